import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@atrium/contracts/endpoint';
import { ERROR_CODES } from '@atrium/contracts/error-codes';
import * as membersCalls from '@atrium/contracts/members';
import * as paymentCalls from '@atrium/contracts/payments';
import * as sessionCalls from '@atrium/contracts/session';
import * as systemCalls from '@atrium/contracts/system';
import { balance } from '@atrium/contracts/wallet';
import { teamOverview } from '@atrium/contracts/agents';
import { seal } from '../platform/testing/seal.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const CONTRACTS = join(import.meta.dirname, '../../../../shared/contracts/src');
/** Contracts of other servers: the registry, the operators, a payment provider. */
const OTHERS: readonly string[] = ['registry', 'operator', 'payment-provider', 'seamless'];

async function allEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACTS).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.') && !OTHERS.includes(name.slice(0, -3)),
  );
  const modules: object[] = await Promise.all(files.map((name) => import(join(CONTRACTS, name))));
  const values: unknown[] = modules.flatMap((module) => Object.values(module));
  return values.filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'reply' in value,
  );
}

it('binds every call of the contracts exactly once, and nothing else', async () => {
  const names = (endpoints: readonly Endpoint[]) => endpoints.map(({ name }) => name).sort();
  expect(names(app.routes.registered)).toEqual(names(await allEndpoints()));
});

it('[6-27] answers 401 and nothing else to every call marked T without a session', async () => {
  const marked = (await allEndpoints()).filter(({ access }) => access !== 'none');
  expect(marked.length).toBeGreaterThan(40);
  const answers = await Promise.all(
    marked.map((endpoint) =>
      app.visitor().call(endpoint, { body: {}, params: { id: '1', category: 'money' } } as never),
    ),
  );
  expect(answers.map(({ status, error, value }) => `${status} ${error?.code} ${value}`)).toEqual(
    marked.map(() => '401 NOT_LOGGED_IN undefined'),
  );
});

it('[6-27][7-007] reads a body that is empty, although its type says JSON, as no body', async () => {
  const member = await app.signedIn();
  const empty = (method: 'POST' | 'DELETE', cookies: Record<string, string> = {}) =>
    app.server.inject({
      method,
      url: sessionCalls.logout.path,
      headers: { 'content-type': 'application/json' },
      cookies,
    });
  for (const method of ['POST', 'DELETE'] as const) expect((await empty(method)).statusCode).toBe(401);
  expect((await empty('POST', member.cookies)).statusCode).toBe(200);
  expect((await empty('POST', member.cookies)).statusCode).toBe(401);
});

it('[6-08] refuses every call of members to a trial account', async () => {
  const trial = await app.signedIn({ type: 4 });
  const ofMembers = (await allEndpoints()).filter(({ access }) => access === 'member');
  const codes = await Promise.all(
    ofMembers.map(
      async (endpoint) =>
        `${endpoint.name} ${(await trial.call(endpoint, { body: {}, params: { id: '1', category: 'money' } } as never)).error?.code}`,
    ),
  );
  expect(codes).toEqual(ofMembers.map(({ name }) => `${name} TRIAL_ACCOUNT`));
});

it('[6-11] answers the calls of agents to types 1, 2, 41 and 42 only', async () => {
  const answers: Record<number, unknown> = {};
  for (const type of [0, 1, 2, 4, 41, 42]) {
    const who = await app.signedIn({ type });
    who.cookies.isAgent = '1';
    who.headers = { isAgent: '1' };
    answers[type] = (await who.call(teamOverview, { query: {} })).error?.code ?? 'OK';
  }
  expect(answers).toEqual({ 0: 'NOT_AN_AGENT', 1: 'OK', 2: 'OK', 4: 'NOT_AN_AGENT', 41: 'OK', 42: 'OK' });
});

it('[7-003] accepts the payload of a call marked E only encrypted', async () => {
  const marked = (await allEndpoints()).filter(({ encrypted, access }) => encrypted && access === 'none');
  expect(marked.map(({ name }) => name)).toContain('session.login');
  for (const endpoint of marked) {
    const plain = await app.server.inject({
      method: endpoint.method,
      url: endpoint.path,
      payload: { username: 'a', password: 'b', type: 'username' },
    });
    expect([endpoint.name, plain.json().code]).toEqual([endpoint.name, 'ENCRYPTION_REQUIRED']);
  }
});

it('refuses an encrypted body that was tampered with, a foreign key and another version', async () => {
  const sealed = await seal(app.parts, { username: 'a', password: 'b', type: 'username' });
  const body = sealed.body as { iv: string; data: string };
  const send = async (change: { headers?: object; body?: object }) =>
    (
      await app.server.inject({
        method: 'POST',
        url: sessionCalls.login.path,
        headers: { ...sealed.headers, ...change.headers },
        payload: { ...body, ...change.body },
      })
    ).json().code;
  const flipped = Buffer.from(body.data, 'base64');
  flipped[3]! ^= 1;
  expect(await send({})).toBe('LOGIN_FAILED');
  expect(await send({ body: { data: flipped.toString('base64') } })).toBe('ENCRYPTION_INVALID');
  expect(await send({ headers: { Encryption: Buffer.alloc(256, 7).toString('base64') } })).toBe('ENCRYPTION_INVALID');
  expect(await send({ headers: { 'X-Gateway-Version': '2' } })).toBe('ENCRYPTION_INVALID');
  expect(await send({ headers: { Encryption: '' } })).toBe('ENCRYPTION_REQUIRED');
});

