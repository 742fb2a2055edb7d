import { sessionCookie } from '@atrium/contracts/live';
import { changePassword, memberInfo } from '@atrium/contracts/members';
import * as calls from '@atrium/contracts/session';
import { captcha } from '@atrium/contracts/verification';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { solvedCaptcha } from '../verification/testing/solved-captcha.ts';
import { deviceCookie } from '../session/known-device.ts';
import { logIn, someone } from './testing/log-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('[7-005] signs in by the encrypted login payload, and returns the balance', async () => {
  const member = await someone(app, { balance: 123450n });
  const visitor = app.visitor();
  expect((await visitor.call(balance)).status).toBe(401);
  const answer = await logIn(visitor, member.account.toUpperCase(), member.password);
  expect(answer.status).toBe(200);
  expect((await visitor.call(balance)).value).toMatchObject({ sumBalance: '123450', currency: 'PHP' });
  expect((await visitor.call(memberInfo)).value).toMatchObject({ id: member.id, account: member.account, type: 0 });
});

it('[3-22] [3-23] returns token, firstTimeLogin, passwordExpired and a user whose password is empty', async () => {
  const member = await someone(app);
  const { value } = await logIn(app.visitor(), member.account, member.password);
  expect(value).toMatchObject({
    firstTimeLogin: true,
    passwordExpired: false,
    user: { userName: member.account, password: '' },
  });
  expect(value.token).toMatch(/^\w{16,}$/);
  const visitor = app.visitor();
  await logIn(visitor, member.account, member.password);
  await visitor.call(calls.firstLoginNotice);
  await app.database.run("UPDATE members SET password_changed_at = now() - interval '100 days' WHERE id = $1", [
    member.id,
  ]);
  await app.parts.settings.set('session.passwordDays', 90);
  expect((await logIn(app.visitor(), member.account, member.password)).value).toMatchObject({
    firstTimeLogin: false,
    passwordExpired: true,
  });
  await app.parts.settings.set('session.passwordDays', 0);
});

it('[3-18] refuses a payload without username, password or type', async () => {
  const whole = { username: 'a', password: 'b', type: 'username' };
  for (const missing of ['username', 'password', 'type']) {
    const body = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== missing));
    const answer = await app.visitor().call(calls.login, { body: body as never });
    expect([answer.status, answer.error?.params]).toEqual([400, { field: missing }]);
  }
});

it('[3-20] refuses a login type that is none of username, sms and firebase', async () => {
  const answer = await app
    .visitor()
    .call(calls.login, { body: { username: 'a', password: 'b', type: 'guess' as never } });
  expect(answer.error?.code).toBe('BAD_REQUEST');
});

it('[AC-05] answers a wrong password and an unknown user alike', async () => {
  const member = await someone(app);
  const wrong = await logIn(app.visitor(), member.account, 'Wrong-0001');
  const unknown = await logIn(app.visitor(), 'nobody-of-this-name', 'Wrong-0001');
  expect({ ...unknown.error, requestId: '' }).toEqual({ ...wrong.error, requestId: '' });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
});

it('[AC-06] [14-06] requires a captcha after two failures at an unknown device and locks it after three, for unknown usernames as well', async () => {
  await app.parts.settings.set('captcha.difficulty', 1_000);
  for (const account of [(await someone(app)).account, 'ghost-account']) {
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push((await logIn(app.visitor(), account, 'Wrong-0001')).error);
    expect(answers.map((error) => [error?.code, error?.value])).toEqual([
      ['LOGIN_FAILED', { captcha: false }],
      ['LOGIN_FAILED', { captcha: true }],
      ['CAPTCHA_REQUIRED', { captcha: true }],
    ]);
    const guess = async () => logIn(app.visitor(), account, 'Wrong-0001', await solvedCaptcha(app, 1));
    expect((await guess()).error?.code).toBe('LOGIN_FAILED');
    expect((await guess()).error).toMatchObject({ code: 'ACCOUNT_LOCKED', params: { minutes: 30 } });
  }
  await app.parts.settings.set('captcha.difficulty', 100_000);
});

it('[AC-06] [14-06] locks a device that the member has used after ten failures of its own, each with more work', async () => {
  await app.parts.settings.set('captcha.difficulty', 1_000);
  const member = await someone(app);
  const device = app.visitor();
  expect((await logIn(device, member.account, member.password)).status).toBe(200);
  const guess = async (work: number) =>
    (await logIn(device, member.account, 'Wrong-0001', work > 0 ? await solvedCaptcha(app, work) : {})).error?.code;
  for (const work of [0, 0, 1, 2, 4, 8, 16, 16, 16, 16]) expect(await guess(work)).toBe('LOGIN_FAILED');
  expect(await guess(16)).toBe('ACCOUNT_LOCKED');
  await app.parts.settings.set('captcha.difficulty', 100_000);
});

