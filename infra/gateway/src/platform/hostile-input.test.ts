import { accountRecords } from '@atrium/contracts/account-records';
import { betRecords } from '@atrium/contracts/bet-records';
import { createWithdrawal } from '@atrium/contracts/payments';
import { login } from '@atrium/contracts/session';
import { feedback } from '@atrium/contracts/system';
import * as v from 'valibot';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { seal } from './testing/seal.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import type { Visitor } from './testing/visitor.ts';

let app: TestApp;
let agent: Visitor;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signedIn({ type: 1, balance: 100_000n });
});
afterAll(() => app.close());

const NASTY = [
  '\0',
  "'; DROP TABLE members; --",
  '9'.repeat(40),
  '-1',
  '1e400',
  '2026-02-31',
  '0000-01-01',
  '../../etc/passwd',
  '%',
  '☃',
];

it('answers any text in the query of a call with a refusal or a reply, never with a fault', async () => {
  const faults: string[] = [];
  for (const endpoint of app.routes.registered.filter(({ method, query }) => method === 'GET' && query)) {
    const names = Object.keys((endpoint.query as unknown as { entries?: object }).entries ?? {});
    for (const name of names) {
      for (const value of NASTY) {
        const { status } = await agent.call(endpoint, { query: { [name]: value }, params: { id: value } } as never);
        if (status >= 500) faults.push(`${endpoint.name} ${name}=${JSON.stringify(value)}: ${status}`);
      }
    }
  }
  expect(faults).toEqual([]);
}, 120_000);

const deep = (): unknown => JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`);
const wide = (): unknown => Array(25_000).fill(0);

it('[14-05] refuses a body that is nested too deep or too wide with 400, on every call, sealed or not', async () => {
  const answers: unknown[] = [];
  const bodies = app.routes.registered.filter(({ body, method, form }) => body && method !== 'GET' && !form);
  expect(bodies.some(({ encrypted }) => encrypted)).toBe(true);
  for (const endpoint of bodies) {
    for (const value of [deep(), wide()]) {
      const { status, error } = await agent.call(endpoint, { body: { value }, params: { id: '1' } } as never);
      // A call may refuse the caller before it reads the body.
      if (status !== 400 || error?.code !== 'BAD_REQUEST') answers.push([endpoint.name, status, error?.code]);
    }
  }
  expect(answers).toEqual([]);
}, 120_000);

it('[14-05] refuses a body of a vendor that is nested too deep or too wide, though its signature is right', async () => {
  const vendor = await testVendor(app, 'DEEP');
  const { sessionToken } = await vendor.player({ balance: 100n });
  for (const note of [deep(), wide()])
    expect(await vendor.call('balance', { sessionToken, note })).toMatchObject({ http: 400, code: 'BAD_REQUEST' });
  expect(await vendor.call('balance', { sessionToken, note: [[]] })).toMatchObject({ http: 200, status: 'ok' });
});

it.each([5_000, 60_000])('[14-05] reads %i nested brackets without walking them', async (depth) => {
  const payload = `{"username":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  for (const url of [login.path, '/ops/config', '/wps/no-such-call']) {
    const reply = await app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([url, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([url, true]);
  }
});

it('[14-05] refuses a body that is not UTF-8, sealed or not, instead of reading other characters', async () => {
  const latin1 = Buffer.from('{"content":"caf\u00e9","username":"caf\u00e9"}', 'latin1');
  const sealed = await seal(app.parts, latin1);
  const refused = { success: false, code: 'BAD_REQUEST', message: 'The body is not valid UTF-8.' };
  for (const [url, headers, payload] of [
    [feedback.path, {}, latin1],
    [login.path, sealed.headers, JSON.stringify(sealed.body)],
  ] as const) {
    const type = { 'content-type': 'application/json' };
    const reply = await app.server.inject({ method: 'POST', url, headers: { ...type, ...headers }, payload });
    expect([url, reply.statusCode, reply.json()]).toEqual([url, 400, expect.objectContaining(refused)]);
  }
});

it('refuses a body with a character that no text of the database can store', async () => {
  const body = { username: 'some\0body', password: 'Secret-0001', type: 'username' as const };
  expect((await app.visitor().call(login, { body })).error?.code).toBe('BAD_REQUEST');
  const withdrawal = await agent.call(createWithdrawal, { body: { accountId: '\0', amount: '10000' } });
  expect(withdrawal.error?.code).toBe('BAD_REQUEST');
});

it('refuses half of a surrogate pair, and nothing that only looks like one', async () => {
  const { status, error } = await agent.call(feedback, { body: { content: 'half a pair: \ud83d' } });
  expect([status, error?.code]).toEqual([400, 'BAD_REQUEST']);
  for (const content of ['a whole one: 😀', 'written out: \\u0000 \\ud800'])
    expect((await agent.call(feedback, { body: { content } })).status).toBe(200);
});

it.each([betRecords, accountRecords])('names the field of a date that does not exist', async (call) => {
  expect(v.safeParse(call.query!, { from: '2024-02-29' }).success).toBe(true);
  const answer = await agent.call(call, { query: { from: '2026-02-31' } });
  expect([answer.status, answer.error?.params]).toEqual([400, { field: 'from' }]);
});
