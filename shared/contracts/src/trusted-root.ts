import { canonicalJson } from './canonical-json.ts';
import type { TrustedKey } from './snapshot.ts';

/*
 * The keys that may sign snapshots, as the root role of The Update Framework names them: a key that is kept offline signs the
 * list of the keys that sign online. Each root names its successor's signers, so trust in one root leads along the chain to
 * the newest, and a key that was taken away signs nothing any more. The signed snapshot, with its sequence and its
 * expiry, is the framework's snapshot and timestamp in one. Source: 13-04.
 */

/** Public, on the site's origin: every root from the first on, oldest first. */
export const ROOT_PATH = '/registry/root';
/** In the folder that gateways read: the same. */
export const ROOT_FILE = 'trusted-root.json';
/** Id of the element with the root that the page starts from. */
export const SIGNED_ROOT_ELEMENT = 'atrium-trusted-root';

export interface SignedRoot {
  /** Grows by one; a root is replaced by its direct successor alone. */
  version: number;
  issuedAt: string;
  /** Keys that sign roots, kept offline. */
  rootKeys: TrustedKey[];
  /** Keys that sign snapshots and heads of their log. */
  snapshotKeys: TrustedKey[];
  /** Ed25519 over `rootText`, base64, by the root keys of this root and of the one before. */
  signatures: { keyId: string; signature: string }[];
}

/** What the signatures of a root cover. */
export const rootText = ({ version, issuedAt, rootKeys, snapshotKeys }: Omit<SignedRoot, 'signatures'>): string =>
  canonicalJson({ root: 1, version, issuedAt, rootKeys, snapshotKeys });

/** Whether this root may take the place of `current`: the next version, signed by a root key of each of them. */
export const isSuccessor = async (next: SignedRoot, current: SignedRoot): Promise<boolean> =>
  next.version === current.version + 1 &&
  next.snapshotKeys.length > 0 &&
  (await isSignedBy(next, current.rootKeys)) &&
  (await isSignedBy(next, next.rootKeys));

/** The newest root that a chain leads to from `current`; what does not follow from it is ignored. */
export async function followRoots(current: SignedRoot, chain: readonly SignedRoot[]): Promise<SignedRoot> {
  let newest = current;
  for (;;) {
    const next = chain.find(({ version }) => version === newest.version + 1);
    if (!next || !(await isSuccessor(next, newest))) return newest;
    newest = next;
  }
}

/** Whether this can be a root: the fields that its check relies on exist and have the right type. */
export function isRoot(received: unknown): received is SignedRoot {
  const { version, issuedAt, rootKeys, snapshotKeys, signatures } = (received ?? {}) as Partial<SignedRoot>;
  return (
    Number.isInteger(version) &&
    typeof issuedAt === 'string' &&
    [rootKeys, snapshotKeys].every((keys) => haveTexts(keys, 'keyId', 'publicKey')) &&
    haveTexts(signatures, 'keyId', 'signature')
  );
}

const haveTexts = (list: unknown, ...names: string[]): boolean =>
  Array.isArray(list) &&
  list.every((one: Record<string, unknown> | null) => names.every((name) => typeof one?.[name] === 'string'));

export async function isSignedBy(root: SignedRoot, keys: readonly TrustedKey[]): Promise<boolean> {
  const text = new TextEncoder().encode(rootText(root));
  for (const { keyId, signature } of root.signatures) {
    const known = keys.find((key) => key.keyId === keyId);
    if (!known) continue;
    try {
      const key = await crypto.subtle.importKey('raw', bytesOf(known.publicKey), 'Ed25519', false, ['verify']);
      if (await crypto.subtle.verify('Ed25519', key, bytesOf(signature), text)) return true;
    } catch {
      // A key or signature that is none.
    }
  }
  return false;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
