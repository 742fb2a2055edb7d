const KEY = 'atrium.snapshot';
const ROOT = 'atrium.root';
const BROWSER = 'atrium.browser';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Stores the last good snapshot of this browser. It is verified again when it is read; storage may be full, disabled or outdated. */
export function keepSnapshot(storage: Storage | undefined, snapshot: unknown): void {
  try {
    storage?.setItem(KEY, JSON.stringify(snapshot));
  } catch {
    // A browser that cannot store it starts from the snapshot in its next page.
  }
}

export const keptSnapshot = (storage: Storage | undefined): unknown => parsed(storage, KEY);

/** Stores the newest root that this browser has verified, so that a page from a cache brings no revoked key back. */
export function keepRoot(storage: Storage | undefined, root: unknown): void {
  try {
    storage?.setItem(ROOT, JSON.stringify(root));
  } catch {
    // The next page brings its own.
  }
}

export const keptRoot = (storage: Storage | undefined): unknown => parsed(storage, ROOT);

function parsed(storage: Storage | undefined, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A random name of this browser, for canary cohorts alone; it never leaves the browser. */
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
