import { setTimeout as pause } from 'node:timers/promises';
import { addressAt } from '@atrium/contracts/brand-address';
import { checkProgress } from '@atrium/contracts/registry-browser-checks';
import { upload, UPLOAD_TYPE } from '@atrium/contracts/registry-versions';
import { packFolder } from '@atrium/remote-contract/pack-folder';
import { callRegistry, type RegistryAccess, requestJson } from './call-registry.ts';

export interface Build {
  access: RegistryAccess;
  name: string;
  version: string;
  /** The built files, with their `manifest.json`. */
  folder: string;
  untested?: string | undefined;
  /** Called with what the registry is doing. */
  progress(line: string): void;
}

const POLL_MS = 1_000;

/** Uploads a built version to the registry, which checks, stores and registers it. Reports how far the check is. */
export async function uploadBuild({ access, name, version, folder, untested, progress }: Build) {
  const { url, token } = access;
  const path = upload.path.replace(':name', encodeURIComponent(name)).replace(':version', encodeURIComponent(version));
  // The address of a brand has a path of its own.
  const address = addressAt(url, path);
  if (untested !== undefined) address.searchParams.set('untested', untested);
  const bytes = { type: UPLOAD_TYPE, content: await packFolder(folder) };
  const ending = new AbortController();
  void followCheck({ access, name, version, progress, signal: ending.signal });
  try {
    return (await requestJson(address, { method: upload.method, token, bytes })) as {
      name: string;
      version: string;
      created: boolean;
    };
  } finally {
    ending.abort();
  }
}

/** Reports each step of the check once, until the upload has its answer. */
async function followCheck({
  access,
  name,
  version,
  progress,
  signal,
}: Omit<Build, 'folder'> & { signal: AbortSignal }): Promise<void> {
  let before = '';
  try {
    for (;;) {
      await pause(POLL_MS, undefined, { signal });
      const state = await callRegistry(access, checkProgress, { params: { name, version } });
      const line =
        state &&
        (state.before > 0
          ? `${state.before} ${state.before === 1 ? 'check is' : 'checks are'} before it`
          : (state.step ?? 'starting'));
      if (!signal.aborted && line && line !== before) progress(`In Chromium: ${line}`);
      before = line ?? before;
    }
  } catch {
    // The upload has its answer, or the registry is older and has no progress to tell.
  }
}
