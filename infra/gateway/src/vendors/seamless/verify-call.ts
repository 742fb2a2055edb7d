import { SEAMLESS_CLOCK_SKEW_SECONDS, SEAMLESS_HEADERS } from '@atrium/contracts/seamless';
import { sameSignature, signatureOf } from '../../platform/hmac.ts';
import type { SeamlessPorts } from './seamless-ports.ts';
import type { CallingVendor } from './vendor-reads.ts';

type Headers = Record<string, string | string[] | undefined>;

/**
 * The vendor that signed this call, verified on the raw bytes before anything is parsed. Undefined for an unknown
 * vendor, a stale timestamp, a bad signature or a repeated nonce alike, so that each is answered with the same 401.
 * `balancedCall` is the balancer's ID of a call: it sends the same one again when a gateway was lost, nonce and all.
 */
export async function verifyCall(
  { parts, reads }: SeamlessPorts,
  headers: Headers,
  rawBody: Buffer,
  balancedCall?: string,
): Promise<CallingVendor | undefined> {
  const given = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '');
  const [vendorId, timestamp, nonce, signature] = [
    given(SEAMLESS_HEADERS.vendorId),
    given(SEAMLESS_HEADERS.timestamp),
    given(SEAMLESS_HEADERS.nonce),
    given(SEAMLESS_HEADERS.signature),
  ];
  if (!vendorId || !nonce || nonce.length > 128 || !signature || !/^\d{1,12}$/.test(timestamp)) return undefined;
  const { vendorPrefix } = parts.config;
  if (!vendorId.startsWith(vendorPrefix)) return undefined;
  const code = vendorId.slice(vendorPrefix.length);
  const now = parts.clock.now();
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SEAMLESS_CLOCK_SKEW_SECONDS) return undefined;
  const signed = (vendor: CallingVendor | undefined) =>
    secretsOf(vendor, now).some((secret) => sameSignature(signatureOf(secret, timestamp, nonce, rawBody), signature));
  let vendor = await reads.vendor(code);
  if (!signed(vendor)) vendor = await reads.vendor(code, true);
  if (!vendor || !signed(vendor)) return undefined;
  return (await reads.noteNonce(vendor.code, nonce, balancedCall)) ? vendor : undefined;
}

/** Two secrets are valid while one is being replaced. */
function secretsOf(vendor: CallingVendor | undefined, now: Date): string[] {
  if (!vendor) return [];
  const { secret, previousSecret, previousUntil } = vendor;
  return previousSecret !== null && (previousUntil === null || previousUntil > now)
    ? [secret, previousSecret]
    : [secret];
}
