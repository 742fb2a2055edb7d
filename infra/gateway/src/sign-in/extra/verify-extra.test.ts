import { addressOf } from '@atrium/contracts/household-address';
import { beginAuthenticator, confirmAuthenticator } from '@atrium/contracts/authenticator';
import { type ExtraWay, type LoginChallenge, sendExtraCode, verifyExtra } from '@atrium/contracts/login-verification';
import { sessionCookie } from '@atrium/contracts/live';
import { register } from '@atrium/contracts/members';
import { login } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { TOTP } from 'otpauth';
import { authenticatorFits } from './authenticator-code.ts';
import { beginAuthenticator as begin } from '../../members/authenticator/authenticator.ts';
import type { Parts } from '../../platform/parts.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import type { Visitor } from '../../platform/testing/visitor.ts';
import { hashPassword } from '../../session/passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.parts.settings.set('session.loopbackIsKnown', false);
});
afterAll(() => app.close());

const PASSWORD = 'Secret-0001';
let count = 0;

/** A member with every means of verification. */
async function someone(means: { mobile?: string | null; email?: string | null } = {}) {
  const made = await app.member({ password: PASSWORD });
  count += 1;
  const bound = { mobile: `+6391700${String(count).padStart(5, '0')}`, email: `${made.account}@example.com`, ...means };
  await app.database.run(`UPDATE members SET mobile = $2, email = $3 WHERE id = $1`, [
    made.id,
    bound.mobile,
    bound.email,
  ]);
  return { ...made, ...bound };
}
const signIn = (visitor: Visitor, account: string) =>
  visitor.call(login, { body: { username: account, password: PASSWORD, type: 'username' } });

async function challengeOf(visitor: Visitor, account: string): Promise<LoginChallenge> {
  const { status, error } = await signIn(visitor, account);
  expect([status, error?.code]).toEqual([401, 'EXTRA_VERIFICATION_REQUIRED']);
  return error!.value as LoginChallenge;
}
const answer = (visitor: Visitor, challenge: string, way: ExtraWay, text: string, channel?: 'sms' | 'email') =>
  visitor.call(verifyExtra, { body: { challenge, way, answer: text, ...(channel && { channel }) } });
const beginUnder = (parts: Parts, { memberId, account }: { memberId: string; account: string }) =>
  begin(parts, { body: { password: PASSWORD }, caller: { session: { memberId, account } } } as never);
const codeTo = async (target: string) =>
  (await app.database.first<{ text: string }>('SELECT text FROM outbox WHERE target = $1 ORDER BY id DESC LIMIT 1', [
    target,
  ]))!.text.match(/\d{6}/)![0];

it('[4-76] gives no session before the verification, and registers the address once it is passed', async () => {
  const member = await someone();
  const visitor = app.visitor();
  const { challenge, ways, channels } = await challengeOf(visitor, member.account);
  expect(visitor.cookies).toEqual({});
  expect((await visitor.call(balance)).status).toBe(401);
  expect(ways).toEqual(['phone', 'code', 'email']);
  expect(channels).toEqual([
    { channel: 'sms', to: expect.stringMatching(/^\+63 \*\*\* \d{4}$/) },
    { channel: 'email', to: expect.stringMatching(/^te\*\*\*@example\.com$/) },
  ]);
  await visitor.call(sendExtraCode, { body: { challenge, channel: 'sms' } });
  const passed = await answer(visitor, challenge, 'phone', await codeTo(member.mobile!));
  expect([passed.status, passed.value.user.userName]).toEqual([200, member.account]);
  expect(visitor.cookies[sessionCookie(8080)]).toBeTruthy();
  expect((await visitor.call(balance)).status).toBe(200);
  expect((await signIn(app.visitor(), member.account)).status).toBe(200);
});

