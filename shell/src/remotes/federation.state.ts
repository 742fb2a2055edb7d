import type { Snapshot } from '@atrium/contracts/snapshot';
import type { Federation } from '@atrium/federation/federation';
import { atom } from 'jotai';

/** The snapshot in use: which remotes there are, and where. Null when none could be trusted. */
export const snapshotAtom = atom<Snapshot | null>(null);

let started: Federation | undefined;

export function provideFederation(federation: Federation): void {
  started = federation;
}

/** The store of all remotes of this page. */
export function federation(): Federation {
  if (!started) throw new Error('The federation has not started: call startFederation before a screen is shown.');
  return started;
}
