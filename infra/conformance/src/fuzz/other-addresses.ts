import { exampleOf } from '@atrium/contracts/example-of';
import { PAYMENT_WEBHOOK_PATH } from '@atrium/contracts/payments';
import { SEAMLESS_CALLS, SEAMLESS_HEADERS } from '@atrium/contracts/seamless';
import type { Sent } from '../wire/send.ts';
import { CONTENT_TYPES, HOSTILE_TEXTS, RAW_ENCODINGS } from './hostile-values.ts';
import type { Random } from './seeded-random.ts';
import { spoilJson } from './spoil-json.ts';

const VENDOR_CALLS = Object.values(SEAMLESS_CALLS);
const PAGES = [
  '/',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/registry/snapshot',
  '/remotes/',
  '/art/',
  '/ops/config',
  '/ops/vendors',
  '/ops/ledger/verify',
  '/wps/',
  '/no/such/page',
  '//',
  '//?x=1',
] as const;

/**
 * A hostile request to an address outside the contracts: the vendors' wallet, the payments' webhook, operators' calls,
 * pages and files.
 */
export function requestToOtherAddress(random: Random): Sent {
  const path = random.pick([...VENDOR_CALLS.map((call) => call.path), PAYMENT_WEBHOOK_PATH, ...PAGES]);
  const vendor = VENDOR_CALLS.find((call) => call.path === path);
  const hostile = () =>
    random
      .pick(HOSTILE_TEXTS)
      .replace(/[^\t\x20-\x7e]/g, '?')
      .slice(0, 2_000);
  const headers = Object.fromEntries(
    [...Object.values(SEAMLESS_HEADERS), 'authorization', 'content-type', 'cookie', 'if-none-match', 'accept-encoding']
      .filter(() => random.chance(0.4))
      .map((name) => [name, name === 'content-type' ? (random.pick(CONTENT_TYPES) ?? 'application/json') : hostile()]),
  );
  const writes = vendor !== undefined || path === PAYMENT_WEBHOOK_PATH || random.chance(0.2);
  return {
    method: writes ? 'POST' : random.pick(['GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']),
    path:
      path +
      (random.chance(0.3) ? random.pick(RAW_ENCODINGS) : '') +
      (random.chance(0.2) ? `?${random.pick(RAW_ENCODINGS)}` : ''),
    headers: { 'content-type': 'application/json', ...headers },
    ...(writes
      ? { body: spoilJson(vendor ? exampleOf(vendor.body) : { paymentId: '1', status: 'paid' }, random) }
      : {}),
  };
}
