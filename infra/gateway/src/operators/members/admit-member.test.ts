import { beginAuthenticator, confirmAuthenticator } from '@atrium/contracts/authenticator';
import { login } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { TOTP, Secret } from 'otpauth';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

const PASSWORD = 'Secret-0001';
let operators: OperatorTestApp;
let app: OperatorTestApp['app'];
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
  await app.parts.settings.set('session.loopbackIsKnown', false);
});
afterAll(() => operators.close());

/** A member whose only second factor is an authenticator app. */
async function withApp() {
  const { id, account } = await app.member({ password: PASSWORD });
  const session = await app.signedIn(account);
  const { value } = await session.call(beginAuthenticator, { body: { password: PASSWORD } });
  const code = new TOTP({ secret: Secret.fromBase32(value!.secret) }).generate({
    timestamp: app.clock.now().getTime(),
  });
  expect((await session.call(confirmAuthenticator, { body: { code } })).value).toEqual({ bound: true });
  return { id, account, session };
}
const signIn = async (username: string) =>
  await app.visitor().call(login, { body: { username, password: PASSWORD, type: 'username' } });
const propose = (id: string, who?: 'onlooker') =>
  operators.ask('POST', `/ops/members/${id}/admit`, { reason: 'lost phone, identity checked' }, who);
const approve = (id: string, who: 'operator' | 'approver' = 'approver') =>
  operators.ask('POST', `/ops/changes/${id}/approve`, {}, who);

it('[4-70] [14-01] two operators admit a member who lost the second factor, to one sign-in from one new place', async () => {
  const { id, account, session } = await withApp();
  expect((await signIn(account)).error).toMatchObject({
    code: 'EXTRA_VERIFICATION_REQUIRED',
    value: { ways: ['authenticator'] },
  });
  const { value } = await propose(id);
  expect(value.approval).toMatchObject({
    kind: 'admission',
    subject: id,
    before: { authenticator: true, passkeys: 0 },
    after: { authenticator: false, passkeys: 0 },
  });
  expect((await approve(value.approval.id, 'operator')).status).toBeGreaterThanOrEqual(403);
  expect((await signIn(account)).error?.code).toBe('EXTRA_VERIFICATION_REQUIRED');
  expect((await approve(value.approval.id)).status).toBe(200);

  expect((await session.call(balance)).status).toBe(401);
  const kinds = await app.database.rows('SELECT kind FROM messages WHERE member_id = $1', [id]);
  expect(kinds).toContainEqual({ kind: 'authenticator-removed' });
  expect((await signIn(account)).status).toBe(200);
  // The place is known now; another one is not.
  expect((await signIn(account)).status).toBe(200);
  await app.database.run('DELETE FROM registered_addresses WHERE member_id = $1', [id]);
  expect((await signIn(account)).error?.code).toBe('EXTRA_VERIFICATION_REQUIRED');
  expect((await operators.ask('GET', `/ops/log?subject=${id}`)).value).toMatchObject([
    { actor: 'approver', action: 'admission.approved', after: { authenticator: false, passkeys: 0 } },
    { actor: 'operator', action: 'admission.proposed' },
  ]);
});

it('an admission ends after a day, and needs the password', async () => {
  const { id, account } = await withApp();
  expect((await approve((await propose(id)).value.approval.id)).status).toBe(200);
  const wrong = { username: account, password: 'Guessed-0001', type: 'username' as const };
  expect((await app.visitor().call(login, { body: wrong })).error?.code).toBe('LOGIN_FAILED');
  app.clock.advance({ hours: 24, seconds: 1 });
  expect((await signIn(account)).error?.code).toBe('EXTRA_VERIFICATION_REQUIRED');
});

it('refuses a locked or unknown member, a factor bound after the proposal, and who may only look', async () => {
  const { id } = await app.member({ password: PASSWORD });
  expect((await propose(id, 'onlooker')).status).toBe(403);
  expect((await propose('999999999')).value.code).toBe('UNKNOWN_MEMBER');
  const { value } = await propose(id);
  await app.database.run(
    "INSERT INTO authenticators (member_id, secret, created_at, confirmed_at) VALUES ($1, 'x', now(), now())",
    [id],
  );
  expect((await approve(value.approval.id)).value.code).toBe('CHANGE_STALE');
  expect((await operators.ask('POST', `/ops/members/${id}/lock`, { reason: 'a theft' })).status).toBe(200);
  expect((await propose(id)).value.code).toBe('BAD_REQUEST');
});
