import { status } from '@atrium/contracts/system';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

const opened: TestApp[] = [];
afterAll(async () => {
  for (const app of opened) await app.close();
});
async function headersOf(config: { publicUrl?: string }, url: string) {
  const app = await testApp({ config });
  opened.push(app);
  return (await app.server.inject({ url })).headers;
}

it.each([status.path, '/nowhere', '/readyz', '/favicon.svg'])(
  '%s forbids sniffing, framing and referrers',
  async (url) => {
    expect(await headersOf({}, url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
  },
);

it('enforces https where the site uses https, and nowhere else', async () => {
  expect((await headersOf({ publicUrl: 'https://www.example.com' }, status.path))['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  const plain = await headersOf({}, status.path);
  expect(plain['strict-transport-security']).toBeUndefined();
  // Nothing keeps the answer of a call, and no header names what answers.
  expect(plain).toMatchObject({ 'cache-control': 'no-store' });
  expect(Object.keys(plain).filter((name) => /^server$|powered|version/i.test(name))).toEqual([]);
});
