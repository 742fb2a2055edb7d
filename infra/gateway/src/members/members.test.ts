import * as calls from '@atrium/contracts/members';
import { login } from '@atrium/contracts/session';
import { smsNoLogin, smsRegister } from '@atrium/contracts/verification';
import { balance } from '@atrium/contracts/wallet';
import { affiliate, registerSettings } from '@atrium/contracts/system';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { developmentHumanVerification } from '../verification/human.ts';
import { hashPassword } from '../session/passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const setRule = async (field: string, change: object) => {
  const rules = await app.parts.settings.get<Record<string, object>>('register.rules', {});
  await app.parts.settings.set('register.rules', { ...rules, [field]: { ...rules[field], ...change } });
};
const setSwitch = async (modId: string, flag: '0' | '1') => {
  const tree = (await app.parts.settings.get<{ modId: string; flag: string; childrenNodes: { modId: string; flag: string }[] }[]>('whitelabel', [])) as never as { childrenNodes: { modId: string; flag: string }[] }[];
  await app.parts.settings.set('whitelabel', tree.map((node) => ({ ...node, childrenNodes: node.childrenNodes.map((child) => (child.modId === modId ? { ...child, flag } : child)) })));
};
let count = 0;
const user = (more: object = {}) => ({ username: `Rita${++count}x`, password: 'Sunny-day-9', confirmPassword: 'Sunny-day-9', ...more });
const codeFor = async (mobile: string) => (await app.database.first<{ text: string }>('SELECT text FROM outbox WHERE target = $1 ORDER BY id DESC LIMIT 1', [mobile]))!.text.match(/\d{6}/)![0];

it('[7-010] [3-32] registers by username, by PUT and by POST, and keeps what was sent', async () => {
  await setRule('wechat', { enabled: true });
  await setRule('paymentPassword', { enabled: true });
  for (const method of ['PUT', 'POST']) {
    const visitor = app.visitor();
    const body = user({ email: 'rita@example.com', wechat: 'rita_wx', paymentPassword: '123456', registerUrl: 'http://localhost:8080/', registerMethod: 'WEB', termsVersion: '2026-01' });
    const answer = await visitor.call(calls.register, { body, method } as never);
    expect(answer.value).toMatchObject({ account: body.username, isAgent: 0, token: expect.stringMatching(/./) });
    expect((await visitor.call(balance)).status).toBe(200);
    const row = await app.database.first<{ email: string; details: Record<string, string>; password_hash: string; terms_version: string }>('SELECT email, details, password_hash, terms_version FROM members WHERE account = $1', [body.username]);
    expect(row).toMatchObject({ email: 'rita@example.com', terms_version: '2026-01', details: { wechat: 'rita_wx', registerUrl: 'http://localhost:8080/', registerMethod: 'WEB' } });
    expect(JSON.stringify(row)).not.toMatch(/Sunny-day|"123456"/);
    expect(row!.details.paymentPasswordHash).toMatch(/^\$argon2id\$/);
  }
  await setRule('paymentPassword', { enabled: false });
});

it('[3-33] logs in at once only when the login flag does not say no', async () => {
  const visitor = app.visitor();
  const answer = await visitor.call(calls.register, { body: user({ login: false }) });
  expect([answer.value.token, visitor.cookies]).toEqual(['', {}]);
});

it('[5-34] applies the rules of every field again and names the field that it refuses', async () => {
  const field = async (more: object) => (await app.visitor().call(calls.register, { body: user(more) as never })).error?.params?.field;
  expect(await field({ username: '1rita' })).toBe('username');
  expect(await field({ username: undefined })).toBe('username');
  expect(await field({ email: 'not-an-address' })).toBe('email');
  await setRule('payeeName', { enabled: true, required: true });
  expect(await field({})).toBe('payeeName');
  expect(await field({ payeeName: 'Rita Cruz' })).toBeUndefined();
  await setRule('payeeName', { enabled: false, required: false });
  await setRule('password', { minLength: 12 });
  expect(await field({})).toBe('password');
  await setRule('password', { minLength: 8 });
  await setRule('birthday', { enabled: true });
  expect(await field({ birthday: '2010-05-05' })).toBe('birthday');
  await setRule('birthday', { enabled: false });
  expect((await app.visitor().call(calls.register, { body: user({ confirmPassword: 'Other-day-9' }) })).error?.code).toBe('INCONSISTENT_TWICE');
});

