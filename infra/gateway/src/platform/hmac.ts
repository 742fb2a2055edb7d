import { createHmac, timingSafeEqual } from 'node:crypto';

/** `hex(HMAC-SHA256(secret, timestamp + "." + nonce + "." + raw body))`, in both directions of vendors and payments. */
export function signatureOf(secret: string, timestamp: string, nonce: string, rawBody: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.`).update(rawBody).digest('hex');
}

/** Compares in constant time. */
export function sameSignature(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
