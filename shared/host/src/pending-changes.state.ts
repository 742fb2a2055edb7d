import { sessionAtom } from '@atrium/host';
import { type Atom, atom, type WritableAtom } from 'jotai';

/** A change that a screen shows before the gateway has confirmed it. */
export interface PendingChange {
  /** The account that made it. */
  readonly account: string | undefined;
}

export interface PendingChanges<Change extends PendingChange> {
  /** Changes that the gateway has not confirmed, oldest first. */
  readonly pendingAtom: Atom<readonly Change[]>;
  /**
   * Adds a change and sends it after those before it, so that the gateway ends with the last one. It is pending until `send`
   * has settled. Rejects as `send` does; resolves to undefined, unsent, when its account has signed out meanwhile.
   */
  readonly sendAtom: WritableAtom<null, [change: Change, send: () => Promise<void>], Promise<void>>;
}

/** A queue of optimistic changes, sent one after the other. A failed one leaves the queue alone; the others go on. */
export function createPendingChanges<Change extends PendingChange>(): PendingChanges<Change> {
  const pendingAtom = atom<readonly Change[]>([]);
  let last: Promise<void> = Promise.resolve();
  const sendAtom = atom(null, (get, set, change: Change, send: () => Promise<void>): Promise<void> => {
    set(pendingAtom, (pending) => [...pending, change]);
    const sent = last.then(async () => {
      try {
        if (get(sessionAtom)?.account === change.account) await send();
      } finally {
        set(pendingAtom, (pending) => pending.filter((one) => one !== change));
      }
    });
    last = sent.catch(() => undefined);
    return sent;
  });
  return { pendingAtom, sendAtom };
}
