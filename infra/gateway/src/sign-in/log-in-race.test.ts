import { changePassword } from '@atrium/contracts/members';
import { rememberCookie } from '../session/remember-token.ts';
import { balance } from '@atrium/contracts/wallet';
import { lockWait } from '../platform/testing/lock-wait.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import type { Visitor } from '../platform/testing/visitor.ts';
import { hashPassword } from '../session/passwords.ts';
import { logIn, someone } from './testing/log-in.ts';

const PASSWORD = 'Secret-0001';
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('allows no more concurrent guesses than sequential ones', async () => {
  const { account } = await someone(app, { password: PASSWORD });
  const answers = await Promise.all(Array.from({ length: 24 }, () => logIn(app.visitor(), account, 'Wrong-0001')));
  const codes = answers.map(({ error }) => error?.code);
  expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(2);
  expect(codes.filter((code) => code === 'CAPTCHA_REQUIRED')).toHaveLength(22);
});

it('opens no session for a password that was changed during the check', async () => {
  const member = await someone(app, { password: PASSWORD });
  const visitor = app.visitor();
  let opened: ReturnType<typeof logIn> | undefined;
  await app.database.transaction(async (transaction) => {
    const hash = await hashPassword(app.parts.config, 'Other-0001');
    await transaction.run('UPDATE members SET password_hash = $2 WHERE id = $1', [member.id, hash]);
    opened = logIn(visitor, member.account, PASSWORD, { remember: true });
    // Other transactions still see the old password; the login proceeds as far as it can.
    await lockWait(app.database);
  });
  expect((await opened!).error?.code).toBe('LOGIN_FAILED');
  expect((await visitor.call(balance)).status).toBe(401);
  const kept = await app.database.rows('SELECT 1 FROM remember_tokens WHERE member_id = $1', [member.id]);
  expect([visitor.cookies[rememberCookie(8080)], kept]).toEqual([undefined, []]);
});

it('changes a password once when two tabs change it at the same time', async () => {
  const member = await someone(app, { password: PASSWORD });
  const [one, two] = await Promise.all([app.signedIn(member.account), app.signedIn(member.account)]);
  const change = (visitor: Visitor, newPassword: string) =>
    visitor.call(changePassword, {
      body: { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword },
    });
  const answers = await Promise.all([change(one!, 'Other-0001'), change(two!, 'Other-0002')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('limits the attempts at the old password', async () => {
  const member = await someone(app, { password: PASSWORD });
  const visitor = await app.signedIn(member.account);
  const change = (oldPassword: string) =>
    visitor.call(changePassword, {
      body: { oldPassword, newPassword: 'Other-0001', confirmNewPassword: 'Other-0001' },
    });
  for (let i = 0; i < 10; i += 1) expect((await change('Wrong-0001')).error?.code).toBe('PASSWORD_WRONG');
  expect((await change(PASSWORD)).error).toMatchObject({ code: 'TOO_MANY_REQUESTS', params: { minutes: 15 } });
  app.clock.advance({ minutes: 16 });
  expect((await change(PASSWORD)).status).toBe(200);
});