it('[AC-06] unlocks a username half an hour after the failures', async () => {
  const member = await someone(app);
  await app.database.run("INSERT INTO login_failures (account, at, ip) SELECT $1, $2, '' FROM generate_series(1, 3)", [
    member.account,
    app.clock.now(),
  ]);
  const attempt = () => logIn(app.visitor(), member.account, member.password);
  app.clock.advance({ minutes: 29 });
  expect((await attempt()).error?.code).toBe('ACCOUNT_LOCKED');
  app.clock.advance({ minutes: 2 });
  expect((await attempt()).status).toBe(200);
});

it('[7-031] returns a new captcha each time, and each is valid for one attempt', async () => {
  const [one, two] = [
    await app.visitor().call(captcha, { query: {} }),
    await app.visitor().call(captcha, { query: {} }),
  ];
  expect(one.value).not.toBe(two.value);
  const member = await someone(app);
  await app.database.run("INSERT INTO login_failures (account, at, ip) SELECT $1, $2, '' FROM generate_series(1, 2)", [
    member.account,
    app.clock.now(),
  ]);
  const solved = await solvedCaptcha(app);
  expect(
    (await logIn(app.visitor(), member.account, member.password, { ...solved, captcha: 'nope' })).error?.code,
  ).toBe('CAPTCHA_INVALID');
  expect((await logIn(app.visitor(), member.account, member.password, solved)).error?.code).toBe('CAPTCHA_INVALID');
});

