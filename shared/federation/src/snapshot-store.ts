import type { Snapshot } from '@atrium/contracts/snapshot';

const KEY = 'atrium.snapshot';
const BROWSER = 'atrium.browser';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** The last good snapshot of this browser. It is verified again when it is read; storage may be full, closed or old. */
export function keepSnapshot(storage: Storage | undefined, snapshot: unknown): void {
  try {
    storage?.setItem(KEY, JSON.stringify(snapshot));
  } catch {
    // A browser that cannot keep it starts from the next page's own snapshot.
  }
}

export function keptSnapshot(storage: Storage | undefined): unknown {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** A random name of this browser, for canary cohorts only; it never leaves the browser. */
export function browserName(storage: Storage | undefined): string {
  try {
    const known = storage?.getItem(BROWSER);
    if (known) return known;
    const name = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    storage?.setItem(BROWSER, name);
    return name;
  } catch {
    return 'unnamed';
  }
}

/** Whether `candidate` may follow `known`: anything of another registry, else nothing that is older. */
export function mayFollow(candidate: Snapshot, known: Snapshot | undefined): boolean {
  return !known || candidate.registryId !== known.registryId || candidate.sequence >= known.sequence;
}
