import { canonicalJson } from './canonical-json.ts';
import type { Snapshot, TrustedKey } from './snapshot.ts';

/*
 * The append-only log of all snapshots, a Merkle tree as in Certificate Transparency (RFC 6962, section 2.1): a leaf is the
 * canonical text of one signed snapshot, in the order of issue. A signed head commits the registry to everything before.
 * Source: 13-23.
 */

/** Public, on the registry's origin and on the site's: the newest signed head. */
export const LOG_PATH = '/registry/log';
/** `?sequence=N`: the proof that this snapshot is in the log; `?from=SIZE`: that the log with that many entries is a part of it. */
export const LOG_PROOF_PATH = '/registry/log/proof';

/** How far the log has come, signed by a key for snapshots over `headText`. Hashes are base64. */
export interface LogHead {
  registryId: string;
  size: number;
  root: string;
  signature: string;
  keyId: string;
}
/** The neighbours on the way from entry `index` (counted from 0) to the root of `head`. */
export interface InclusionProof {
  head: LogHead;
  index: number;
  path: string[];
}
/** The hashes that connect the root of the first `from` entries with that of `head`. */
export interface ConsistencyProof {
  head: LogHead;
  from: number;
  path: string[];
}

/** What the signature of a head covers. */
export const headText = ({ registryId, size, root }: Omit<LogHead, 'signature' | 'keyId'>): string =>
  canonicalJson({ log: 1, registryId, size, root });

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (base64: string): Bytes => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const same = (one: Bytes, other: Bytes) => one.length === other.length && one.every((byte, at) => byte === other[at]);
const digest = async (prefix: 0 | 1, ...parts: Bytes[]): Promise<Bytes> => {
  const whole = new Uint8Array(1 + parts.reduce((sum, part) => sum + part.length, 0));
  whole[0] = prefix;
  let at = 1;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
};

/** Whether a key that the page trusts has signed the head. */
export async function isHeadSigned(head: LogHead, keys: readonly TrustedKey[]): Promise<boolean> {
  const trusted = keys.find(({ keyId }) => keyId === head.keyId);
  if (!trusted) return false;
  const key = await crypto.subtle.importKey('raw', bytesOf(trusted.publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytesOf(head.signature), new TextEncoder().encode(headText(head)));
}

/** Whether the proof leads from this very snapshot to the root of its head. RFC 6962, 2.1.1. */
export async function isIncluded(snapshot: Snapshot, { head, index, path }: InclusionProof): Promise<boolean> {
  if (!(index >= 0 && index < head.size)) return false;
  let hash = await digest(0, new TextEncoder().encode(canonicalJson(snapshot)));
  let node = index;
  let last = head.size - 1;
  for (const step of path.map(bytesOf)) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = await digest(1, step, hash);
      while (node % 2 === 0 && node !== 0) {
        node = Math.floor(node / 2);
        last = Math.floor(last / 2);
      }
    } else hash = await digest(1, hash, step);
    node = Math.floor(node / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 && same(hash, bytesOf(head.root));
}

/** Whether the log with the root `before` is the beginning of that of the proof's head: nothing was changed or taken out. RFC 6962, 2.1.2. */
export async function isContinued(before: string, { head, from, path }: ConsistencyProof): Promise<boolean> {
  if (!(from > 0 && from <= head.size)) return false;
  if (from === head.size) return path.length === 0 && before === head.root;
  const steps = path.map(bytesOf);
  // Of a whole tree the old root itself is the first step.
  if (Number.isInteger(Math.log2(from))) steps.unshift(bytesOf(before));
  const first = steps.shift();
  if (!first) return false;
  let node = from - 1;
  let last = head.size - 1;
  while (node % 2 === 1) {
    node = Math.floor(node / 2);
    last = Math.floor(last / 2);
  }
  let old = first;
  let now = first;
  for (const step of steps) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      old = await digest(1, step, old);
      now = await digest(1, step, now);
      while (node % 2 === 0 && node !== 0) {
        node = Math.floor(node / 2);
        last = Math.floor(last / 2);
      }
    } else now = await digest(1, now, step);
    node = Math.floor(node / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 && same(old, bytesOf(before)) && same(now, bytesOf(head.root));
}

/**
 * Whether two verified snapshots prove that their registry said two things: one sequence, two contents. The signature covers
 * everything, and Ed25519 gives one signature per content and key.
 */
export const areForked = (one: Snapshot, other: Snapshot): boolean =>
  one.registryId === other.registryId &&
  one.sequence === other.sequence &&
  one.brand === other.brand &&
  one.signature !== other.signature;
