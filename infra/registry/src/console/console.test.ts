import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CONSOLE_HEADER,
  consoleCookie,
  deviceCookie,
  SESSION_IDLE_MS,
  SESSION_LIFE_MS,
} from '@atrium/contracts/console';
import { LARGEST_BODY_BYTES } from '@atrium/contracts/json-bounds';
import { setPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
let site: Server;
/** Passports that the gateway refuses. */
const refused = new Set<string>();
const asked: { url: string; method: string; headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  site = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ url: request.url!, method: request.method!, headers: request.headers, body });
    const status = refused.has(request.headers.authorization!.replace('Bearer ', ''))
      ? 401
      : request.url === '/ops/missing'
        ? 404
        : 200;
    response
      .writeHead(status, { 'content-type': 'application/json', 'set-cookie': 'stray=1' })
      .end('{"from":"the gateway"}');
  });
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done));
  registry = await testRegistry({
    console: { port: 8090, site: `http://127.0.0.1:${(site.address() as AddressInfo).port}` },
  });
  await setPassword(registry.pool, 'operator', 'Operator-0001');
  await setPassword(registry.pool, 'approver', 'Approver-0001');
  await registry.release('slots', '1.0.0');
});
afterAll(async () => {
  await registry.close();
  site.close();
});

const OWN = {
  host: '127.0.0.1:8090',
  origin: 'http://127.0.0.1:8090',
  'sec-fetch-site': 'same-origin',
  [CONSOLE_HEADER]: 'active',
};

async function call(
  method: 'GET' | 'POST',
  url: string,
  {
    cookie = '',
    headers = OWN as Record<string, string>,
    body,
    from = '127.0.0.1',
  }: { cookie?: string; headers?: Record<string, string>; body?: object; from?: string } = {},
) {
  const answer = await registry.app.inject({
    method,
    url,
    remoteAddress: from,
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(body && { payload: body }),
  });
  const set = answer.cookies.find(({ name }) => name === consoleCookie(8090));
  return { status: answer.statusCode, value: answer.json(), set, text: answer.body };
}
async function signedIn(name = 'operator', password = 'Operator-0001'): Promise<string> {
  const { set } = await call('POST', '/console/sign-in', { body: { name, password } });
  return `${set!.name}=${set!.value}`;
}
const swapBody = { maintenance: 'Down.', reason: 'outage' };

