import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CheckResult } from './check.ts';

/**
 * Budgets in bytes: the entry of a remote, compressed by gzip; the scripts of every page and, with those of home itself, which
 * are requested with its first paint, of home, compressed by brotli.
 */
export const BUDGETS = { entry: 8 * 1024, shell: 130 * 1024, home: 138 * 1024 };

interface Built {
  shellFolder: string;
  /** The folder of each built remote. */
  remotes: { name: string; folder: string }[];
}
interface SizedFile {
  path: string;
  gzip: number;
}

/** Checks that the first scripts of a visit stay within their budgets. */
export function checkSizes({ shellFolder, remotes }: Built): CheckResult {
  const problems = remotes.flatMap(({ name, folder }) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      entry: string;
      files: SizedFile[];
    };
    const gzip = manifest.files.find((file) => file.path === manifest.entry)?.gzip ?? Number.POSITIVE_INFINITY;
    return gzip > BUDGETS.entry ? [`the entry of ${name} has ${gzip} bytes (gzip), more than ${BUDGETS.entry}.`] : [];
  });
  const { scripts, preload } = JSON.parse(readFileSync(join(shellFolder, 'shell.json'), 'utf8')) as {
    scripts: { path: string }[];
    preload?: { home: { path: string }[] };
  };
  const sizeOf = (files: { path: string }[]) =>
    files.reduce((sum, { path }) => sum + released(join(shellFolder, path)), 0);
  const shell = sizeOf(scripts);
  if (shell > BUDGETS.shell)
    problems.push(`the shell's first scripts have ${shell} bytes (brotli), more than ${BUDGETS.shell}.`);
  const home = shell + sizeOf(preload?.home ?? []);
  if (home > BUDGETS.home) problems.push(`the scripts of home have ${home} bytes (brotli), more than ${BUDGETS.home}.`);
  return { name: 'the entries of remotes and the shell stay within their budgets', problems };
}

/** The size that a release serves; development builds compress less. */
function released(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
