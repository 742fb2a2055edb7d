import { SITE_COOKIES } from '@atrium/contracts/cookies';
import { current, login, setLanguage } from '@atrium/contracts/session';
import { writeToSupport } from '@atrium/contracts/support';
import { setCookie } from './cookies.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

const PASSWORD = 'Right-0001';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { publicUrl: 'https://site.example' } });
});
afterAll(() => app.close());

it('[SY-12] sets exactly the cookies that the cookie page lists', async () => {
  const { account } = await app.member({ password: PASSWORD });
  const visitor = app.visitor();
  await visitor.call(login, { body: { username: account, password: PASSWORD, type: 'username', remember: true } });
  await visitor.call(setLanguage, { body: { language: 'EN' } });
  const writer = app.visitor();
  await writer.call(writeToSupport, { body: { text: 'Hello', key: '00000000-0000-4000-8000-000000000001' } });
  const names = [...Object.keys(visitor.cookies), ...Object.keys(writer.cookies)].map((name) =>
    name.replace(/^(__Host-)?atrium_\d+_/, ''),
  );
  const listed = SITE_COOKIES.filter(({ setBy }) => setBy === 'gateway').map(({ name }) => name);
  expect(names.sort()).toEqual([...listed].sort());
});

it('[14-13] over https a cookie that no script reads belongs to this host alone, and a planted one is not read', async () => {
  const { account } = await app.member({ password: PASSWORD });
  const visitor = app.visitor();
  const body = { username: account, password: PASSWORD, type: 'username', remember: true } as const;
  const set = [(await visitor.call(login, { body })).headers['set-cookie']].flat().map(String);
  expect(set.filter((one) => !/; Secure/.test(one) || /domain=/i.test(one) || !/; Path=\/(;|$)/.test(one))).toEqual([]);
  const hidden = set.filter((one) => /; HttpOnly/.test(one)).map((one) => one.split('=')[0]!);
  expect(hidden.map((name) => name.replace(/^__Host-atrium_\d+_/, '')).sort()).toEqual([
    'device',
    'remember',
    'session',
  ]);
  expect((await visitor.call(current)).value.account).toBe(account);
  const planted = app.visitor();
  for (const [name, value] of Object.entries(visitor.cookies)) planted.cookies[name.replace('__Host-', '')] = value;
  expect((await planted.call(current)).status).toBe(401);
});

it('[SY-12] refuses to set a cookie that the page does not list, or one that lives longer', () => {
  const reply = { setCookie: jest.fn() } as never;
  const set = (name: string, maxAgeSeconds?: number) =>
    setCookie(reply, name, 'x', {
      httpOnly: true,
      secure: false,
      ...(maxAgeSeconds !== undefined && { maxAgeSeconds }),
    });
  expect(() => set('atrium_8080_tracker')).toThrow('atrium_8080_tracker');
  expect(() => set('atrium_8080_session', 2 * 86_400)).toThrow('atrium_8080_session');
  expect(() => set('atrium_8080_session', 86_400)).not.toThrow();
});
