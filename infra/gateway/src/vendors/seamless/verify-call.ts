import { SEAMLESS_CLOCK_SKEW_SECONDS, SEAMLESS_HEADERS, SEAMLESS_NONCE_MINUTES } from '@atrium/contracts/seamless';
import { sameSignature, signatureOf } from '../../platform/hmac.ts';
import type { Parts } from '../../platform/parts.ts';

/** A vendor as far as its calls need it. */
export interface CallingVendor {
  code: string;
  name: string;
  secret: string;
  previousSecret: string | null;
  lateBet: 'error' | 'noop';
  category: string;
}

type Headers = Record<string, string | string[] | undefined>;

/**
 * Who signed this call: checked on the raw bytes before anything is parsed. Undefined for whatever is wrong (unknown
 * vendor, stale time, bad signature, a nonce seen before): the answer is one and the same 401.
 */
export async function verifyCall(parts: Parts, headers: Headers, rawBody: Buffer): Promise<CallingVendor | undefined> {
  const [vendorId, timestamp, nonce, signature] = [
    SEAMLESS_HEADERS.vendorId,
    SEAMLESS_HEADERS.timestamp,
    SEAMLESS_HEADERS.nonce,
    SEAMLESS_HEADERS.signature,
  ].map((name) => (typeof headers[name] === 'string' ? headers[name] : ''));
  if (!vendorId || !nonce || nonce.length > 128 || !signature || !/^\d{1,12}$/.test(timestamp ?? '')) return undefined;
  const now = parts.clock.now();
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SEAMLESS_CLOCK_SKEW_SECONDS) return undefined;
  const vendor = await parts.database.first<CallingVendor>(
    {
      name: 'calling-vendor',
      text: 'SELECT code, name, secret, previous_secret AS "previousSecret", late_bet AS "lateBet", category FROM vendors WHERE code = $1 AND secret IS NOT NULL',
    },
    [vendorId],
  );
  if (!vendor) return undefined;
  // Two secrets are good while one is being replaced.
  const fits = [vendor.secret, vendor.previousSecret].some(
    (secret) => secret !== null && sameSignature(signatureOf(secret, timestamp!, nonce, rawBody), signature),
  );
  if (!fits) return undefined;
  const fresh = await parts.database.run(
    {
      name: 'vendor-nonce',
      text: 'INSERT INTO vendor_nonces (vendor_code, nonce, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    },
    [vendor.code, nonce, now],
  );
  if (Math.random() < 0.002)
    await parts.database.run("DELETE FROM vendor_nonces WHERE at < $1::timestamptz - $2 * interval '1 minute'", [
      now,
      SEAMLESS_NONCE_MINUTES,
    ]);
  return fresh === 1 ? vendor : undefined;
}
