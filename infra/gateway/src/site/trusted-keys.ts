import { existsSync, readFileSync, statSync } from 'node:fs';
import type { TrustedKey } from '@atrium/contracts/snapshot';

/** The keys that snapshots may be signed with, from the registry's file; read again when it changes. */
export function trustedKeys(file: string | undefined): () => readonly TrustedKey[] {
  let known: { changed: number; keys: readonly TrustedKey[] } | undefined;
  return () => {
    if (!file || !existsSync(file)) return known?.keys ?? [];
    const changed = statSync(file).mtimeMs;
    if (known?.changed !== changed) known = { changed, keys: JSON.parse(readFileSync(file, 'utf8')) as TrustedKey[] };
    return known.keys;
  };
}
