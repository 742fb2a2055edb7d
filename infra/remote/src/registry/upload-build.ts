import { upload, UPLOAD_TYPE } from '@atrium/contracts/registry-versions';
import { packFolder } from '@atrium/remote-contract/pack-folder';
import { type RegistryAccess, requestJson } from './call-registry.ts';

export interface Build {
  access: RegistryAccess;
  name: string;
  version: string;
  /** The built files, with their `manifest.json`. */
  folder: string;
  untested?: string | undefined;
}

/** Uploads a built version to the registry, which checks, stores and registers it. */
export async function uploadBuild({ access: { url, token }, name, version, folder, untested }: Build) {
  const path = upload.path.replace(':name', encodeURIComponent(name)).replace(':version', encodeURIComponent(version));
  const address = new URL(path, url);
  if (untested !== undefined) address.searchParams.set('untested', untested);
  const bytes = { type: UPLOAD_TYPE, content: await packFolder(folder) };
  return (await requestJson(address, { method: upload.method, token, bytes })) as {
    name: string;
    version: string;
    created: boolean;
  };
}
