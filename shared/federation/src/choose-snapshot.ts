import { isStale, mayReplace, type Snapshot, type TrustedKey } from '@atrium/contracts/snapshot';
import { keptSnapshot, keepSnapshot } from './snapshot-store.ts';
import { verifySnapshot } from './verify-snapshot.ts';

export interface ChosenSnapshot {
  snapshot: Snapshot | undefined;
  /** Whether it has expired and its grace is over: used only because no newer one is available. */
  stale: boolean;
  /** Why the page's own snapshot was refused. */
  refused?: string;
}

/**
 * The snapshot to start with: the one in the page when the registry signed it and it is not older than the last good
 * one of this browser (a cached page may be), otherwise the last good one. `undefined` when neither can be trusted.
 */
export async function chooseSnapshot(
  inline: unknown,
  keys: readonly TrustedKey[],
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  now = Date.now(),
): Promise<ChosenSnapshot> {
  const received = keptSnapshot(storage);
  const [fromPage, kept] = await Promise.all([
    verifySnapshot(inline, keys),
    received === null ? undefined : verifySnapshot(received, keys),
  ]);
  // What another brand left at this address says nothing about this one.
  const known =
    kept?.ok && !(fromPage.ok && fromPage.snapshot.brand !== kept.snapshot.brand) ? kept.snapshot : undefined;
  if (fromPage.ok && mayReplace(fromPage.snapshot, known)) {
    keepSnapshot(storage, inline);
    return { snapshot: fromPage.snapshot, stale: isStale(fromPage.snapshot, now) };
  }
  if (known) return { snapshot: known, stale: isStale(known, now), refused: fromPage.ok ? 'older' : fromPage.reason };
  return { snapshot: undefined, stale: false, refused: fromPage.ok ? 'older' : fromPage.reason };
}
