import type { EncryptedEnvelope } from '@atrium/contracts/live';
import { wrappedKey } from './wrapped-key.ts';

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

export interface EncryptedPayload {
  /** Header `Encryption`: the reversed random key, RSA-encrypted with the gateway's public key, base64. */
  header: string;
  envelope: EncryptedEnvelope;
}

/**
 * Encrypts one request body: a fresh 256-bit key as hexadecimal text, AES-256-GCM over the JSON; the key's text is
 * reversed and wrapped by RSA (PKCS#1 v1.5). GCM authenticates the body, so the gateway refuses a tampered key or body.
 * Source: specification 3 (free play payload) and 7 (mark E), requirements 3-79, 7-004.
 */
export async function encryptPayload(body: unknown, publicKey: string): Promise<EncryptedPayload> {
  const { key, wrapped } = await wrappedKey(publicKey);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    aes,
    new TextEncoder().encode(JSON.stringify(body)),
  );
  return { header: wrapped, envelope: { iv: base64(iv), data: base64(new Uint8Array(data)) } };
}