it('is passed by a code to the channel that the member chooses, and by the bound e-mail', async () => {
  for (const [way, channel] of [
    ['code', 'email'],
    ['code', 'sms'],
    ['email', undefined],
  ] as const) {
    const member = await someone();
    const visitor = app.visitor();
    const { challenge } = await challengeOf(visitor, member.account);
    const used = channel ?? 'email';
    await visitor.call(sendExtraCode, { body: { challenge, channel: used } });
    const code = await codeTo(used === 'sms' ? member.mobile! : member.email!);
    expect((await answer(visitor, challenge, way, code, channel)).status).toBe(200);
  }
});

it('is passed by the name on a bank account, however it is spelled', async () => {
  const member = await someone({ mobile: null, email: null });
  await app.database.run(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'Maya  de la Cruz', '1234567890')",
    [member.id],
  );
  const visitor = app.visitor();
  const { challenge, ways } = await challengeOf(visitor, member.account);
  expect(ways).toEqual(['bankName']);
  expect((await answer(visitor, challenge, 'bankName', 'Maya Cruz')).error).toMatchObject({
    code: 'EXTRA_VERIFICATION_FAILED',
    params: { left: 4 },
  });
  expect((await answer(visitor, challenge, 'bankName', ' maya de la  CRUZ ')).status).toBe(200);
});

it('is passed by an authenticator app, with each of its codes once', async () => {
  const member = await someone({ mobile: null, email: null });
  const at = await app.signedIn(member.account);
  expect((await at.call(beginAuthenticator, { body: { password: 'Wrong-0001' } })).error?.code).toBe('PASSWORD_WRONG');
  const { value } = await at.call(beginAuthenticator, { body: { password: PASSWORD } });
  expect(value.uri).toMatch(/^otpauth:\/\/totp\/Atrium:test\d+\?/);
  const code = () => new TOTP({ secret: value.secret }).generate({ timestamp: app.clock.now().getTime() });
  // Not bound before it is confirmed.
  expect((await challengeOf(app.visitor(), member.account)).ways).toEqual([]);
  expect((await at.call(confirmAuthenticator, { body: { code: '000000' } })).error?.code).toBe(
    'VERIFICATION_CODE_INVALID',
  );
  expect((await at.call(confirmAuthenticator, { body: { code: code() } })).value).toEqual({ bound: true });
  const visitor = app.visitor();
  const { challenge, ways } = await challengeOf(visitor, member.account);
  expect(ways).toEqual(['authenticator']);
  expect((await answer(visitor, challenge, 'authenticator', code())).error?.code).toBe('EXTRA_VERIFICATION_FAILED');
  app.clock.advance({ seconds: 60 });
  expect((await answer(visitor, challenge, 'authenticator', code())).status).toBe(200);
});

it('keeps the secret of an authenticator app sealed, for its member alone', async () => {
  const [member, other] = [await someone({ mobile: null, email: null }), await someone()];
  const at = await app.signedIn(member.account);
  const { value } = await at.call(beginAuthenticator, { body: { password: PASSWORD } });
  const code = (seconds = 0) =>
    new TOTP({ secret: value.secret }).generate({ timestamp: app.clock.now().getTime() + seconds * 1000 });
  const kept = async () =>
    (await app.database.first<{ row: string }>('SELECT a::text AS row FROM authenticators a WHERE member_id = $1', [
      member.id,
    ]))!.row;
  expect(await kept()).not.toContain(value.secret);
  // Another member's row with the same sealed text does not open.
  await app.database.run(
    'INSERT INTO authenticators (member_id, secret, created_at, confirmed_at) SELECT $2, secret, created_at, created_at FROM authenticators WHERE member_id = $1',
    [member.id, other.id],
  );
  expect(await authenticatorFits(app.parts, other.id, code())).toBe(false);
  // A plain-text secret of an earlier version works, and is sealed by that.
  await app.database.run('UPDATE authenticators SET secret = $2 WHERE member_id = $1', [member.id, value.secret]);
  expect((await at.call(confirmAuthenticator, { body: { code: code() } })).value).toEqual({ bound: true });
  expect(await kept()).not.toContain(value.secret);
  expect(await authenticatorFits(app.parts, member.id, code(30))).toBe(true);
  // Another key opens nothing, and without a key nothing is bound.
  const under = (sealingKey: string) => ({ ...app.parts, config: { ...app.parts.config, sealingKey } });
  app.clock.advance({ seconds: 90 });
  expect(await authenticatorFits(under('another key of thirty-two characters'), member.id, code())).toBe(false);
  await expect(beginUnder(under(''), at)).rejects.toMatchObject({ code: 'FUNCTION_DISABLED' });
});

