import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Named {
  path: string;
  integrity: string;
}
type Described = { scripts: Named[]; styles?: Named[]; preload?: { home: Named[]; remote: Named[] } };

/** The files of every shell build of the site, with the hashes of its own description. */
export function shellFiles(artifactsFolder: string | undefined): { url: string; integrity: string }[] {
  const home = join(artifactsFolder ?? '', 'shell');
  if (!artifactsFolder || !existsSync(home)) return [];
  return readdirSync(home).flatMap((hash) => {
    const file = join(home, hash, 'shell.json');
    if (!existsSync(file)) return [];
    const { scripts, styles = [], preload } = JSON.parse(readFileSync(file, 'utf8')) as Described;
    return [...scripts, ...styles, ...(preload?.home ?? []), ...(preload?.remote ?? [])]
      .filter(({ integrity }) => integrity)
      .map(({ path, integrity }) => ({ url: `/shell/${hash}/${path}`, integrity }));
  });
}