describe('signing in', () => {
  it('sets a cookie that no script and no other site can use, and returns the operator', async () => {
    const { status, value, set } = await call('POST', '/console/sign-in', {
      body: { name: 'operator', password: 'Operator-0001' },
    });
    expect([status, value]).toEqual([200, expect.objectContaining({ name: 'operator', role: 'operator' })]);
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(JSON.stringify(value)).not.toContain(set!.value);
    const { rows } = await registry.pool.query('SELECT s::text AS text FROM registry.session s');
    expect(rows.map((row) => row.text).join()).not.toContain(set!.value);
    expect((await call('GET', '/registry/whoami', { cookie: `${set!.name}=${set!.value}` })).value).toEqual({
      name: 'operator',
      role: 'operator',
    });
  });

  it('stores passwords as argon2id hashes only', async () => {
    const { rows } = await registry.pool.query('SELECT password_hash FROM registry.person');
    expect(rows.every((row) => row.password_hash.startsWith('$argon2id$'))).toBe(true);
  });

  it('refuses a wrong password and an unknown name alike, and locks both after five failures', async () => {
    for (const name of ['approver', 'nobody']) {
      const attempt = (password: string) => call('POST', '/console/sign-in', { body: { name, password } });
      for (let tries = 0; tries < 5; tries++)
        expect(await attempt('guess')).toMatchObject({ status: 401, value: { code: 'SIGN_IN_FAILED' } });
      // The demo's operator has no second factor here; every other name gets the step that reveals nothing.
      const locked = name === 'approver' ? { code: 'SIGN_IN_LOCKED' } : { next: 'either' };
      expect((await attempt('Approver-0001')).value).toMatchObject(locked);
    }
    expect((await registry.call('viewer', 'GET', '/audit?limit=1')).list).toMatchObject([
      { actor: 'registry', action: 'lock-sign-in', after: { name: 'nobody' } },
    ]);
    registry.clock.ahead += 5 * 60_000 + 1_000;
    expect(
      (await call('POST', '/console/sign-in', { body: { name: 'approver', password: 'Approver-0001' } })).status,
    ).toBe(200);
  });

  it('[14-06] guesses from one address lock the name there, and neither elsewhere nor on a known device', async () => {
    const attempt = async (password: string, remoteAddress: string, device = '') => {
      const answer = await registry.app.inject({
        method: 'POST',
        url: '/console/sign-in',
        remoteAddress,
        headers: { ...OWN, ...(device && { cookie: `${deviceCookie(8090)}=${device}` }) },
        payload: { name: 'approver', password },
      });
      return {
        code: (answer.json().code ?? answer.json().next) as string | undefined,
        device: answer.cookies.find(({ name }) => name === deviceCookie(8090))?.value,
      };
    };
    const { device } = await attempt('Approver-0001', '127.0.0.1');
    for (let tries = 0; tries < 5; tries++) expect((await attempt('guess', '203.0.113.9')).code).toBe('SIGN_IN_FAILED');
    expect((await attempt('Approver-0001', '203.0.113.9')).code).toBe('either');
    expect((await attempt('Approver-0001', '203.0.113.9', 'invented')).code).toBe('either');
    expect((await attempt('Approver-0001', '203.0.113.10')).code).toBe('enrol');
    expect((await attempt('Approver-0001', '203.0.113.9', device)).code).toBe('enrol');
    // Many addresses share one count, which leaves known devices alone.
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, n) => attempt('guess', `198.51.100.${n}`)));
    expect(guesses.filter(({ code }) => code === 'SIGN_IN_FAILED').length).toBeLessThanOrEqual(25);
    expect((await attempt('Approver-0001', '203.0.113.77')).code).toBe('either');
    expect((await attempt('Approver-0001', '203.0.113.77', device)).code).toBe('enrol');
    registry.clock.ahead += 5 * 60_000 + 1_000;
  });

  it('[14-06] behind a proxy that it trusts, guesses lock the address that the proxy names', async () => {
    const behind = await testRegistry({ trustedProxies: ['127.0.0.1/32'] });
    const attempt = async (address: string) => {
      const answer = await behind.app.inject({
        method: 'POST',
        url: '/console/sign-in',
        headers: { ...OWN, 'x-forwarded-for': address },
        payload: { name: 'approver', password: 'guess' },
      });
      return (answer.json().code ?? answer.json().next) as string;
    };
    await behind.person('approver', 'approver');
    for (let tries = 0; tries < 5; tries++) expect(await attempt('203.0.113.9')).toBe('SIGN_IN_FAILED');
    expect(await attempt('203.0.113.9')).toBe('either');
    expect(await attempt('203.0.113.10')).toBe('SIGN_IN_FAILED');
    await behind.close();
  });

  it('checks five of many simultaneous guesses', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call('POST', '/console/sign-in', { body: { name: 'viewer', password: `guess-${n}` }, from: '203.0.113.60' }),
      ),
    );
    const checked = guesses.filter(({ value }) => value.code === 'SIGN_IN_FAILED');
    const untold = guesses.filter(({ value }) => value.next === 'either');
    expect([checked.length, untold.length]).toEqual([5, 15]);
    registry.clock.ahead += 5 * 60_000 + 1_000;
  });

  it('ends at sign-out, when unused, and after half a day in any case', async () => {
    const left = await signedIn();
    await call('POST', '/console/sign-out', { cookie: left });
    expect(await call('GET', '/console/session', { cookie: left })).toMatchObject({
      status: 401,
      value: { code: 'UNAUTHENTICATED' },
    });

    const idle = await signedIn();
    const look = (cookie: string, presence: string) =>
      call('GET', '/console/session', { cookie, headers: { ...OWN, [CONSOLE_HEADER]: presence } });
    registry.clock.ahead += SESSION_IDLE_MS - 1_000;
    expect((await look(idle, 'idle')).status).toBe(200);
    registry.clock.ahead += 2_000;
    expect((await look(idle, 'active')).status).toBe(401);

    const busy = await signedIn();
    for (let spent = 0; spent < SESSION_LIFE_MS; spent += SESSION_IDLE_MS / 2) {
      expect((await look(busy, 'active')).status).toBe(200);
      registry.clock.ahead += SESSION_IDLE_MS / 2;
    }
    registry.clock.ahead += 1_000;
    expect((await look(busy, 'active')).status).toBe(401);
  });
});

