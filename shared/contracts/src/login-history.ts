import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';
import { cursorPaging, keysetPageOf } from './record-pages.ts';

/* Where and when a member signed in, and the addresses that need no extra verification. Source: 11-08, AC-06, AC-12. */

/** `country` is an ISO code, or empty where it is unknown; `device` the names of browser and system. */
export const Login = v.object({
  id: v.string(),
  at: Instant,
  ip: v.string(),
  country: v.string(),
  device: v.string(),
});

export const logins = endpoint({
  name: 'members.logins',
  method: 'GET',
  path: '/wps/member/logins',
  access: 'member',
  summary: 'The own logins, newest first.',
  source: '11-08',
  query: v.object(cursorPaging(10)),
  reply: keysetPageOf(Login),
  errors: [],
});

/** `address`: an IPv4 address, or the /64 of an IPv6 one. `current`: this session's. */
export const KnownAddress = v.object({
  address: v.string(),
  since: Instant,
  lastLoginAt: v.nullable(Instant),
  current: v.boolean(),
});
const KnownAddresses = v.object({ addresses: v.array(KnownAddress) });

const path = '/wps/member/addresses';

export const knownAddresses = endpoint({
  name: 'members.knownAddresses',
  method: 'GET',
  path,
  access: 'member',
  summary: 'The addresses from which a login needs no extra verification.',
  source: '11-08, 4-70',
  reply: KnownAddresses,
  errors: [],
});

export const forgetAddress = endpoint({
  name: 'members.forgetAddress',
  method: 'DELETE',
  path,
  access: 'member',
  summary:
    'Forgets an address and signs the account out there; the next login from it is verified. This session stays.',
  source: '11-08, 4-70',
  body: v.strictObject({ address: v.pipe(v.string(), v.minLength(2), v.maxLength(60)) }),
  reply: v.object({ addresses: v.array(KnownAddress), ended: v.number() }),
  errors: ['NOT_FOUND'],
});
