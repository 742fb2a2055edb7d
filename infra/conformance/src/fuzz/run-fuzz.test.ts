import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encryptionKey } from '@atrium/contracts/session';
import { feedback } from '@atrium/contracts/system';
import { type FuzzReport, runFuzz } from './run-fuzz.ts';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const answer = (response: ServerResponse, status: number, body: unknown) => {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
};
const refuse = (response: ServerResponse) =>
  answer(response, 400, { success: false, code: 'BAD_REQUEST', message: 'no' });

/** A server that refuses everything properly, except for one call. */
async function fuzzed(broken: (response: ServerResponse) => void, seed = 1, timeoutMs = 30_000): Promise<FuzzReport> {
  const server: Server = createServer((request, response) => {
    request.resume().once('end', () => {
      if (request.url === encryptionKey.path)
        answer(response, 200, { success: true, value: { keyId: '1', publicKey } });
      else if (request.url?.startsWith(feedback.path)) broken(response);
      else refuse(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await runFuzz({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      seed,
      requests: 25,
      callers: async () => [''],
      timeoutMs,
      calls: [feedback],
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

it.each<[string, (response: ServerResponse) => void, RegExp]>([
  ['a fault', (response) => answer(response, 500, { success: false, code: 'UNKNOWN', message: 'sorry' }), /UNKNOWN/],
  ['an error without a code', (response) => answer(response, 500, 'Internal Server Error'), /without a code/],
  [
    'a stack trace',
    (response) =>
      answer(response, 400, {
        success: false,
        code: 'BAD_REQUEST',
        message: 'Error: x\n    at run (/app/main.js:12:3)',
      }),
    /inner detail/,
  ],
  [
    'a message of the database',
    (response) =>
      answer(response, 400, { success: false, code: 'BAD_REQUEST', message: 'invalid input syntax for type bigint' }),
    /inner detail/,
  ],
  [
    'a code with the wrong status',
    (response) => answer(response, 418, { success: false, code: 'BAD_REQUEST', message: 'x' }),
    /with status 418/,
  ],
  [
    'a success that breaks its contract',
    (response) => answer(response, 200, { success: true, value: { id: 7 } }),
    /breaks the contract/,
  ],
  ['a connection that is cut', (response) => response.destroy(), /no answer/],
  ['a hang', () => {}, /No answer within/],
])('finds %s', async (name, broken, what) => {
  const { faults } = await fuzzed(broken, 1, name === 'a hang' ? 300 : 30_000);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.map((fault) => fault.call)).toContain(feedback.name);
  expect(faults[0]!.what).toMatch(what);
});

it('finds no fault in a server that refuses properly, and sends the same requests for the same seed', async () => {
  const first = await fuzzed(refuse);
  expect([first.faults, first.requests]).toEqual([[], 25]);
  const requestsOf = async (seed: number) =>
    (await fuzzed((response) => answer(response, 500, ''), seed)).faults
      .map(({ request: { method, path } }) => `${method} ${path}`)
      .sort();
  expect(await requestsOf(7)).toEqual(await requestsOf(7));
  expect(await requestsOf(7)).not.toEqual(await requestsOf(8));
});
