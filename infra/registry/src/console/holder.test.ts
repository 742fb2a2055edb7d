import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { CONSOLE_HEADER, consoleCookie } from '@atrium/contracts/console';
import { holderText, type SignedHolder } from '@atrium/contracts/registry-holder';
import { hashOf } from '../operators.ts';
import { type TestRegistry, testRegistry } from '../testing/test-registry.ts';
import { setPassword } from './passwords.ts';
import { findSession, issuePassport, openSession } from './sessions.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());

type Answer = SignedHolder & { status: number; code?: string };
const nonce = () => randomBytes(32).toString('base64url');
const ask = (token: string, of = nonce()): Promise<Answer> =>
  registry.call(null, 'POST', '/holder', { tokenHash: hashOf(token), nonce: of });

function isSigned(answer: SignedHolder): boolean {
  const { publicKey } = registry.keys.trusted.find(({ keyId }) => keyId === answer.keyId)!;
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(holderText(answer)), key, Buffer.from(answer.signature, 'base64'));
}

it("[13-03] signs who holds a token, with its hash and the asker's nonce", async () => {
  const token = registry.tokenOf('viewer');
  const asked = nonce();
  const answer = await ask(token, asked);
  expect(answer).toMatchObject({ status: 200, name: 'viewer', role: 'viewer', tokenHash: hashOf(token), nonce: asked });
  expect(answer).not.toHaveProperty('confirmed');
  expect(isSigned(answer)).toBe(true);
  for (const change of [{ role: 'approver' }, { name: 'ana' }, { confirmed: true }, { nonce: nonce() }] as const)
    expect(isSigned({ ...answer, ...change })).toBe(false);
  expect(isSigned({ ...answer, tokenHash: hashOf('another') })).toBe(false);
});

it('[14-12] signs whether the session behind a passport was confirmed, and nothing about one that has ended', async () => {
  await setPassword(registry.pool, 'operator', 'a password');
  const secret = (await openSession(registry, 'operator', false))!;
  const { passport } = await issuePassport(registry, (await findSession(registry, secret, true))!);
  const before = await ask(passport);
  expect([before.name, before.confirmed, isSigned(before)]).toEqual(['operator', false, true]);
  await registry.pool.query('UPDATE registry.session SET confirmed_at = $1', [registry.now()]);
  const after = await ask(passport);
  expect([after.confirmed, isSigned(after)]).toEqual([true, true]);
  registry.clock.ahead += 6 * 60_000;
  expect(await ask(passport)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});

it('signs nothing about a token that is unknown, revoked or only a hash in the place of the token', async () => {
  expect(await ask('made up')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await ask(hashOf(registry.tokenOf('viewer')))).toMatchObject({ status: 401 });
  await registry.person('leaving', 'viewer');
  expect(await ask(registry.tokenOf('leaving'))).toMatchObject({ status: 200 });
  await registry.call('operator', 'POST', '/operators/leaving/revoke', { reason: 'left' });
  expect(await ask(registry.tokenOf('leaving'))).toMatchObject({ status: 401 });
});

it('accepts no hash as a token, so a false server can do nothing with what it was sent', async () => {
  const hash = hashOf(registry.tokenOf('approver'));
  expect(await registry.call(hash, 'GET', '/status')).toMatchObject({ status: 401 });
  expect(await registry.call(hash, 'GET', '/whoami')).toMatchObject({ status: 401 });
  const cookie = `${consoleCookie(8090)}=${hash}`;
  const answer = await registry.app.inject({
    url: '/registry/whoami',
    headers: { cookie, [CONSOLE_HEADER]: 'active' },
  });
  expect(answer.statusCode).toBe(401);
});

it.each([
  ['a short nonce', { tokenHash: hashOf('x'), nonce: 'abc' }],
  ['a text that is no nonce', { tokenHash: hashOf('x'), nonce: '{"sequence":1}'.padEnd(30, ' ') }],
  ['a token in place of its hash', { tokenHash: 'x'.repeat(43), nonce: nonce() }],
  ['nothing', {}],
])('refuses %s', async (_what, body) => {
  expect(await registry.call(null, 'POST', '/holder', body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
});
