import { createHmac } from 'node:crypto';

/** Hex HMAC-SHA256 over `timestamp.nonce.rawBody`; the secret is used as its UTF-8 text. */
export function sign(secret: string, timestamp: string, nonce: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.${rawBody}`).digest('hex');
}
