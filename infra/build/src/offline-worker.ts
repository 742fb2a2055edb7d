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
  /** Paths of the files with texts, by language tag. */
  texts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds the service worker of a shell, if it has one. What it keeps stands before its code, so that another shell is
 * another worker: that is how browsers come to know that there is a new version.
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

/** The whole shell with English; texts in other languages stand beside it, since nobody reads ten. */
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
    // One file: a worker whose parts are fetched later might not get them when it is needed.
    output: { path: output, filename: WORKER },
    plugins: [],
  };
}
