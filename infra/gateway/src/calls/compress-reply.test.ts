import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Endpoint } from '@atrium/contracts/endpoint';
import { memberInfo } from '@atrium/contracts/members';
import { countries, domainRoute } from '@atrium/contracts/system';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import type { Visitor } from '../platform/testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const get = async ({ path }: Endpoint, encoding: string | undefined, visitor: Visitor = app.visitor()) => {
  const { rawPayload, headers, body } = await app.server.inject({
    url: path,
    cookies: visitor.cookies,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });
  return { bytes: rawPayload, text: body, encoding: headers['content-encoding'], headers };
};

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const)('sends what everybody may read as %s to a client that accepts "%s"', async (encoding, accepted, unpack) => {
  const plain = await get(countries, undefined);
  for (const turn of ['first', 'again']) {
    const packed = await get(countries, accepted);
    expect([turn, packed.encoding, packed.headers.vary]).toEqual([turn, encoding, 'accept-encoding']);
    expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(unpack(packed.bytes).toString()).toBe(plain.text);
  }
});

it('sends a short reply, and one to a client that names no encoding of ours, as it is', async () => {
  expect((await get(domainRoute, 'br')).encoding).toBeUndefined();
  expect((await get(countries, 'zstd')).encoding).toBeUndefined();
  expect((await get(countries, undefined)).headers.vary).toBe('accept-encoding');
});

it('compresses nothing that only a session may read', async () => {
  const visitor = await app.signedIn();
  const own = await get(memberInfo, 'br', visitor);
  expect([own.encoding, own.headers.vary]).toEqual([undefined, undefined]);
});