describe('a signed-in operator', () => {
  it('makes changes in their own name, with their own rights', async () => {
    const cookie = await signedIn();
    const asked = await call('POST', '/registry/system', {
      cookie,
      body: { status: 'maintenance', reason: 'database' },
    });
    expect(asked).toMatchObject({ status: 202, value: { applied: false, approval: { actor: 'operator' } } });
    expect((await call('POST', `/registry/approvals/${asked.value.approval.id}/approve`, { cookie })).status).toBe(403);
    const second = await signedIn('approver', 'Approver-0001');
    expect(
      (await call('POST', `/registry/approvals/${asked.value.approval.id}/approve`, { cookie: second })).value,
    ).toMatchObject({ applied: true });
    expect(
      (await call('POST', '/registry/system', { cookie, body: { status: 'normal', reason: 'recovered' } })).value,
    ).toMatchObject({ applied: true });
  });

  it.each<[string, Record<string, string>]>([
    [
      'a page on another port, which cookies do not distinguish',
      { ...OWN, origin: 'http://127.0.0.1:8070', 'sec-fetch-site': 'same-site' },
    ],
    [
      'an older browser on such a page',
      { host: OWN.host, origin: 'http://127.0.0.1:8070', [CONSOLE_HEADER]: 'active' },
    ],
    ['a form, which cannot send a header', { host: OWN.host, origin: OWN.origin }],
    ['a request without an origin', { host: OWN.host, [CONSOLE_HEADER]: 'active' }],
  ])('cannot be misused by %s', async (_who, headers) => {
    const cookie = await signedIn();
    const { sequence } = await registry.snapshot();
    expect(await call('POST', '/registry/remotes/slots/swap', { cookie, headers, body: swapBody })).toMatchObject({
      status: 403,
      value: { code: 'CROSS_SITE' },
    });
    expect((await registry.snapshot()).sequence).toBe(sequence);
  });

  it('cannot be read by a page on another port either', async () => {
    const cookie = await signedIn();
    expect(
      (await call('GET', '/registry/audit', { cookie, headers: { ...OWN, 'sec-fetch-site': 'same-site' } })).status,
    ).toBe(403);
  });
});

describe('the proxy to the gateway', () => {
  it('sends a passport in place of the cookie, which identifies the operator to the gateway and grants nothing else', async () => {
    const cookie = await signedIn();
    const answer = await call('POST', '/gateway/ops/vendors/PG/state?x=1', { cookie, body: { up: false } });
    expect([answer.status, answer.value, answer.set]).toEqual([200, { from: 'the gateway' }, undefined]);
    const request = asked.at(-1)!;
    expect(request).toMatchObject({ url: '/ops/vendors/PG/state?x=1', method: 'POST', body: '{"up":false}' });
    expect(request.headers.cookie).toBeUndefined();
    const passport = request.headers.authorization!.replace('Bearer ', '');
    expect(await registry.call(passport, 'GET', '/whoami')).toMatchObject({ name: 'operator', role: 'operator' });
    expect((await registry.call(passport, 'GET', '/status')).status).toBe(401);
    expect(answer.text).not.toContain(passport);
    await call('POST', '/console/sign-out', { cookie });
    expect((await registry.call(passport, 'GET', '/whoami')).status).toBe(401);
  });

  it('uses one passport for simultaneous calls, and a new one after a refusal', async () => {
    const cookie = await signedIn();
    const shown = async (paths: string[]) => {
      const before = asked.length;
      await Promise.all(paths.map((path) => call('GET', path, { cookie })));
      return [...new Set(asked.slice(before).map(({ headers }) => headers.authorization!.replace('Bearer ', '')))];
    };
    const [first, ...others] = await shown(['/gateway/ops/a', '/gateway/ops/b', '/gateway/ops/c', '/gateway/ops/d']);
    expect(others).toEqual([]);
    expect((await registry.call(first!, 'GET', '/whoami')).status).toBe(200);
    refused.add(first!);
    const [, second, ...more] = await shown(['/gateway/ops/a', '/gateway/ops/b']);
    expect(more).toEqual([]);
    expect(second).not.toBe(first);
    expect((await registry.call(second!, 'GET', '/whoami')).status).toBe(200);
  });

  it('[14-05] refuses a body that the gateway would cut off', async () => {
    const given = { cookie: await signedIn(), body: { value: 'a'.repeat(LARGEST_BODY_BYTES) } };
    expect((await call('POST', '/gateway/ops/config', given)).status).toBe(400);
  });

  it('forwards calls for operators only, and only with a session', async () => {
    const cookie = await signedIn();
    const before = asked.length;
    for (const path of [
      '/gateway/lgw/login',
      '/gateway/ops/../lgw/login',
      '/gateway//evil.example/ops/x',
      '/gateway//',
    ]) {
      expect((await call('GET', path, { cookie })).status).toBe(404);
    }
    expect((await call('GET', '/gateway/ops/vendors')).status).toBe(401);
    expect(
      (
        await call('POST', '/gateway/ops/vendors', {
          cookie,
          headers: { ...OWN, origin: 'http://127.0.0.1:8070' },
          body: {},
        })
      ).status,
    ).toBe(403);
    expect(asked).toHaveLength(before);
    expect((await call('GET', '/gateway/ops/missing', { cookie })).status).toBe(404);
  });
});