it('[3-36] hands out the rules of the fields, as the row has them now', async () => {
  await setRule('line', { enabled: true, required: true, minLength: 5, maxLength: 9, acceptedPattern: '^[a-z]+$', patternId: '99' });
  expect((await app.visitor().call(registerSettings)).value.rules.line).toEqual({ enabled: true, required: true, acceptedPattern: '^[a-z]+$', patternId: '99', minLength: 5, maxLength: 9 });
  await setRule('line', { enabled: false, required: false });
});

it('refuses a name that is taken, also in other letters', async () => {
  const body = user();
  await app.visitor().call(calls.register, { body });
  expect((await app.visitor().call(calls.register, { body: { ...body, username: body.username.toUpperCase() } })).error?.code).toBe('USERNAME_TAKEN');
});

it('puts a member below the agent of the affiliate code and refuses a code that nobody has', async () => {
  const agent = await app.member({ account: 'rootagent', type: 1 });
  const body = user({ affiliateCode: 'rootagent' });
  await app.visitor().call(calls.register, { body });
  expect(await app.database.first('SELECT upline_id, path[1] AS top FROM members WHERE account = $1', [body.username])).toEqual({ upline_id: agent.id, top: agent.id });
  expect((await app.visitor().call(calls.register, { body: user({ affiliateCode: 'nosuchcode' }) })).error?.code).toBe('AFFILIATE_CODE_INVALID');
});

it('[7-019] [7-033] says whether an affiliate code is valid: by code, by domain, by address', async () => {
  await app.member({ account: 'shopagent', type: 2 });
  await app.database.run(`UPDATE members SET details = '{"affiliateDomain": "shop.example"}' WHERE account = 'shopagent'`);
  const valid = async (query: object) => (await app.visitor().call(affiliate, { query })).value.valid;
  expect(await valid({ code: 'SHOPAGENT' })).toBe(true);
  expect(await valid({ domain: 'shop.example' })).toBe(true);
  expect(await valid({ url: 'https://atrium.example/register?affiliateCode=shopagent' })).toBe(true);
  expect(await valid({ code: 'nobody' })).toBe(false);
  await app.database.run("UPDATE members SET type = 0 WHERE account = 'shopagent'");
  expect(await valid({ code: 'shopagent' })).toBe(false);
});

it('[7-011] [7-017] registers by mobile number with the code that was sent to it', async () => {
  await app.visitor().call(smsRegister, { body: { mobileNo: '09171112222', countryDialingCode: '63' } });
  const body = { mobileNum: '9171112222', countryDialingCode: '63', verificationCode: await codeFor('+639171112222') };
  expect((await app.visitor().call(calls.registerByMobile, { body: { ...body, verificationCode: '000000x' } })).error?.code).toBe('VERIFICATION_CODE_INVALID');
  const answer = await app.visitor().call(calls.registerByMobile, { body });
  expect(answer.value.account).toBe('639171112222');
  expect((await app.visitor().call(calls.registerByMobile, { body })).status).toBe(400);
});

it('[6-24] refuses a registration whose switch is off, whatever the screen shows', async () => {
  await setSwitch('USERNAMEREG3', '0');
  expect((await app.visitor().call(calls.register, { body: user() })).error?.code).toBe('FUNCTION_DISABLED');
  await setSwitch('USERNAMEREG3', '1');
  await setSwitch('MOBILEREG3', '0');
  expect((await app.visitor().call(calls.registerByMobile, { body: { mobileNum: '9170000000', countryDialingCode: '63' } })).error?.code).toBe('FUNCTION_DISABLED');
  await setSwitch('MOBILEREG3', '1');
  await setSwitch('MOBILEVERCODELOGIN3', '0');
  expect((await app.visitor().call(login, { body: { username: '9171112222', password: '123456', type: 'sms', countryDialingCode: '63' } })).error?.code).toBe('FUNCTION_DISABLED');
  await setSwitch('MOBILEVERCODELOGIN3', '1');
});