it('[7-020] draws the captcha as a PNG in base64', async () => {
  const answer = (await app.server.inject({ method: 'GET', url: '/wps/captcha' })).json();
  expect(answer.success).toBe(true);
  // Buffer also accepts other spellings of base64: encoded again, it must be the same text.
  const picture = Buffer.from(answer.value, 'base64');
  expect(picture.toString('base64')).toBe(answer.value);
  expect(picture.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect(picture.subarray(12, 16).toString('latin1')).toBe('IHDR');
});

it("[AC-10] gives every login a session of its own and ends the browser's previous one", async () => {
  const member = await someone(app);
  const visitor = app.visitor();
  await logIn(visitor, member.account, member.password);
  const first = { ...visitor.cookies };
  await logIn(visitor, member.account, member.password);
  expect(visitor.cookies[sessionCookie(8080)]).not.toBe(first[sessionCookie(8080)]);
  const old = app.visitor();
  old.cookies = first;
  expect((await old.call(balance)).status).toBe(401);
});

it('[AC-10] [4-45] [7-007] makes the session worthless at sign-out, by DELETE and by POST', async () => {
  const member = await someone(app);
  for (const method of ['DELETE', 'POST']) {
    const visitor = app.visitor();
    await logIn(visitor, member.account, member.password);
    const kept = { ...visitor.cookies };
    expect((await visitor.call(calls.logout, { method })).status).toBe(200);
    // The device's cookie authorises nothing.
    expect(Object.keys(visitor.cookies)).toEqual([deviceCookie(8080)]);
    visitor.cookies = kept;
    expect((await visitor.call(balance)).error?.code).toBe('NOT_LOGGED_IN');
  }
});

it('[AC-13] [3-15] signs in for one day by a token that no script can read, and only once with each', async () => {
  const member = await someone(app);
  const visitor = app.visitor();
  const first = await logIn(visitor, member.account, member.password, { remember: true });
  const set = [first.headers['set-cookie']].flat().map(String);
  expect(set.find((cookie) => cookie.startsWith('atrium_8080_remember='))).toMatch(/; Max-Age=86400;.*; HttpOnly/);
  const taken = { ...visitor.cookies };
  expect((await logIn(visitor, member.account, '********', { remember: true, remembered: true })).status).toBe(200);
  visitor.cookies = taken;
  expect((await logIn(visitor, member.account, '********', { remembered: true })).error?.code).toBe('LOGIN_FAILED');
  const late = app.visitor();
  await logIn(late, member.account, member.password, { remember: true });
  app.clock.advance({ hours: 25 });
  expect((await logIn(late, member.account, '********', { remembered: true })).error?.code).toBe('LOGIN_FAILED');
});

it('[14-11] ends a remembered password at its logout, and the whole family when a spent token is used again', async () => {
  const member = await someone(app);
  const remembered = { remember: true, remembered: true };
  const left = app.visitor();
  await logIn(left, member.account, member.password, { remember: true });
  const copied = { ...left.cookies };
  await left.call(calls.logout, {});
  expect(Object.keys(left.cookies)).not.toContain('atrium_8080_remember');
  const thief = app.visitor();
  thief.cookies = copied;
  expect((await logIn(thief, member.account, '********', remembered)).error?.code).toBe('LOGIN_FAILED');

  const owner = app.visitor();
  const other = app.visitor();
  await logIn(owner, member.account, member.password, { remember: true });
  await logIn(other, member.account, member.password, { remember: true });
  const spent = { ...owner.cookies };
  expect((await logIn(owner, member.account, '********', remembered)).status).toBe(200);
  app.clock.advance({ minutes: 1 });
  thief.cookies = spent;
  expect((await logIn(thief, member.account, '********', remembered)).error?.code).toBe('LOGIN_FAILED');
  expect((await logIn(owner, member.account, '********', remembered)).error?.code).toBe('LOGIN_FAILED');
  // Another browser's family goes on.
  expect((await logIn(other, member.account, '********', remembered)).status).toBe(200);
});

it('[14-11] ends no family when two tabs send the same token at once, or another member signs in beside it', async () => {
  const [member, neighbour] = [await someone(app), await someone(app)];
  const remembered = { remember: true, remembered: true };
  const browser = app.visitor();
  await logIn(browser, member.account, member.password, { remember: true });
  const tab = app.visitor();
  tab.cookies = { ...browser.cookies };
  expect((await logIn(browser, member.account, '********', remembered)).status).toBe(200);
  expect((await logIn(tab, member.account, '********', remembered)).error?.code).toBe('LOGIN_FAILED');
  tab.cookies = { ...browser.cookies };
  expect((await logIn(tab, neighbour.account, '********', remembered)).error?.code).toBe('LOGIN_FAILED');
  expect((await logIn(browser, member.account, '********', remembered)).status).toBe(200);
});

it('[3-07] restores the session of the cookie in a new tab; the marker alone opens nothing', async () => {
  const member = await someone(app);
  const visitor = app.visitor();
  const { value } = await logIn(visitor, member.account, member.password);
  expect((await visitor.call(calls.current)).value).toMatchObject({ account: member.account, isAgent: 0 });
  const thief = app.visitor();
  thief.cookies = { [sessionCookie(8080)]: value.token };
  thief.headers = { authorization: `Bearer ${value.token}`, token: value.token };
  expect((await thief.call(calls.current)).status).toBe(401);
});

it('[AC-09] [7-021] shows the login before this one', async () => {
  const member = await someone(app);
  expect((await logIn(app.visitor(), member.account, member.password)).value.previousLogin).toBeNull();
  app.clock.advance({ hours: 1 });
  const visitor = app.visitor();
  const { value } = await logIn(visitor, member.account, member.password);
  expect(value.previousLogin).toMatchObject({ ip: '127.0.0.1', country: 'PH' });
  expect((await visitor.call(calls.loginInfo)).value.previousLogin).toEqual(value.previousLogin);
  expect((await app.visitor().call(calls.loginInfo)).error?.code).toBe('NOT_LOGGED_IN');
});

it('[7-018] stores the first login once; later ones are not first', async () => {
  const member = await someone(app);
  const visitor = app.visitor();
  expect((await logIn(visitor, member.account, member.password)).value.firstTimeLogin).toBe(true);
  expect((await visitor.call(calls.firstLoginNotice)).status).toBe(200);
  const noted = async () =>
    (await app.database.first<{ at: Date }>('SELECT first_login_at AS at FROM members WHERE id = $1', [
      member.id,
    ]))!.at.toISOString();
  const first = await noted();
  app.clock.advance({ hours: 1 });
  await visitor.call(calls.firstLoginNotice);
  expect(await noted()).toBe(first);
  expect((await logIn(app.visitor(), member.account, member.password)).value.firstTimeLogin).toBe(false);
});

it('[4-26] a changed password ends the first login, although its notice was lost', async () => {
  const member = await someone(app);
  const visitor = app.visitor();
  await logIn(visitor, member.account, member.password);
  const passwords = { oldPassword: member.password, newPassword: 'Changed-0001', confirmNewPassword: 'Changed-0001' };
  expect((await visitor.call(changePassword, { body: passwords })).status).toBe(200);
  expect((await logIn(app.visitor(), member.account, 'Changed-0001')).value.firstTimeLogin).toBe(false);
});

it('[9-06] compares the password with the product default on the server', async () => {
  await app.parts.settings.set('session.defaultPassword', 'Default-0001');
  const member = await someone(app, { password: 'Default-0001' });
  expect((await logIn(app.visitor(), member.account, 'Default-0001')).value.defaultPassword).toBe(true);
  await app.parts.settings.set('session.defaultPassword', null);
  expect((await logIn(app.visitor(), member.account, 'Default-0001')).value.defaultPassword).toBe(false);
});
