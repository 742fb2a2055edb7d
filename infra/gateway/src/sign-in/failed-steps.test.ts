import { beginAuthenticator, confirmAuthenticator } from '@atrium/contracts/authenticator';
import { type LoginChallenge, verifyExtra } from '@atrium/contracts/login-verification';
import { setPasswordByPhone } from '@atrium/contracts/members';
import * as passkeys from '@atrium/contracts/passkeys';
import { prove } from '@atrium/contracts/proofs';
import { login } from '@atrium/contracts/session';
import { TOTP } from 'otpauth';
import { authenticator } from '../passkeys/testing/authenticator.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PASSWORD = 'Secret-0001';
let count = 0;

async function someone() {
  const member = await app.signedIn({ password: PASSWORD });
  const mobile = `91722${String(++count).padStart(5, '0')}`;
  await app.database.run('UPDATE members SET mobile = $2 WHERE id = $1', [member.memberId, `+63${mobile}`]);
  return Object.assign(member, { mobile });
}
/** The series of a member: failures and steps. */
async function seriesOf(memberId: string | null) {
  const rows = await app.database.rows<{ failures: number; addresses: string[]; steps: string[] }>(
    `SELECT (detail ->> 'failures')::int AS failures, detail -> 'addresses' AS addresses, detail -> 'steps' AS steps
       FROM significant_events WHERE kind = 'failed-sign-ins' AND member_id IS NOT DISTINCT FROM $1 ORDER BY id`,
    [memberId],
  );
  return rows.map(({ failures, addresses, steps }) => [failures, addresses, steps]);
}
const bySms = (mobile: string) =>
  app.visitor().call(login, { body: { username: mobile, password: '000000', type: 'sms', countryDialingCode: '+63' } });
const inTurn = async (times: number, attempt: () => Promise<{ error?: { code: string } | undefined }>) => {
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < times; time += 1) codes.push((await attempt()).error?.code);
  return codes;
};
const FROM_HERE = ['127.0.0.1'];

it('[14-15] [SY-03] the third wrong code of a phone is an event of its account, at a login and for a new password', async () => {
  const member = await someone();
  expect(await inTurn(2, () => bySms(member.mobile))).toEqual(Array(2).fill('VERIFICATION_CODE_INVALID'));
  expect(await seriesOf(member.memberId)).toEqual([]);
  const again = { newPassword: 'Harbour-0202', confirmNewPassword: 'Harbour-0202', verificationCode: '000000' };
  const body = { ...again, mobileNum: member.mobile, countryDialingCode: '+63' };
  expect(await inTurn(1, () => app.visitor().call(setPasswordByPhone, { body }))).toEqual([
    'VERIFICATION_CODE_INVALID',
  ]);
  expect(await seriesOf(member.memberId)).toEqual([[3, FROM_HERE, ['code']]]);
  // The next events follow each time that the number has doubled.
  await inTurn(8, () => bySms(member.mobile));
  expect((await seriesOf(member.memberId)).map(([failures]) => failures)).toEqual([3, 6]);
  await inTurn(3, () => bySms('9171112222'));
  expect(await seriesOf(null)).toEqual([]);
});

it('[14-15] [SY-03] so is a passkey that does not fit, and one of nobody is none', async () => {
  const [member, key, strange] = [
    await someone(),
    authenticator('http://localhost:8080'),
    authenticator('http://localhost:8080'),
  ];
  await app.database.run('UPDATE members SET mobile = NULL WHERE id = $1', [member.memberId]);
  const { value } = await member.call(passkeys.beginPasskey, {
    body: { proof: { way: 'password', answer: PASSWORD } },
  });
  const created = key.create(value.options.challenge as string);
  expect((await member.call(passkeys.addPasskey, { body: { name: 'Phone', answer: created } })).status).toBe(200);
  const attempt = (one: typeof key) =>
    app.visitor().call(passkeys.passkeyLogin, { body: { answer: one.get('a challenge of another site') } });
  expect(await inTurn(3, () => attempt(strange))).toEqual(Array(3).fill('PASSKEY_WRONG'));
  expect(await inTurn(3, () => attempt(key))).toEqual(Array(3).fill('PASSKEY_WRONG'));
  expect(await seriesOf(member.memberId)).toEqual([[3, FROM_HERE, ['passkey']]]);
  expect(await seriesOf(null)).toEqual([]);
});

it('[14-15] [SY-03] so are the second factors of a login from a new address and in an open session, all counted together', async () => {
  const member = await someone();
  await app.database.run('UPDATE members SET mobile = NULL WHERE id = $1', [member.memberId]);
  const { value } = await member.call(beginAuthenticator, { body: { password: PASSWORD } });
  const code = new TOTP({ secret: value.secret }).generate({ timestamp: app.clock.now().getTime() });
  await member.call(confirmAuthenticator, { body: { code } });
  const guess = { way: 'authenticator' as const, answer: '000000' };
  await inTurn(1, () => member.call(prove, { body: { purpose: 'password', proof: guess } }));
  await app.parts.settings.set('session.loopbackIsKnown', false);
  const visitor = app.visitor();
  const { error } = await visitor.call(login, {
    body: { username: member.account, password: PASSWORD, type: 'username' },
  });
  const { challenge } = error!.value as LoginChallenge;
  await inTurn(2, () => visitor.call(verifyExtra, { body: { challenge, ...guess } }));
  await app.parts.settings.set('session.loopbackIsKnown', true);
  const first = [3, FROM_HERE, ['proof', 'verification']];
  expect(await seriesOf(member.memberId)).toEqual([first]);
  // Failures count for half an hour.
  app.clock.advance({ minutes: 31 });
  await inTurn(2, () => member.call(prove, { body: { purpose: 'password', proof: guess } }));
  expect(await seriesOf(member.memberId)).toEqual([first]);
});

it('[14-15] concurrent guesses make one event, and rows of two days ago go', async () => {
  const member = await someone();
  await Promise.all(Array.from({ length: 3 }, () => bySms(member.mobile)));
  expect(await seriesOf(member.memberId)).toEqual([[3, FROM_HERE, ['code']]]);
  app.clock.advance({ days: 3 });
  await bySms((await someone()).mobile);
  expect(await app.database.rows('SELECT 1 FROM second_step_failures')).toHaveLength(1);
});
