import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ownSecret } from '../platform/own-secret.ts';
import type { Parts } from '../platform/parts.ts';

/** A page reports for this time after it was served; what it has reported is remembered as long. */
export const PAGE_LIFE_MS = 3 * 24 * 3_600_000;

type Needs = Pick<Parts, 'database' | 'config' | 'clock'>;

const macOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`page ${text}`).digest('base64url').slice(0, 22);

/** The nonce of a page that is being served: when, a random number, and the gateways' signature of both. */
export async function pageNonce(parts: Needs): Promise<string> {
  const served = Math.floor(parts.clock.now().getTime() / 1_000).toString(36);
  const text = `${served}.${randomBytes(16).toString('base64url')}`;
  return `${text}.${macOf(await ownSecret(parts, 'page nonces'), text)}`;
}

/** Whether a gateway of this site has served a page with this nonce, not too long ago. */
export async function isServedPage(parts: Needs, nonce: string): Promise<boolean> {
  const [served = '', random = '', mac = ''] = nonce.split('.');
  const expected = macOf(await ownSecret(parts, 'page nonces'), `${served}.${random}`);
  if (mac.length !== expected.length || !timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return false;
  return parts.clock.now().getTime() - Number.parseInt(served, 36) * 1_000 < PAGE_LIFE_MS;
}
