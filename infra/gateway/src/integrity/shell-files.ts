import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Named {
  path: string;
  integrity: string;
}
interface Described {
  scripts: Named[];
  styles?: Named[];
  /** Files of first screens: of home, of a remote, of each own page, of each language. */
  preload?: Record<string, unknown>;
  /** Everything that the build wrote, with what its code loads later. */
  files?: Named[];
}

/** The files of every shell build of the site, with the hashes of its own description. */
export function shellFiles(artifactsFolder: string | undefined): { url: string; integrity: string }[] {
  const home = join(artifactsFolder ?? '', 'shell');
  if (!artifactsFolder || !existsSync(home)) return [];
  return readdirSync(home).flatMap((hash) => {
    const file = join(home, hash, 'shell.json');
    if (!existsSync(file)) return [];
    const { scripts, styles = [], preload, files = [] } = JSON.parse(readFileSync(file, 'utf8')) as Described;
    // What pages name comes last, because the last hash of a file is the one that it is held to.
    return [...files, ...scripts, ...styles, ...namedIn(preload)]
      .filter(({ integrity }) => integrity)
      .map(({ path, integrity }) => ({ url: `/shell/${hash}/${path}`, integrity }));
  });
}

/** Every file in a tree of lists. */
function namedIn(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('path' in value && 'integrity' in value) return [value as Named];
  return Object.values(value).flatMap(namedIn);
}
