import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { sessionCookie } from '@atrium/contracts/live';
import { SEAMLESS_CALLS, SEAMLESS_HEADERS } from '@atrium/contracts/seamless';
import { balance } from '@atrium/contracts/wallet';
import { freePort } from '@atrium/database/free-port';
import { signatureOf } from './platform/hmac.ts';
import { type TestApp, testApp } from './platform/testing/test-app.ts';
import { brandOfRequest, type Listening, serveBrands } from './serve-brands.ts';
import { testVendor } from './vendors/testing/test-vendor.ts';

let first: TestApp;
let second: TestApp;
let listening: Listening;
let port: number;
beforeAll(async () => {
  first = await testApp();
  second = await testApp({
    config: {
      brand: 'second',
      publicUrl: 'http://second.localhost:8080',
      siteOrigins: ['http://second.localhost:8080'],
      vendorPrefix: 'second.',
    },
  });
  await Promise.all([first.server.ready(), second.server.ready()]);
  port = await freePort();
  listening = await serveBrands({ host: 'localhost', port }, [
    { brand: 'atrium', host: 'localhost', handler: (request, response) => first.server.routing(request, response) },
    {
      brand: 'second',
      host: 'second.localhost',
      handler: (request, response) => second.server.routing(request, response),
    },
  ]);
});
afterAll(async () => {
  await listening.close();
  await first.close();
  await second.close();
});

const BRANDS: [{ brand: string; host: string }, ...{ brand: string; host: string }[]] = [
  { brand: 'atrium', host: 'localhost' },
  { brand: 'second', host: 'second.localhost' },
];

it.each([
  ['/', 'localhost:8080', 'atrium', '/'],
  ['/', 'second.localhost:8080', 'second', '/'],
  ['/', 'SECOND.localhost', 'second', '/'],
  ['/', 'somewhere.example', 'atrium', '/'],
  ['/', undefined, 'atrium', '/'],
  ['/brands/second/sw/v1/bet', 'localhost', 'second', '/sw/v1/bet'],
  ['/brands/second/ops/config?x=1', 'localhost', 'second', '/ops/config?x=1'],
  ['/brands/atrium/sw/v1/bet', 'second.localhost', 'atrium', '/sw/v1/bet'],
  // A page reaches a brand by its host alone, and an unknown brand is nobody's.
  ['/brands/second/wps/member/wallets', 'localhost', 'atrium', '/brands/second/wps/member/wallets'],
  ['/brands/third/sw/v1/bet', 'localhost', 'atrium', '/brands/third/sw/v1/bet'],
])('[13-22] %s at %s is a request of %s', (url, host, brand, path) => {
  const request = { url, headers: host === undefined ? {} : { host } };
  expect(brandOfRequest(request, BRANDS).brand).toBe(brand);
  expect(request.url).toBe(path);
});

/** Requests as a browser does, whose host the system need not resolve. */
async function asked(host: string, path: string, cookie: string): Promise<{ status: number; body: string }> {
  return await new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path, headers: { host, cookie } }, (answer) => {
      let body = '';
      answer.on('data', (piece) => {
        body += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

it('[13-22] serves both brands on one port, and a cookie of one is worth nothing at the other', async () => {
  const here = await first.signedIn({ account: 'sameName', balance: 700n });
  const there = await second.signedIn({ account: 'sameName', balance: 5n, currency: 'VND' });
  const name = sessionCookie(8080);
  const cookieOf = ({ cookies }: { cookies: Record<string, string> }) => `${name}=${cookies[name]}`;
  const read = async (host: string, cookie: string) => JSON.parse((await asked(host, balance.path, cookie)).body);
  expect((await read('localhost', cookieOf(here))).value).toMatchObject({ cash: '700', currency: 'PHP' });
  expect((await read('second.localhost', cookieOf(there))).value).toMatchObject({ cash: '5', currency: 'VND' });
  expect((await read('second.localhost', cookieOf(here))).code).toBe('NOT_LOGGED_IN');
  expect((await read('localhost', cookieOf(there))).code).toBe('NOT_LOGGED_IN');
});

it("[13-22] a vendor's account at one brand signs nothing at the other", async () => {
  const [one, two] = [await testVendor(first, 'DUO'), await testVendor(second, 'DUO')];
  const call = async (base: string, vendorId: string, secret: string) => {
    const body = JSON.stringify({ sessionToken: 'x'.repeat(43) });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = `${vendorId}${base}${secret}`.slice(-60);
    const answer = await fetch(`http://localhost:${port}${base}${SEAMLESS_CALLS.balance.path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [SEAMLESS_HEADERS.vendorId]: vendorId,
        [SEAMLESS_HEADERS.timestamp]: timestamp,
        [SEAMLESS_HEADERS.nonce]: nonce,
        [SEAMLESS_HEADERS.signature]: signatureOf(secret, timestamp, nonce, Buffer.from(body)),
      },
    });
    return answer.status;
  };
  expect(await call('', 'DUO', one.secret)).toBe(200);
  expect(await call('/brands/second', 'second.DUO', two.secret)).toBe(200);
  expect(await call('/brands/second', 'DUO', two.secret)).toBe(401);
  expect(await call('/brands/second', 'second.DUO', one.secret)).toBe(401);
  expect(await call('', 'second.DUO', two.secret)).toBe(401);
});

it('says so when the port is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const taken = (server.address() as { port: number }).port;
  await expect(
    serveBrands({ host: '127.0.0.1', port: taken }, [{ brand: 'atrium', host: 'localhost', handler: () => {} }]),
  ).rejects.toThrow('EADDRINUSE');
  server.close();
});
