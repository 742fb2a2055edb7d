import { sessionCookie } from '@atrium/contracts/live';
import { setLanguage } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import Fastify from 'fastify';
import { logIn, someone } from '../sign-in/testing/log-in.ts';
import { registerCookies, setCookie } from './cookies.ts';
import { testApp } from './testing/test-app.ts';

it.each([
  ['https://atrium.example', true],
  ['http://localhost:8080', false],
])(
  'sends the cookies of %s with the attributes that fit it',
  async (publicUrl, secure) => {
    const app = await testApp({ config: { publicUrl } });
    const { headers } = await app.visitor().call(setLanguage, { body: { language: 'CN' } });
    const cookie = String(headers['set-cookie']);
    expect([cookie.includes('; Secure'), cookie.includes('; SameSite=Strict'), cookie.includes('; Path=/')]).toEqual([
      secure,
      true,
      true,
    ]);
    await app.close();
  },
  20_000,
);

it('over https a cookie that no script reads belongs to this host, and one planted by another host is not read', async () => {
  const app = await testApp({ config: { publicUrl: 'https://atrium.example' } });
  const member = await someone(app);
  const visitor = app.visitor();
  const { headers } = await logIn(visitor, member.account, member.password);
  const name = `__Host-${sessionCookie(8080)}`;
  const [set] = [headers['set-cookie']].flat().filter((cookie) => String(cookie).startsWith(`${name}=`));
  expect(set).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(set).not.toMatch(/Domain/i);
  expect((await visitor.call(balance)).status).toBe(200);
  visitor.cookies = { [sessionCookie(8080)]: visitor.cookies[name]! };
  expect((await visitor.call(balance)).status).toBe(401);
  await app.close();
});

describe('a request', () => {
  async function cookiesOf(cookie: string): Promise<unknown> {
    const server = Fastify();
    await registerCookies(server);
    server.get('/', async ({ cookies }) => cookies);
    const reply = await server.inject({ url: '/', headers: { cookie } });
    await server.close();
    return reply.json();
  }

  it('keeps the first cookie of a name, so that one planted on a longer path does not win', async () => {
    expect(await cookiesOf('session=ours; session=planted; other=1')).toEqual({ session: 'ours', other: '1' });
  });

  it('reads values as they are, without decoding', async () => {
    expect(await cookiesOf('a=%20x;b = y=z ;broken; c="q"')).toEqual({ a: '%20x', b: 'y=z', c: '"q"' });
  });
});

it('refuses to set a value that would need escaping', () => {
  expect(() => setCookie({} as never, 'a', 'x;y', { httpOnly: true, secure: true })).toThrow('would need escaping');
});
