import * as calls from '@atrium/contracts/members';
import { login } from '@atrium/contracts/session';
import { smsRegister } from '@atrium/contracts/verification';
import { balance } from '@atrium/contracts/wallet';
import { affiliate, registerSettings } from '@atrium/contracts/system';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { logIn } from '../sign-in/testing/log-in.ts';

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
  const tree = (await app.parts.settings.get<
    { modId: string; flag: string; childrenNodes: { modId: string; flag: string }[] }[]
  >('whitelabel', [])) as never as { childrenNodes: { modId: string; flag: string }[] }[];
  await app.parts.settings.set(
    'whitelabel',
    tree.map((node) => ({
      ...node,
      childrenNodes: node.childrenNodes.map((child) => (child.modId === modId ? { ...child, flag } : child)),
    })),
  );
};
let count = 0;
const user = (more: object = {}) => ({
  username: `Rita${++count}x`,
  password: 'Sunny-day-9',
  confirmPassword: 'Sunny-day-9',
  ...more,
});
const codeFor = async (mobile: string) =>
  (await app.database.first<{ text: string }>('SELECT text FROM outbox WHERE target = $1 ORDER BY id DESC LIMIT 1', [
    mobile,
  ]))!.text.match(/\d{6}/)![0];

it('[7-010] [3-32] [11-06] registers by username, by PUT and by POST, and stores the sent fields', async () => {
  await setRule('wechat', { enabled: true });
  await setRule('paymentPassword', { enabled: true });
  for (const method of ['PUT', 'POST']) {
    const visitor = app.visitor();
    const body = user({
      email: 'rita@example.com',
      wechat: 'rita_wx',
      paymentPassword: '123456',
      registerUrl: 'http://localhost:8080/',
      registerMethod: 'WEB',
      termsVersion: '2026-01',
    });
    const answer = await visitor.call(calls.register, { body, method } as never);
    expect(answer.value).toMatchObject({ account: body.username, isAgent: 0, token: expect.stringMatching(/./) });
    expect((await visitor.call(balance)).status).toBe(200);
    const row = await app.database.first<{
      email: string;
      details: Record<string, string>;
      password_hash: string;
      terms_version: string;
    }>('SELECT email, details, password_hash, terms_version FROM members WHERE account = $1', [body.username]);
    expect(row).toMatchObject({
      email: 'rita@example.com',
      terms_version: '2026-01',
      details: { wechat: 'rita_wx', registerUrl: 'http://localhost:8080/', registerMethod: 'WEB' },
    });
    expect(JSON.stringify(row)).not.toMatch(/Sunny-day|"123456"/);
    const paying = await app.database.first<{ hash: string }>(
      'SELECT hash FROM payment_passwords JOIN members ON members.id = member_id WHERE account = $1',
      [body.username],
    );
    expect(paying!.hash).toMatch(/^\$argon2id\$/);
  }
  await setRule('paymentPassword', { enabled: false });
});

it('[3-33] logs in at once unless the login flag is off', async () => {
  const visitor = app.visitor();
  const answer = await visitor.call(calls.register, { body: user({ login: false }) });
  expect([answer.value.token, visitor.cookies]).toEqual(['', {}]);
});

it('[4-24] counts the registration that logs in as the first login, so that no new password is required', async () => {
  const firstTimeAfter = async (body: ReturnType<typeof user>) => {
    await app.visitor().call(calls.register, { body });
    const { value } = await logIn(app.visitor(), body.username, body.password);
    return value.firstTimeLogin;
  };
  expect(await firstTimeAfter(user())).toBe(false);
  expect(await firstTimeAfter(user({ login: false }))).toBe(true);
});

it('[5-34] applies the rules of every field again and names the refused field', async () => {
  const field = async (more: object) =>
    (await app.visitor().call(calls.register, { body: user(more) as never })).error?.params?.field;
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
  expect(
    (await app.visitor().call(calls.register, { body: user({ confirmPassword: 'Other-day-9' }) })).error?.code,
  ).toBe('INCONSISTENT_TWICE');
  const common = { password: 'Password1', confirmPassword: 'Password1' };
  expect((await app.visitor().call(calls.register, { body: user(common) })).error?.code).toBe('PASSWORD_COMMON');
});

it('[3-36] returns the current rules of the fields', async () => {
  await setRule('line', {
    enabled: true,
    required: true,
    minLength: 5,
    maxLength: 9,
    acceptedPattern: '^[a-z]+$',
    patternId: '99',
  });
  expect((await app.visitor().call(registerSettings)).value.rules.line).toEqual({
    enabled: true,
    required: true,
    acceptedPattern: '^[a-z]+$',
    patternId: '99',
    minLength: 5,
    maxLength: 9,
  });
  await setRule('line', { enabled: false, required: false });
});

it('refuses a name that is taken, also in another letter case', async () => {
  const body = user();
  await app.visitor().call(calls.register, { body });
  expect(
    (await app.visitor().call(calls.register, { body: { ...body, username: body.username.toUpperCase() } })).error
      ?.code,
  ).toBe('USERNAME_TAKEN');
});

