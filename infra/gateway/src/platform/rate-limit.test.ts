import { passkeyLogin } from '@atrium/contracts/passkeys';
import { captcha } from '@atrium/contracts/verification';
import { authenticator } from '../passkeys/testing/authenticator.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ask = (remoteAddress: string) => app.server.inject({ method: captcha.method, url: captcha.path, remoteAddress });

it('lets an address draw sixty captchas in ten minutes, returns the time to wait, and allows it again afterwards', async () => {
  const first = await Promise.all(Array.from({ length: 60 }, () => ask('203.0.113.7')));
  expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  app.clock.advance({ minutes: 3 });
  const refused = await ask('203.0.113.7');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    { code: 'TOO_MANY_REQUESTS', params: { minutes: 7 } },
  ]);
  expect((await ask('::ffff:203.0.113.7')).statusCode).toBe(429);
  expect((await ask('203.0.113.8')).statusCode).toBe(200);
  app.clock.advance({ minutes: 8 });
  expect((await ask('203.0.113.7')).statusCode).toBe(200);
}, 20_000);

it('lets an address try sixty passkeys in ten minutes', async () => {
  const answer = authenticator('http://localhost:8080').get('no challenge of ours');
  const attempt = () =>
    app.server.inject({
      method: passkeyLogin.method,
      url: passkeyLogin.path,
      payload: { answer },
      headers: { origin: 'http://localhost:8080' },
      remoteAddress: '203.0.113.20',
    });
  const first = await Promise.all(Array.from({ length: 60 }, attempt));
  expect(new Set(first.map((reply) => reply.json().code))).toEqual(new Set(['PASSKEY_WRONG']));
  expect((await attempt()).statusCode).toBe(429);
}, 20_000);

it('counts all addresses of one household together: a whole /64 costs nothing', async () => {
  const many = await Promise.all(Array.from({ length: 61 }, (_, n) => ask(`2001:db8:1:2:${(n + 1).toString(16)}::7`)));
  expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await ask('2001:db8:1:3::7')).statusCode).toBe(200);
}, 20_000);

it('is generous to a developer’s own machine, and only there', async () => {
  const own = await Promise.all(Array.from({ length: 70 }, () => ask('127.0.0.1')));
  expect(own.every(({ statusCode }) => statusCode === 200)).toBe(true);
}, 20_000);
