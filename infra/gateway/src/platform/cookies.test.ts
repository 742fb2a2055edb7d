import { SITE_COOKIES } from '@atrium/contracts/cookies';
import { login, setLanguage } from '@atrium/contracts/session';
import { writeToSupport } from '@atrium/contracts/support';
import { setCookie } from './cookies.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

const PASSWORD = 'Right-0001';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
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
    name.replace(/^atrium_\d+_/, ''),
  );
  const listed = SITE_COOKIES.filter(({ setBy }) => setBy === 'gateway').map(({ name }) => name);
  expect(names.sort()).toEqual([...listed].sort());
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
