import * as calls from '@atrium/contracts/members';
import { login } from '@atrium/contracts/session';
import { smsNoLogin, smsRegister } from '@atrium/contracts/verification';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { developmentHumanVerification } from '../verification/human.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const codeFor = async (mobile: string) =>
  (await app.database.first<{ text: string }>('SELECT text FROM outbox WHERE target = $1 ORDER BY id DESC LIMIT 1', [
    mobile,
  ]))!.text.match(/\d{6}/)![0];

it('[3-19] [7-006] signs in by SMS: the number as the name, the code as the password, once', async () => {
  await app.database.run(
    "INSERT INTO members (account, password_hash, mobile) VALUES ('smsmember', 'none', '+639173334444')",
  );
  expect(
    (await app.visitor().call(smsNoLogin, { body: { mobileNum: '09173334444', countryDialingCode: '+63' } })).value,
  ).toEqual({ expiredMinutes: 5 });
  const body = {
    username: '9173334444',
    password: await codeFor('+639173334444'),
    type: 'sms' as const,
    countryDialingCode: '63',
  };
  const answer = await app.visitor().call(login, { body });
  expect(answer.value.user.userName).toBe('smsmember');
  expect((await app.visitor().call(login, { body })).error?.code).toBe('VERIFICATION_CODE_INVALID');
});

it('[9-43] sends no more codes until five minutes after the first of three', async () => {
  const ask = async () => {
    app.clock.advance({ seconds: 31 });
    return (await app.visitor().call(smsNoLogin, { body: { mobileNum: '09175556666', countryDialingCode: '63' } }))
      .error?.code;
  };
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([
    undefined,
    undefined,
    undefined,
    'VERIFICATION_TOO_MANY',
  ]);
  // The first of the three was 93 seconds ago.
  app.clock.advance({ seconds: 300 - 93 - 31 - 1 });
  expect(await ask()).toBe('VERIFICATION_TOO_MANY');
  expect(await ask()).toBeUndefined();
});

it("[3-31] returns success, message and the minutes of the code's validity", async () => {
  const reply = await app.server.inject({
    method: 'POST',
    url: smsRegister.path,
    payload: { mobileNo: '09179990000', countryDialingCode: '63' },
  });
  expect(reply.json()).toEqual({ success: true, message: '', value: { expiredMinutes: 5 } });
});

it('[3-29] [3-30] sends no code without a valid human verification', async () => {
  const strict = await testApp();
  Object.assign(strict.parts, { human: developmentHumanVerification(false) });
  expect(
    (await strict.visitor().call(smsNoLogin, { body: { mobileNum: '09170000001', countryDialingCode: '63' } })).error
      ?.code,
  ).toBe('HUMAN_VERIFICATION_FAILED');
  expect(
    (
      await strict
        .visitor()
        .call(smsRegister, { body: { mobileNo: '09170000001', countryDialingCode: '63', geetest: 'forged' } })
    ).error?.code,
  ).toBe('HUMAN_VERIFICATION_FAILED');
  expect((await strict.database.first<{ n: number }>('SELECT count(*)::int AS n FROM outbox'))!.n).toBe(0);
  expect(
    (
      await strict
        .visitor()
        .call(smsRegister, { body: { mobileNo: '09170000001', countryDialingCode: '63', geetest: 'development' } })
    ).status,
  ).toBe(200);
  await strict.close();
});

it('accepts a code for five attempts and five minutes', async () => {
  const spend = async (verificationCode: string) =>
    (
      await app.visitor().call(calls.setPasswordByPhone, {
        body: { newPassword: 'Sunny-day-9', mobileNum: '9173334444', countryDialingCode: '63', verificationCode },
      })
    ).error?.code;
  app.clock.advance({ minutes: 10 });
  await app.visitor().call(smsNoLogin, { body: { mobileNum: '09173334444', countryDialingCode: '63' } });
  const code = await codeFor('+639173334444');
  app.clock.advance({ minutes: 6 });
  expect(await spend(code)).toBe('VERIFICATION_CODE_EXPIRED');
  await app.visitor().call(smsNoLogin, { body: { mobileNum: '09173334444', countryDialingCode: '63' } });
  for (let i = 0; i < 5; i += 1) expect(await spend('wrong!')).toBe('VERIFICATION_CODE_INVALID');
  expect(await spend(await codeFor('+639173334444'))).toBe('VERIFICATION_CODE_INVALID');
});

