import { type Snapshot, signedText, type TrustedKey } from '@atrium/contracts/snapshot';
import { isSnapshot } from './snapshot-shape.ts';

export type Verdict =
  | { ok: true; snapshot: Snapshot }
  | { ok: false; reason: 'malformed' | 'unknown-key' | 'bad-signature' | 'unverifiable' };

/**
 * Checks that the registry signed a snapshot: Ed25519 over the canonical text of everything received, also of fields
 * that this shell does not know. Never rejects. `unverifiable` where the browser has no WebCrypto (plain http on another
 * host than localhost).
 */
export async function verifySnapshot(
  received: unknown,
  keys: readonly TrustedKey[],
  subtle = globalThis.crypto?.subtle,
): Promise<Verdict> {
  if (!isSnapshot(received)) return { ok: false, reason: 'malformed' };
  if (!subtle) return { ok: false, reason: 'unverifiable' };
  const trusted = keys.find((key) => key.keyId === received.keyId);
  if (!trusted) return { ok: false, reason: 'unknown-key' };
  try {
    const key = await subtle.importKey('raw', bytesOf(trusted.publicKey), { name: 'Ed25519' }, false, ['verify']);
    const text = new TextEncoder().encode(signedText(received));
    const good = await subtle.verify({ name: 'Ed25519' }, key, bytesOf(received.signature), text);
    return good ? { ok: true, snapshot: received } : { ok: false, reason: 'bad-signature' };
  } catch {
    return { ok: false, reason: 'bad-signature' };
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