it('[4-76] limits the attempts of a login, and those of an account over all its logins', async () => {
  const member = await someone();
  const visitor = app.visitor();
  const guess = async (challenge: string) => (await answer(visitor, challenge, 'phone', 'wrong!')).error?.code;
  for (let round = 0; round < 2; round += 1) {
    const { challenge } = await challengeOf(visitor, member.account);
    for (let i = 0; i < 5; i += 1) expect(await guess(challenge)).toBe('EXTRA_VERIFICATION_FAILED');
    expect(await guess(challenge)).toBe('EXTRA_VERIFICATION_OVER');
  }
  const { challenge } = await challengeOf(visitor, member.account);
  expect(await guess(challenge)).toBe('ACCOUNT_LOCKED');
  expect((await visitor.call(sendExtraCode, { body: { challenge, channel: 'sms' } })).error?.code).toBe(
    'ACCOUNT_LOCKED',
  );
  expect(visitor.cookies).toEqual({});
});

it('counts concurrent attempts against one allowance', async () => {
  const member = await someone();
  const { challenge } = await challengeOf(app.visitor(), member.account);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => answer(app.visitor(), challenge, 'email', '000000')),
  );
  expect(answers.filter(({ error }) => error?.code === 'EXTRA_VERIFICATION_FAILED')).toHaveLength(5);
});

it('is over after ten minutes, after it was passed, and after the password was changed', async () => {
  const member = await someone();
  const visitor = app.visitor();
  const late = await challengeOf(visitor, member.account);
  app.clock.advance({ minutes: 11 });
  expect((await answer(visitor, late.challenge, 'phone', '000000')).error?.code).toBe('EXTRA_VERIFICATION_OVER');
  const { challenge } = await challengeOf(visitor, member.account);
  await visitor.call(sendExtraCode, { body: { challenge, channel: 'sms' } });
  const code = await codeTo(member.mobile!);
  await app.database.run('UPDATE members SET password_hash = $2 WHERE id = $1', [
    member.id,
    await hashPassword(app.parts.config, 'Other-0001'),
  ]);
  expect((await answer(visitor, challenge, 'phone', code)).error?.code).toBe('EXTRA_VERIFICATION_OVER');
  expect(visitor.cookies).toEqual({});
});

it('sends codes to bound contacts only, and accepts none that was sent for another purpose', async () => {
  const member = await someone({ email: null });
  const visitor = app.visitor();
  const { challenge } = await challengeOf(visitor, member.account);
  expect((await visitor.call(sendExtraCode, { body: { challenge, channel: 'email' } })).error?.code).toBe(
    'EXTRA_VERIFICATION_OVER',
  );
  expect((await visitor.call(sendExtraCode, { body: { challenge: 'x'.repeat(32), channel: 'sms' } })).error?.code).toBe(
    'EXTRA_VERIFICATION_OVER',
  );
});

it('is not required when the brand has switched it off, nor from the address of the registration', async () => {
  const visitor = app.visitor();
  const account = `fresh${Date.now().toString(36).slice(-6)}`;
  const made = await visitor.call(register, {
    body: { username: account, password: PASSWORD, confirmPassword: PASSWORD, geetest: 'development' },
  });
  expect(made.status).toBe(200);
  expect((await signIn(app.visitor(), account)).status).toBe(200);
  const member = await someone();
  await app.parts.settings.set('session.verifyNewAddress', false);
  expect((await signIn(app.visitor(), member.account)).status).toBe(200);
  await app.parts.settings.set('session.verifyNewAddress', true);
  await challengeOf(app.visitor(), member.account);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('recognises the address %s as %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address);
});
