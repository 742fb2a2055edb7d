import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeManifest } from '@atrium/build/complete-manifest';
import type { RemoteManifest } from '@atrium/build/manifest';
import { registrationOf } from '@atrium/build/registration';
import { register } from '@atrium/contracts/registry-versions';
import { callRegistry, type RegistryAccess } from '../call-registry.ts';
import { keepVersion } from './keep-version.ts';

export interface ReadyBuild {
  access: RegistryAccess;
  /** Where released versions are kept besides; undefined: in the data folder alone. */
  store: string | undefined;
  artifactsFolder: string;
  name: string;
  folder: string;
}

/** Takes a build that somebody else's bundler made: completes its manifest, places its files, registers it. */
export async function registerBuild({ access, store, artifactsFolder, name, folder }: ReadyBuild) {
  const manifest = await completeManifest(folder);
  if (manifest.name !== name) throw new Error(`The build in ${folder} belongs to "${manifest.name}", not "${name}".`);
  const { version } = manifest;
  const target = join(artifactsFolder, 'remotes', name, version);
  const mine = readFileSync(join(folder, 'manifest.json'), 'utf8');
  if (existsSync(join(target, 'manifest.json')) && readFileSync(join(target, 'manifest.json'), 'utf8') !== mine) {
    throw new Error(`${name} ${version} already exists with different content. Raise the version and build again.`);
  }
  cpSync(folder, target, { recursive: true });
  await keepVersion(store, { name, version, folder: target });
  return callRegistry(access, register, {
    params: { name },
    body: registrationOf(manifest as unknown as RemoteManifest),
  });
}
