import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The installed version of a package for a folder: the nearest one up the tree. */
export function installedVersion(share: string, folder: string): string | undefined {
  const name = share
    .split('/')
    .slice(0, share.startsWith('@') ? 2 : 1)
    .join('/');
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'node_modules', name, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
    if (at === dirname(at)) return undefined;
  }
}
