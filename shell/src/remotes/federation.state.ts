import type { Snapshot } from '@atrium/contracts/snapshot';
import type { Federation } from '@atrium/federation/federation';
import { atom } from 'jotai';

/** The snapshot in use: which remotes there are, and where. Null when none could be trusted. */
export const snapshotAtom = atom<Snapshot | null>(null);

let started: Federation | undefined;
let start: () => Promise<Federation> = () =>
  Promise.reject(new Error('The federation has no start: call startFederation first.'));
let starting: Promise<Federation> | undefined;

export function provideFederation(federation: Federation): void {
  started = federation;
  starting = Promise.resolve(federation);
}

/** Set by the boot: creates the store at its first use. */
export function provideFederationStart(make: () => Promise<Federation>): void {
  start = make;
}

/** The store of all remotes, created at the first call. Home needs none until after its first paint. */
export function startedFederation(): Promise<Federation> {
  starting ??= start().then(
    (made) => {
      started = made;
      return made;
    },
    (error: unknown) => {
      starting = undefined;
      throw error;
    },
  );
  return starting;
}

/** The store of all remotes of this page, for screens that are shown only after `startedFederation`. */
export function federation(): Federation {
  if (!started) throw new Error('The federation has not started: await startedFederation before a remote is shown.');
  return started;
}
