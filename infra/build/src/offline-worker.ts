import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_SHELL, type KeptShell } from '@atrium/contracts/offline';
import type { Configuration } from 'webpack';
import { baseConfiguration } from './base-configuration.ts';
import { compile } from './compile.ts';
import type { ArtefactFile } from './manifest.ts';

const SOURCE = './src/offline/worker.ts';
/** Its name in the shell's folder. The gateway serves the current shell's worker at a fixed address. */
const WORKER = 'worker.js';

export interface OfflineShell {
  folder: string;
  /** The folder of the built shell. */
  output: string;
  /** The name of the folder that it is served from. */
  hash: string;
  files: readonly ArtefactFile[];
  fonts: readonly string[];
  /** The paths of the files with texts, by language tag. */
  texts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds the service worker of a shell, if it has one. The list of cached files precedes its code, so every shell has a
 * different worker, which is how browsers detect a new version.
 */
export async function buildOfflineWorker({ folder, output, hash, ...shell }: OfflineShell): Promise<void> {
  if (!existsSync(join(folder, SOURCE))) return;
  const drafts = join(output, 'worker-draft');
  await compile(workerConfiguration(folder, drafts));
  const kept = keptShell(`/shell/${hash}/`, shell);
  writeFileSync(
    join(drafts, WORKER),
    `self.${KEPT_SHELL}=${JSON.stringify(kept)};\n${readFileSync(join(drafts, WORKER), 'utf8')}`,
  );
  writeFileSync(join(output, WORKER), readFileSync(join(drafts, WORKER)));
  rmSync(drafts, { recursive: true });
}

/**
 * The whole shell with its English texts. Other languages are listed separately, since a visitor reads only one or two.
 */
export function keptShell(
  base: string,
  { files, fonts, texts }: Pick<OfflineShell, 'files' | 'fonts' | 'texts'>,
): KeptShell {
  const { en: _alwaysKept, ...others } = texts;
  const byLanguage = new Set(Object.values(others).flat());
  const keptOf = ({ path, integrity }: ArtefactFile) => ({ url: base + path, integrity });
  return {
    base,
    files: files
      .filter(({ path }) => (path.endsWith('.js') && !byLanguage.has(path)) || fonts.includes(path))
      .map((file) => ({ ...keptOf(file), revision: null })),
    texts: Object.fromEntries(
      Object.entries(others).map(([language, paths]) => [
        language,
        files.filter(({ path }) => paths.includes(path)).map(keptOf),
      ]),
    ),
  };
}

function workerConfiguration(folder: string, output: string): Configuration {
  const base = baseConfiguration({ folder, output });
  return {
    ...base,
    target: ['webworker', 'es2023'],
    entry: { worker: SOURCE },
    // One file: the network may be down when a worker loads further chunks.
    output: { path: output, filename: WORKER },
    plugins: [],
  };
}
