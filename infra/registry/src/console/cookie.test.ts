import { CONSOLE_HEADER, consoleCookie, firstStepCookie } from '@atrium/contracts/console';
import { Secret, TOTP } from 'otpauth';
import { setPassword } from './passwords.ts';
import { testRegistry } from '../testing/test-registry.ts';

it('over https the cookie belongs to this host alone, and one planted by another host is not read', async () => {
  const behind = await testRegistry({
    trustedProxies: ['127.0.0.1/32'],
    console: { port: 8090, site: 'http://127.0.0.1:1' },
  });
  await behind.person('operator', 'operator');
  await setPassword(behind.pool, 'operator', 'Operator-0001');
  const headers = {
    'sec-fetch-site': 'same-origin',
    host: 'ops.example',
    origin: 'https://ops.example',
    [CONSOLE_HEADER]: 'active',
    'x-forwarded-proto': 'https',
  };
  const step = `__Host-${firstStepCookie(8090)}`;
  const post = (url: string, payload: object, cookie = '') =>
    behind.app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload });
  const first = (await post('/console/sign-in', { name: 'operator', password: 'Operator-0001' })).cookies;
  const opened = `${step}=${first.find((cookie) => cookie.name === step)!.value}`;
  const { secret } = (await post('/console/sign-in/enrol', {}, opened)).json() as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const answer = await post('/console/sign-in/code', { code }, opened);
  const name = `__Host-${consoleCookie(8090)}`;
  const set = answer.cookies.find((cookie) => cookie.name === name)!;
  expect(set).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(set.domain).toBeUndefined();
  const statusWith = async (cookie: string) =>
    (await behind.app.inject({ url: '/console/session', headers: { ...headers, cookie } })).statusCode;
  expect(await statusWith(`${name}=${set.value}`)).toBe(200);
  expect(await statusWith(`${consoleCookie(8090)}=${set.value}`)).toBe(401);
  await behind.close();
});