it('puts a member below the agent of the affiliate code and refuses an unknown code', async () => {
  const agent = await app.member({ account: 'rootagent', type: 1 });
  const body = user({ affiliateCode: 'rootagent' });
  await app.visitor().call(calls.register, { body });
  expect(
    await app.database.first('SELECT upline_id, path[1] AS top FROM members WHERE account = $1', [body.username]),
  ).toEqual({ upline_id: agent.id, top: agent.id });
  expect((await app.visitor().call(calls.register, { body: user({ affiliateCode: 'nosuchcode' }) })).error?.code).toBe(
    'AFFILIATE_CODE_INVALID',
  );
});

it('[7-019] [7-033] checks an affiliate code by code, by domain and by address', async () => {
  await app.member({ account: 'shopagent', type: 2 });
  await app.database.run(
    `UPDATE members SET details = '{"affiliateDomain": "shop.example"}' WHERE account = 'shopagent'`,
  );
  const valid = async (query: object) => (await app.visitor().call(affiliate, { query })).value.valid;
  expect(await valid({ code: 'SHOPAGENT' })).toBe(true);
  expect(await valid({ domain: 'shop.example' })).toBe(true);
  expect(await valid({ url: 'https://atrium.example/register?affiliateCode=shopagent' })).toBe(true);
  expect(await valid({ code: 'nobody' })).toBe(false);
  await app.database.run("UPDATE members SET type = 0 WHERE account = 'shopagent'");
  expect(await valid({ code: 'shopagent' })).toBe(false);
});

it('[7-011] [7-017] registers by mobile number with the code sent to it', async () => {
  await app.visitor().call(smsRegister, { body: { mobileNo: '09171112222', countryDialingCode: '63' } });
  const body = { mobileNum: '9171112222', countryDialingCode: '63', verificationCode: await codeFor('+639171112222') };
  expect(
    (await app.visitor().call(calls.registerByMobile, { body: { ...body, verificationCode: '000000x' } })).error?.code,
  ).toBe('VERIFICATION_CODE_INVALID');
  const answer = await app.visitor().call(calls.registerByMobile, { body });
  expect(answer.value.account).toBe('639171112222');
  expect((await app.visitor().call(calls.registerByMobile, { body })).status).toBe(400);
});

it('[5-25] demands a mobile number and its code while registration by SMS is on, whatever the rule of the number', async () => {
  await setSwitch('REGISTERSMS3', '1');
  const refused = async (more: object) => {
    const { code, params } = (await app.visitor().call(calls.register, { body: user(more) })).error ?? {};
    return [code, params?.field];
  };
  expect(await refused({})).toEqual(['FIELD_INVALID', 'mobileNum']);
  const mobile = { mobileNum: '9175550001', countryDialingCode: '63' };
  expect(await refused(mobile)).toEqual(['VERIFICATION_CODE_INVALID', undefined]);
  await app.visitor().call(smsRegister, { body: { mobileNo: '9175550001', countryDialingCode: '63' } });
  expect(await refused({ ...mobile, verificationCode: await codeFor('+639175550001') })).toEqual([
    undefined,
    undefined,
  ]);
  await setSwitch('REGISTERSMS3', '0');
});

it.each([
  ['5-20', 'mobileNum', { mobileNum: '9175550002', countryDialingCode: '63' }],
  ['5-26', 'paymentPassword', { paymentPassword: '123456' }],
])('[%s] demands the %s of every registration while its rule is enabled', async (_id, field, given) => {
  await setRule(field, { enabled: true, required: false });
  const refused = async (more: object) =>
    (await app.visitor().call(calls.register, { body: user(more) })).error?.params?.field;
  expect([await refused({}), await refused(given)]).toEqual([field, undefined]);
  await setRule(field, { enabled: false });
});

it('[6-24] sends no code for a registration that is switched off', async () => {
  const refused = async () =>
    (await app.visitor().call(smsRegister, { body: { mobileNo: '9175550009', countryDialingCode: '63' } })).error?.code;
  await setSwitch('DIRECTREG3', '0');
  expect(await refused()).toBe('FUNCTION_DISABLED');
  await setSwitch('DIRECTREG3', '1');
  await setSwitch('MOBILEREG3', '0');
  expect(await refused()).toBe('FUNCTION_DISABLED');
  expect(await app.database.first("SELECT 1 FROM outbox WHERE target = '+639175550009'")).toBeUndefined();
  await setSwitch('REGISTERSMS3', '1');
  expect(await refused()).toBeUndefined();
  await setSwitch('REGISTERSMS3', '0');
  await setSwitch('MOBILEREG3', '1');
});

it('[6-24] refuses a registration whose switch is off, whatever the screen shows', async () => {
  await setSwitch('USERNAMEREG3', '0');
  expect((await app.visitor().call(calls.register, { body: user() })).error?.code).toBe('FUNCTION_DISABLED');
  await setSwitch('USERNAMEREG3', '1');
  await setSwitch('MOBILEREG3', '0');
  expect(
    (await app.visitor().call(calls.registerByMobile, { body: { mobileNum: '9170000000', countryDialingCode: '63' } }))
      .error?.code,
  ).toBe('FUNCTION_DISABLED');
  await setSwitch('MOBILEREG3', '1');
  await setSwitch('MOBILEVERCODELOGIN3', '0');
  expect(
    (
      await app
        .visitor()
        .call(login, { body: { username: '9171112222', password: '123456', type: 'sms', countryDialingCode: '63' } })
    ).error?.code,
  ).toBe('FUNCTION_DISABLED');
  await setSwitch('MOBILEVERCODELOGIN3', '1');
});