it('[3-19] [7-006] signs in by SMS: the number as the name, the code as the password, once', async () => {
  await app.database.run("INSERT INTO members (account, password_hash, mobile) VALUES ('smsmember', 'none', '+639173334444')");
  expect((await app.visitor().call(smsNoLogin, { body: { mobileNum: '09173334444', countryDialingCode: '+63' } })).value).toEqual({ expiredMinutes: 5 });
  const body = { username: '9173334444', password: await codeFor('+639173334444'), type: 'sms' as const, countryDialingCode: '63' };
  const answer = await app.visitor().call(login, { body });
  expect(answer.value.user.userName).toBe('smsmember');
  expect((await app.visitor().call(login, { body })).error?.code).toBe('VERIFICATION_CODE_INVALID');
});

it('[9-43] holds back codes after three requests for five minutes', async () => {
  const ask = async () => (await app.visitor().call(smsNoLogin, { body: { mobileNum: '09175556666', countryDialingCode: '63' } })).error?.code;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([undefined, undefined, undefined, 'VERIFICATION_TOO_MANY']);
  app.clock.advance({ minutes: 6 });
  expect(await ask()).toBeUndefined();
});

it('[3-31] answers success, message and the minutes that the code is good for', async () => {
  const reply = await app.server.inject({ method: 'POST', url: smsRegister.path, payload: { mobileNo: '09179990000', countryDialingCode: '63' } });
  expect(reply.json()).toEqual({ success: true, message: '', value: { expiredMinutes: 5 } });
});

it('[3-29] [3-30] sends no code without a valid human verification', async () => {
  const strict = await testApp();
  Object.assign(strict.parts, { human: developmentHumanVerification(false) });
  expect((await strict.visitor().call(smsNoLogin, { body: { mobileNum: '09170000001', countryDialingCode: '63' } })).error?.code).toBe('HUMAN_VERIFICATION_FAILED');
  expect((await strict.visitor().call(smsRegister, { body: { mobileNo: '09170000001', countryDialingCode: '63', geetest: 'forged' } })).error?.code).toBe('HUMAN_VERIFICATION_FAILED');
  expect((await strict.database.first<{ n: number }>('SELECT count(*)::int AS n FROM outbox'))!.n).toBe(0);
  expect((await strict.visitor().call(smsRegister, { body: { mobileNo: '09170000001', countryDialingCode: '63', geetest: 'development' } })).status).toBe(200);
  await strict.close();
});

it('gives a code five tries and five minutes', async () => {
  const spend = async (verificationCode: string) => (await app.visitor().call(calls.setPasswordByPhone, { body: { newPassword: 'Sunny-day-9', mobileNum: '9173334444', countryDialingCode: '63', verificationCode } })).error?.code;
  app.clock.advance({ minutes: 10 });
  await app.visitor().call(smsNoLogin, { body: { mobileNum: '09173334444', countryDialingCode: '63' } });
  const code = await codeFor('+639173334444');
  app.clock.advance({ minutes: 6 });
  expect(await spend(code)).toBe('VERIFICATION_CODE_EXPIRED');
  await app.visitor().call(smsNoLogin, { body: { mobileNum: '09173334444', countryDialingCode: '63' } });
  for (let i = 0; i < 5; i += 1) expect(await spend('wrong!')).toBe('VERIFICATION_CODE_INVALID');
  expect(await spend(await codeFor('+639173334444'))).toBe('VERIFICATION_CODE_INVALID');
});

it('[7-014] [3-28] sets a new password after a code sent to the phone', async () => {
  app.clock.advance({ minutes: 10 });
  await app.visitor().call(smsNoLogin, { body: { mobileNum: '09173334444', countryDialingCode: '63' } });
  const answer = await app.visitor().call(calls.setPasswordByPhone, { body: { newPassword: 'Brand-new-1', mobileNum: '+639173334444', verificationCode: await codeFor('+639173334444') } });
  expect(answer.value).toEqual({ account: 'smsmember' });
  expect((await app.visitor().call(login, { body: { username: 'smsmember', password: 'Brand-new-1', type: 'username' } })).status).toBe(200);
});

