import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_SHELL, type KeptShell } from '@atrium/contracts/offline';
import type { Configuration } from 'webpack';
import { baseConfiguration } from './base-configuration.ts';
import { compile } from './compile.ts';
import type { ArtefactFile } from './manifest.ts';

const SOURCE = './src/offline/worker.ts';
/** Its name in the shell's folder: the gateway serves the present shell's one under an address that stays. */
const WORKER = 'worker.js';

export interface OfflineShell {
  folder: string;
  /** Where the built shell stands. */
  output: string;
  /** Name of the folder that it will be served from. */
  hash: string;
  files: readonly ArtefactFile[];
  fonts: readonly string[];
}

/**
 * Builds the service worker of a shell, if it has one. What it keeps stands before its code, so that another shell is
 * another worker: that is how browsers come to know that there is a new version.
 */
export async function buildOfflineWorker({ folder, output, hash, files, fonts }: OfflineShell): Promise<void> {
  if (!existsSync(join(folder, SOURCE))) return;
  const drafts = join(output, 'worker-draft');
  await compile(workerConfiguration(folder, drafts));
  const base = `/shell/${hash}/`;
  const kept: KeptShell = {
    base,
    files: files.filter(({ path }) => path.endsWith('.js') || fonts.includes(path)).map(({ path, integrity }) => ({ url: base + path, integrity, revision: null })),
  };
  writeFileSync(join(drafts, WORKER), `self.${KEPT_SHELL}=${JSON.stringify(kept)};\n${readFileSync(join(drafts, WORKER), 'utf8')}`);
  writeFileSync(join(output, WORKER), readFileSync(join(drafts, WORKER)));
  rmSync(drafts, { recursive: true });
}

function workerConfiguration(folder: string, output: string): Configuration {
  const base = baseConfiguration({ folder, output });
  return {
    ...base,
    target: ['webworker', 'es2023'],
    entry: { worker: SOURCE },
    // One file: a worker whose parts are fetched later might not get them when it is needed.
    output: { path: output, filename: WORKER },
    plugins: [],
  };
}
