import { randomBytes } from 'node:crypto';
import { SEAMLESS_HEADERS } from '@atrium/contracts/seamless';
import { signatureOf } from '../../platform/hmac.ts';
import type { TestPlayer, TestVendor } from '../../vendors/testing/test-vendor.ts';

/** A vendor's bet as its server sends it over HTTP now, with a nonce of its own. `amount` in minor units. */
export function signedBet(
  { code, secret, gameId }: Pick<TestVendor, 'code' | 'secret' | 'gameId'>,
  { sessionToken }: Pick<TestPlayer, 'sessionToken'>,
  bet: { txId: string; roundId: string; amount: string },
): RequestInit {
  const body = JSON.stringify({ sessionToken, gameId, currency: 'PHP', ...bet });
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(12).toString('hex')];
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [SEAMLESS_HEADERS.vendorId]: code,
      [SEAMLESS_HEADERS.timestamp]: timestamp,
      [SEAMLESS_HEADERS.nonce]: nonce,
      [SEAMLESS_HEADERS.signature]: signatureOf(secret, timestamp, nonce, body),
    },
  };
}
