import { mayReplace, type Snapshot, type TrustedKey } from '@atrium/contracts/snapshot';
import { type SnapshotChange, withChange } from '@atrium/contracts/snapshot-change';
import { type Verdict, verifySnapshot } from './verify-snapshot.ts';

export interface SnapshotOptions {
  /** Verified by `chooseSnapshot`; undefined when no snapshot could be trusted. */
  snapshot: Snapshot | undefined;
  keys: readonly TrustedKey[];
  /** Called when a snapshot is signed by a key that is not among them: the keys that are trusted now. */
  renewKeys?(): Promise<readonly TrustedKey[]>;
  /** Fetches the newest snapshot, where a change does not fit the one in use. Without it such a change is not applied. */
  fetchSnapshot?(): Promise<unknown>;
}

/** `older`: what is in use is as new, or newer. */
export type Applied = 'applied' | 'older' | 'refused';

export interface SnapshotInUse {
  current(): Snapshot | undefined;
  /** Uses a pushed snapshot if the registry signed it and it is newer. */
  apply(received: unknown): Promise<Applied>;
  /** The same for a `SnapshotChange`; where it does not fit the snapshot in use, for the newest one. Source: 13-17. */
  applyChange(received: unknown): Promise<Applied>;
}

interface Ports {
  /** Called with each new snapshot, which is in use from then on. */
  used(snapshot: Snapshot): void;
  refused(cause: string): void;
}

/** The verified snapshot of a page. What arrives is applied one after the other, since a change needs the one before it. */
export function createSnapshotInUse(options: SnapshotOptions, { used, refused }: Ports): SnapshotInUse {
  let { snapshot: current, keys } = options;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }
  async function verdictOn(received: unknown): Promise<Verdict> {
    const verdict = await verifySnapshot(received, keys);
    if (verdict.ok || verdict.reason !== 'unknown-key' || !options.renewKeys) return verdict;
    keys = await options.renewKeys();
    return await verifySnapshot(received, keys);
  }
  function take(verdict: Verdict): Applied {
    if (!verdict.ok) {
      refused(verdict.reason);
      return 'refused';
    }
    const { snapshot } = verdict;
    if (snapshot.registryId === current?.registryId && snapshot.sequence === current.sequence) return 'older';
    if (!mayReplace(snapshot, current)) {
      refused('older');
      return 'older';
    }
    current = snapshot;
    used(snapshot);
    return 'applied';
  }
  async function apply(received: unknown): Promise<Applied> {
    const { signature, sequence } = (received ?? {}) as Partial<Snapshot>;
    // Received twice: from the stream and from another tab.
    if (current && signature === current.signature && sequence === current.sequence) return 'older';
    return take(await verdictOn(received));
  }

  return {
    current: () => current,
    apply: (received) => inTurn(() => apply(received)),
    applyChange: (received) =>
      inTurn(async () => {
        const change = (received ?? {}) as SnapshotChange;
        if (change.rest?.registryId === current?.registryId && change.rest.sequence <= current!.sequence)
          return 'older';
        const whole = withChange(current, change);
        const verdict = whole && (await verdictOn(whole));
        if (verdict?.ok) return take(verdict);
        if (options.fetchSnapshot) return await apply(await options.fetchSnapshot());
        refused(verdict ? verdict.reason : 'malformed');
        return 'refused';
      }),
  };
}
