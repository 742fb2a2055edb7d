import { createPublicKey, verify } from 'node:crypto';
import type { TrustedKey } from '@atrium/contracts/snapshot';

/** Whether this is the key's Ed25519 signature (base64) over the text. Never throws. */
export function isSigned(text: string, signature: string, { publicKey }: TrustedKey): boolean {
  try {
    const x = Buffer.from(publicKey, 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
