import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { PAYMENT_CLOCK_SKEW_SECONDS, PAYMENT_HEADERS } from '@atrium/contracts/payment-provider';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Headers for a raw body that is sent now. The nonce is new, so that a repeat is a different message. */
export function signed(secret: string, rawBody: string | Buffer, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const nonce = randomUUID();
  return {
    [PAYMENT_HEADERS.timestamp]: timestamp,
    [PAYMENT_HEADERS.nonce]: nonce,
    [PAYMENT_HEADERS.signature]: digest(secret, timestamp, nonce, rawBody),
  };
}

export function digest(secret: string, timestamp: string, nonce: string, rawBody: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.`).update(rawBody).digest('hex');
}

/** Refuses wrong and stale signatures and a nonce that was used within the clock's tolerance. */
export function createVerifier(secret: string): (headers: Headers, rawBody: string, now?: number) => boolean {
  const seen = new Map<string, number>();
  return (headers, rawBody, now = Date.now()) => {
    const [timestamp, nonce, signature] = [
      PAYMENT_HEADERS.timestamp,
      PAYMENT_HEADERS.nonce,
      PAYMENT_HEADERS.signature,
    ].map((name) => String(headers[name] ?? '')) as [string, string, string];
    const age = Math.abs(now / 1000 - Number(timestamp));
    if (!(age <= PAYMENT_CLOCK_SKEW_SECONDS) || nonce.length < 8 || seen.has(nonce)) return false;
    const expected = Buffer.from(digest(secret, timestamp, nonce, rawBody));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    for (const [old, at] of seen) if (now - at > 2_000 * PAYMENT_CLOCK_SKEW_SECONDS) seen.delete(old);
    seen.set(nonce, now);
    return true;
  };
}