it('accepts the key before the last rotation until its overlap ends', async () => {
  const before = await seal(app.parts, { username: 'a', password: 'b', type: 'username' });
  const send = async () =>
    (
      await app.server.inject({
        method: 'POST',
        url: sessionCalls.login.path,
        headers: before.headers,
        payload: before.body as object,
      })
    ).json().code;
  const { keyId } = await app.parts.keys.current();
  expect(await app.parts.keys.rotate(1)).not.toBe(keyId);
  expect((await app.visitor().call(sessionCalls.encryptionKey)).value.keyId).not.toBe(keyId);
  expect(await send()).toBe('LOGIN_FAILED');
  await app.database.run('UPDATE encryption_keys SET retires_at = now() WHERE key_id = $1', [keyId]);
  await app.parts.keys.rotate(1);
  expect(await send()).toBe('ENCRYPTION_INVALID');
});

it('[3-08] refuses a state-changing call of a foreign origin, with and without a session', async () => {
  const member = await app.signedIn();
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    expect((await member.call(membersCalls.endOtherSessions, { headers })).error?.code).toBe('FOREIGN_ORIGIN');
    expect((await member.call(systemCalls.feedback, { body: { content: 'a fine place to be' }, headers })).status).toBe(
      403,
    );
  }
  expect(
    (
      await member.call(membersCalls.endOtherSessions, {
        headers: { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' },
      })
    ).status,
  ).toBe(200);
  expect((await member.call(balance, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
});

it('[8-31] answers every error with a stable code and a message, never a stack or an internal detail', async () => {
  const broken = await testApp();
  await broken.database.run('ALTER TABLE sessions RENAME TO gone');
  const faults = [
    await broken.server.inject({ url: balance.path, headers: { cookie: 'atrium_8080_session=x' } }),
    await app.server.inject({
      method: 'POST',
      url: sessionCalls.login.path,
      headers: { 'content-type': 'application/json' },
      payload: '{"broken',
    }),
    await app.server.inject({
      method: 'POST',
      url: sessionCalls.login.path,
      headers: { 'content-type': 'text/weird' },
      payload: 'x',
    }),
    await app.server.inject({
      method: 'PUT',
      url: systemCalls.feedback.path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ content: 'x'.repeat(400_000) }),
    }),
    await app.server.inject({ method: 'POST', url: balance.path }),
    await app.server.inject('/wps/no/such/call'),
  ];
  await broken.close();
  expect(faults.map(({ statusCode }) => statusCode)).toEqual([500, 400, 400, 400, 404, 404]);
  for (const { payload } of faults) {
    const answer = JSON.parse(payload);
    expect(Object.keys(ERROR_CODES)).toContain(answer.code);
    expect(answer).toMatchObject({ success: false, requestId: expect.any(String) });
    expect(answer.message).toMatch(/^[A-Z].* .*\.$/);
    expect(payload).not.toMatch(/at \/|node_modules|\.ts:|relation|SELECT|stack/i);
  }
});

it('names the field with which a body breaks its contract', async () => {
  const { error } = await app.visitor().call(systemCalls.feedback, { body: { content: 'short' } });
  expect(error).toMatchObject({ code: 'BAD_REQUEST', params: { field: 'content' } });
});

it('requires an Idempotency-Key for every call that moves money', async () => {
  const member = await app.signedIn();
  const moving = (await allEndpoints()).filter(({ movesMoney, encrypted }) => movesMoney && encrypted !== true);
  expect(moving.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['payments.createDeposit', 'payments.createWithdrawal', 'wallet.transfer']),
  );
  const answer = await member.call(paymentCalls.createWithdrawal, {
    body: { accountId: '1', amount: '1' },
    idempotencyKey: 'short',
  });
  expect(answer.error?.code).toBe('IDEMPOTENCY_KEY_MISSING');
});

it('[3-92] describes every call in /openapi.json', async () => {
  const document = (await app.server.inject('/openapi.json')).json();
  const described = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
    (path) => Object.values(path).map(({ operationId }) => operationId),
  );
  for (const { name } of await allEndpoints()) expect(described).toContain(name);
  expect(document.paths['/wps/member/deposits/{id}'].get.parameters).toContainEqual({
    name: 'id',
    in: 'path',
    required: true,
    schema: { type: 'string' },
  });
  expect(document.paths['/wps/session/login'].post.responses['401'].description).toContain('LOGIN_FAILED');
});

it('reports that it is alive and ready', async () => {
  expect((await app.server.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.server.inject('/readyz')).json()).toMatchObject({ status: 'ok', parts: { database: 'ok' } });
});
