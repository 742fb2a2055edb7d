import type { Endpoint } from '@atrium/contracts/endpoint';
import { exampleOf } from '@atrium/contracts/example-of';
import { ENCRYPTION_HEADER, GATEWAY_VERSION_HEADER, IDEMPOTENCY_HEADER } from '@atrium/contracts/live';
import { seal } from '../wire/seal.ts';
import type { Sent } from '../wire/send.ts';
import { CONTENT_TYPES, HOSTILE_TEXTS, RAW_ENCODINGS } from './hostile-values.ts';
import type { Random } from './seeded-random.ts';
import { spoilJson } from './spoil-json.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
/** Node refuses to send other characters in a header. */
const sendable = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');

/** One request to a call, valid except for a few faults, which are determined by the random sequence alone. */
export function hostileRequest(endpoint: Endpoint, random: Random, publicKey: string): Sent & { key?: string } {
  const method = random.chance(0.04) ? random.pick(METHODS) : random.pick([endpoint.method, ...(endpoint.also ?? [])]);
  const key = Array.from({ length: 24 }, () => random.below(36).toString(36)).join('');
  const headers: Record<string, string> = endpoint.movesMoney
    ? { [IDEMPOTENCY_HEADER]: random.chance(0.08) ? sendable(random.pick(HOSTILE_TEXTS)) : key }
    : {};
  const body =
    endpoint.body && method !== 'GET' && method !== 'HEAD'
      ? bodyOf(endpoint, random, publicKey, headers)
      : random.chance(0.03)
        ? '{}'
        : undefined;
  if (body !== undefined && !headers['content-type'])
    headers['content-type'] = endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json';
  if (random.chance(0.06)) {
    const type = random.pick(CONTENT_TYPES);
    if (type === undefined) delete headers['content-type'];
    else headers['content-type'] = type;
  }
  if (random.chance(0.05))
    headers[
      random.pick([
        'language',
        'user-agent',
        'origin',
        'sec-fetch-site',
        'accept',
        'content-encoding',
        'x-forwarded-for',
        'accept-encoding',
        'if-none-match',
        'range',
      ])
    ] = sendable(random.pick(HOSTILE_TEXTS)).slice(0, 4_000);
  return {
    method,
    path: pathOf(endpoint, random) + queryOf(endpoint, random),
    headers,
    ...(body === undefined ? {} : { body }),
    ...(endpoint.movesMoney ? { key } : {}),
  };
}

function bodyOf(
  endpoint: Endpoint,
  random: Random,
  publicKey: string,
  headers: Record<string, string>,
): string | Buffer {
  const example = exampleOf(endpoint.body!, { optional: random.chance(0.5) });
  if (endpoint.form) {
    const form = new URLSearchParams(example as Record<string, string>);
    if (random.chance(0.8))
      form.append(random.pick([...form.keys(), 'extra', '__proto__']), random.pick(HOSTILE_TEXTS));
    return random.chance(0.2) ? random.pick(RAW_ENCODINGS).repeat(1 + random.below(2_000)) : form.toString();
  }
  const text = random.chance(0.88) ? spoilJson(example, random) : JSON.stringify(example);
  if (endpoint.encrypted && random.chance(0.75)) {
    const sealed = seal(publicKey, text);
    Object.assign(headers, sealed.headers);
    if (random.chance(0.2))
      headers[random.pick([ENCRYPTION_HEADER, GATEWAY_VERSION_HEADER])] = sendable(random.pick(HOSTILE_TEXTS));
    return random.chance(0.2) ? spoilJson(sealed.body, random) : JSON.stringify(sealed.body);
  }
  if (random.chance(0.03))
    return Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x80, 0xc3])]);
  if (random.chance(0.01)) return `{"x":"${'x'.repeat(300_000)}"}`;
  return text;
}

function pathOf(endpoint: Endpoint, random: Random): string {
  const path = endpoint.path.replace(/:(\w+)/g, () =>
    random.chance(0.3)
      ? random.pick(RAW_ENCODINGS).replace(/[?]/g, '') || '0'
      : // Empty, it would be another call's address.
        encodeURIComponent(random.chance(0.3) ? '1' : wellFormed(random.pick(HOSTILE_TEXTS)) || '0').slice(0, 1_500),
  );
  return random.chance(0.02)
    ? path + random.pick(['/', '//', '/..', '/%2e%2e', '.json', '%00', ';x=1', '/extra'])
    : path;
}

function queryOf(endpoint: Endpoint, random: Random): string {
  const names = Object.keys((endpoint.query as unknown as { entries?: object } | undefined)?.entries ?? {});
  if (names.length === 0) return random.chance(0.05) ? `?${random.pick(RAW_ENCODINGS)}` : '';
  const example = exampleOf(endpoint.query!, { optional: random.chance(0.4) }) as Record<string, unknown>;
  const parts = Object.entries(example).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  for (let count = random.below(3); count >= 0; count--) {
    const name = random.chance(0.85)
      ? random.pick(names)
      : random.pick(['extra', '__proto__', 'constructor', 'a[b]', 'a[]', '']);
    const value = random.chance(0.2)
      ? random.pick(RAW_ENCODINGS)
      : encodeURIComponent(wellFormed(random.pick(HOSTILE_TEXTS)));
    // Before or after the others, so that repeated keys occur in both orders.
    if (random.chance(0.5)) parts.unshift(`${name}=${value}`);
    else parts.push(`${name}=${value}`);
  }
  return `?${parts.join('&')}`;
}

const wellFormed = (text: string): string => text.toWellFormed();
