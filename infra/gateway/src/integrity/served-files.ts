import type { Snapshot } from '@atrium/contracts/snapshot';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedPart } from './checked-part.ts';

interface Named {
  url: string;
  integrity: string;
}

/**
 * What a snapshot names with its hash: entries, kits and the files that all pages or one page load first, of every version
 * that some browser gets.
 */
export const filesOfSnapshot = (snapshot: Snapshot | undefined): Named[] => namedIn(snapshot?.remotes);

function namedIn(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const { url, entry, integrity } = value as { url?: unknown; entry?: unknown; integrity?: unknown };
  const address = url ?? entry;
  const own = typeof address === 'string' && typeof integrity === 'string' ? [{ url: address, integrity }] : [];
  return [...own, ...Object.values(value).flatMap(namedIn)];
}

/**
 * Files below the folder that the site serves, against the hashes that pages name. A file that only the store of versions
 * has is not in this folder: the browser checks its hash.
 */
export function servedFiles(artifactsFolder: string | undefined, named: readonly Named[]): CheckedPart[] {
  if (!artifactsFolder) return [];
  const unique = new Map(named.map((file) => [file.url, file]));
  return [...unique.values()].flatMap(({ url, integrity }): CheckedPart[] => {
    const path = join(artifactsFolder, url);
    if (!existsSync(path)) return [];
    const [algorithm = 'sha384'] = integrity.split('-');
    const actual = createHash(algorithm).update(readFileSync(path)).digest('base64');
    return [{ name: url, expected: integrity, actual: `${algorithm}-${actual}` }];
  });
}