it('[7-014] [3-28] sets a new password with a code sent to the phone, which must be right, and with all three fields', async () => {
  app.clock.advance({ minutes: 10 });
  await app.visitor().call(smsNoLogin, { body: { mobileNum: '09173334444', countryDialingCode: '63' } });
  const body = {
    newPassword: 'Brand-new-1',
    mobileNum: '+639173334444',
    verificationCode: await codeFor('+639173334444'),
  };
  const send = (change: Partial<Record<keyof typeof body, string | undefined>> = {}) =>
    app.visitor().call(calls.setPasswordByPhone, { body: { ...body, ...change } as typeof body });
  for (const field of Object.keys(body)) {
    const { error } = await send({ [field]: undefined });
    expect([error?.code, error?.params]).toEqual(['BAD_REQUEST', { field }]);
  }
  expect((await send({ verificationCode: 'wrong!' })).error?.code).toBe('VERIFICATION_CODE_INVALID');
  const answer = await send();
  expect(answer.value).toEqual({ account: 'smsmember' });
  expect(
    (await app.visitor().call(login, { body: { username: 'smsmember', password: 'Brand-new-1', type: 'username' } }))
      .status,
  ).toBe(200);
});

it('[7-013] [3-27] sends a link by form, and never reveals whether the account exists', async () => {
  await app.database.run("UPDATE members SET email = 'sms@example.com' WHERE account = 'smsmember'");
  const ask = (username: string, email: string) =>
    app.visitor().call(calls.forgotByEmail, { body: { username, email } });
  const [known, unknown, wrong] = [
    await ask('smsmember', 'sms@example.com'),
    await ask('nobody', 'sms@example.com'),
    await ask('smsmember', 'other@example.com'),
  ];
  expect([unknown.value, wrong.value, unknown.status]).toEqual([known.value, known.value, known.status]);
  expect(await app.database.rows("SELECT target FROM outbox WHERE channel = 'email'")).toEqual([
    { target: 'sms@example.com' },
  ]);
});

it("[5-09] [7-012] [3-26] changes the password after repeating the form's checks, and ends every other session", async () => {
  const member = await app.signedIn({ password: 'Old-secret-1' });
  const elsewhere = await app.signedIn(member.account);
  const change = async (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
    (await member.call(calls.changePassword, { body: { oldPassword, newPassword, confirmNewPassword } })).error?.code;
  expect(await change('Wrong-1', 'New-secret-1')).toBe('PASSWORD_WRONG');
  expect(await change('Old-secret-1', 'short')).toBe('PASSWORD_RULE');
  // Among the common ones, in any case of its letters.
  for (const common of ['Password1', 'qwertyuiop', 'TRUSTNO1', 'iloveyou1'])
    expect(await change('Old-secret-1', common)).toBe('PASSWORD_COMMON');
  expect(await change('Old-secret-1', 'New-secret-1', 'New-secret-2')).toBe('INCONSISTENT_TWICE');
  expect((await elsewhere.call(balance)).status).toBe(200);
  expect(await change('Old-secret-1', 'New-secret-1')).toBeUndefined();
  expect([(await elsewhere.call(balance)).status, (await member.call(balance)).status]).toEqual([401, 200]);
  expect(app.published).toContainEqual(
    expect.objectContaining({ event: 'session.logout', data: { reason: 'replaced', account: member.account } }),
  );
});

it('[7-009] [3-37] returns the member info from the row', async () => {
  const agent = await app.member({ type: 1 });
  const member = await app.signedIn({ upline: agent.id });
  await app.database.run(
    "UPDATE members SET nickname = 'Maya', rank_name = 'Diamond', rank_level = 5, labels = '{early,vip}', to_upline = true WHERE id = $1",
    [member.memberId],
  );
  expect((await member.call(calls.memberInfo)).value).toEqual({
    id: member.memberId,
    account: member.account,
    nickname: 'Maya',
    type: 0,
    toUpline: true,
    clubLabel: { labelName: 'Diamond', rankLevel: 5 },
    memberLabel: [{ labelName: 'early' }, { labelName: 'vip' }],
  });
});

it('[AC-12] [7-075] my account: contacts masked, sessions listed and ended elsewhere', async () => {
  const member = await app.signedIn();
  await app.database.run("UPDATE members SET email = 'maya@example.com', mobile = '+639178889999' WHERE id = $1", [
    member.memberId,
  ]);
  const elsewhere = await app.signedIn(member.account);
  elsewhere.headers = { 'user-agent': 'x' };
  await app.database.run(
    "UPDATE sessions SET device = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/141.0 Safari/537', ip = '203.0.113.9' WHERE id = (SELECT max(id) FROM sessions WHERE member_id = $1)",
    [member.memberId],
  );
  const { value } = await member.call(calls.account);
  expect(value).toMatchObject({
    email: 'ma***@example.com',
    mobile: '+63 *** 9999',
    rank: { name: 'Bronze', level: 1, next: 'Silver', progress: 0 },
  });
  expect(value.sessions.map(({ device, ip, current }) => [device, ip, current]).sort()).toEqual([
    ['', '127.0.0.1', true],
    ['Chrome, Windows', '203.0.113.9', false],
  ]);
  expect((await member.call(calls.endOtherSessions)).value).toEqual({ ended: 1 });
  expect([(await elsewhere.call(balance)).status, (await member.call(balance)).status]).toEqual([401, 200]);
});