describe('tokens', () => {
  const issue = (cookie: string, body: object) =>
    call('POST', '/registry/operators', { cookie, body: { days: 30, reason: 'new squad', ...body } });

  it('are issued to squads, work for their remote alone, and end when they are revoked', async () => {
    const cookie = await signedIn();
    const { value } = await issue(cookie, { name: 'slots-squad', role: 'squad', remote: 'slots' });
    expect(await registry.call(value.token, 'GET', '/whoami')).toMatchObject({
      name: 'slots-squad',
      role: 'squad',
      remote: 'slots',
    });
    expect((await registry.call('viewer', 'GET', '/operators')).list).toContainEqual(
      expect.objectContaining({ name: 'slots-squad', person: false, tokenUntil: value.expiresAt }),
    );
    expect(JSON.stringify((await registry.call('viewer', 'GET', '/audit')).list)).not.toContain(value.token);
    expect(
      (await call('POST', '/registry/operators/slots-squad/revoke', { cookie, body: { reason: 'left' } })).value,
    ).toEqual({ name: 'slots-squad', revoked: true });
    registry.clock.ahead += 1_000;
    expect((await registry.call(value.token, 'GET', '/whoami')).status).toBe(401);
  });

  it('never let one person approve their own change', async () => {
    const cookie = await signedIn();
    expect((await issue(cookie, { name: 'friend', role: 'approver' })).status).toBe(400);
    expect(await issue(cookie, { name: 'approver', role: 'viewer' })).toMatchObject({
      status: 409,
      value: { code: 'NAME_TAKEN' },
    });
    expect((await call('POST', '/registry/operators/approver/revoke', { cookie, body: { reason: 'x' } })).status).toBe(
      403,
    );
  });

  it('are refused without a remote, for an unknown one, and for longer than a year', async () => {
    const cookie = await signedIn();
    expect((await issue(cookie, { name: 'squad-x', role: 'squad' })).status).toBe(400);
    expect(await issue(cookie, { name: 'squad-x', role: 'squad', remote: 'nothing' })).toMatchObject({
      status: 404,
      value: { code: 'UNKNOWN_REMOTE' },
    });
    expect((await issue(cookie, { name: 'squad-x', role: 'viewer', days: 366 })).status).toBe(400);
  });

  it('of an operator who left end together with their sessions', async () => {
    await registry.person('leaver', 'operator');
    await setPassword(registry.pool, 'leaver', 'Leaver-0001');
    const kept = { pool: registry.pool, now: () => new Date(Date.now() + registry.clock.ahead) };
    const theirs = `${consoleCookie(8090)}=${await openSession(kept, 'leaver', false)}`;
    expect((await call('GET', '/console/session', { cookie: theirs })).status).toBe(200);
    const approver = await signedIn('approver', 'Approver-0001');
    await call('POST', '/registry/operators/leaver/revoke', { cookie: approver, body: { reason: 'left' } });
    expect((await call('GET', '/console/session', { cookie: theirs })).status).toBe(401);
    expect((await call('POST', '/console/sign-in', { body: { name: 'leaver', password: 'Leaver-0001' } })).status).toBe(
      401,
    );
  });
});

it('notifies open consoles of changes, approvals and the end of the session', async () => {
  const address = await registry.app.listen({ host: '127.0.0.1', port: 0 });
  const cookie = await signedIn();
  const answer = await fetch(`${address}/console/stream`, { headers: { cookie } });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (wanted: (state: { audit: number; waiting: number }) => boolean) => {
    for (;;) {
      const event = /event: state\ndata: (.*)\n\n/.exec(text);
      if (!event) {
        text += (await reader.read()).value;
        continue;
      }
      text = text.slice(event.index + event[0].length);
      const state = JSON.parse(event[1]!);
      if (wanted(state)) return state;
    }
  };
  const first = await until(() => true);
  await registry.call('operator', 'POST', '/system', { status: 'maintenance', reason: 'test' });
  expect(await until(({ waiting }) => waiting > first.waiting)).toMatchObject({
    audit: first.audit + 1,
    sequence: first.sequence,
  });
  await reader.cancel();
}, 30_000);