it('[7-013] [3-27] sends a link by form, and never says whether the account exists', async () => {
  await app.database.run("UPDATE members SET email = 'sms@example.com' WHERE account = 'smsmember'");
  const ask = (username: string, email: string) => app.visitor().call(calls.forgotByEmail, { body: { username, email } });
  const [known, unknown, wrong] = [await ask('smsmember', 'sms@example.com'), await ask('nobody', 'sms@example.com'), await ask('smsmember', 'other@example.com')];
  expect([unknown.value, wrong.value, unknown.status]).toEqual([known.value, known.value, known.status]);
  expect(await app.database.rows("SELECT target FROM outbox WHERE channel = 'email'")).toEqual([{ target: 'sms@example.com' }]);
});

it('[5-09] [7-012] [3-26] changes the password with the same checks again, and ends every other session', async () => {
  const member = await app.signedIn();
  await app.database.run('UPDATE members SET password_hash = $2 WHERE id = $1', [member.memberId, await hashPassword(app.parts.config, 'Old-secret-1')]);
  const elsewhere = await app.signedIn(member.account);
  const change = async (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) => (await member.call(calls.changePassword, { body: { oldPassword, newPassword, confirmNewPassword } })).error?.code;
  expect(await change('Wrong-1', 'New-secret-1')).toBe('PASSWORD_WRONG');
  expect(await change('Old-secret-1', 'short')).toBe('PASSWORD_RULE');
  expect(await change('Old-secret-1', 'New-secret-1', 'New-secret-2')).toBe('INCONSISTENT_TWICE');
  expect((await elsewhere.call(balance)).status).toBe(200);
  expect(await change('Old-secret-1', 'New-secret-1')).toBeUndefined();
  expect([(await elsewhere.call(balance)).status, (await member.call(balance)).status]).toEqual([401, 200]);
  expect(app.said).toContainEqual(expect.objectContaining({ event: 'session.logout', data: { reason: 'replaced' } }));
});

it('[7-009] [3-37] answers the member info from the row', async () => {
  const agent = await app.member({ type: 1 });
  const member = await app.signedIn({ upline: agent.id });
  await app.database.run("UPDATE members SET nickname = 'Maya', rank_name = 'Diamond', rank_level = 5, labels = '{early,vip}', to_upline = true WHERE id = $1", [member.memberId]);
  expect((await member.call(calls.memberInfo)).value).toEqual({ id: member.memberId, account: member.account, nickname: 'Maya', type: 0, toUpline: true, clubLabel: { labelName: 'Diamond', rankLevel: 5 }, memberLabel: [{ labelName: 'early' }, { labelName: 'vip' }] });
});

it('[7-015] [7-016] [3-39] answers icon and avatar', async () => {
  const member = await app.signedIn();
  await app.database.run("UPDATE members SET avatar = '07' WHERE id = $1", [member.memberId]);
  expect((await member.call(calls.icon)).value).toEqual({ avatar: '07', avatarType: 'STATIC' });
  await app.database.run("UPDATE members SET avatar = '/upload/me.png', avatar_type = 'CUSTOM' WHERE id = $1", [member.memberId]);
  expect((await member.call(calls.avatar)).value).toEqual({ avatar: '/upload/me.png', avatarType: 'CUSTOM' });
});

it('[7-075] my account: contacts masked, sessions listed and ended elsewhere', async () => {
  const member = await app.signedIn();
  await app.database.run("UPDATE members SET email = 'maya@example.com', mobile = '+639178889999' WHERE id = $1", [member.memberId]);
  const elsewhere = await app.signedIn(member.account);
  elsewhere.headers = { 'user-agent': 'x' };
  await app.database.run("UPDATE sessions SET device = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/141.0 Safari/537', ip = '203.0.113.9' WHERE id = (SELECT max(id) FROM sessions WHERE member_id = $1)", [member.memberId]);
  const { value } = await member.call(calls.account);
  expect(value).toMatchObject({ email: 'ma***@example.com', mobile: '+63 *** 9999', rank: { name: 'Bronze', level: 1, next: 'Silver', progress: 0 } });
  expect(value.sessions.map(({ device, ip, current }) => [device, ip, current]).sort()).toEqual([['', '127.0.0.1', true], ['Chrome, Windows', '203.0.113.9', false]]);
  expect((await member.call(calls.endOtherSessions)).value).toEqual({ ended: 1 });
  expect([(await elsewhere.call(balance)).status, (await member.call(balance)).status]).toEqual([401, 200]);
});
