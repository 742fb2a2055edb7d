import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOG_PATH, LOG_PROOF_PATH } from '@atrium/contracts/snapshot-log';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let answer: (response: ServerResponse, path: string) => void;
const registry = createServer((request, response) => answer(response, request.url ?? ''));

beforeAll(async () => {
  await new Promise<void>((ready) => registry.listen(0, '127.0.0.1', ready));
  app = await testApp({ config: { opsUrl: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` } });
});
afterAll(async () => {
  await app.close();
  registry.closeAllConnections();
  await new Promise((closed) => registry.close(closed));
});
const ask = async (path: string) => {
  const { statusCode, body } = await app.server.inject({ method: 'GET', url: path });
  return { status: statusCode, ...(JSON.parse(body) as { code?: string; path?: string }) };
};

it('[13-23] passes on what the log of the registry answers, and nothing but numbers to it', async () => {
  answer = (response, path) => response.end(JSON.stringify({ path }));
  expect(await ask(LOG_PATH)).toEqual({ status: 200, path: LOG_PATH });
  expect(await ask(`${LOG_PROOF_PATH}?sequence=7&secret=x`)).toEqual({
    status: 200,
    path: `${LOG_PROOF_PATH}?sequence=7`,
  });
  expect(await ask(`${LOG_PROOF_PATH}?sequence=7%26from=1`)).toMatchObject({ status: 404 });
});

it.each<[string, typeof answer, number, string]>([
  ['does not have', (response) => response.writeHead(404).end('{}'), 404, 'NOT_FOUND'],
  ['fails to look up', (response) => response.writeHead(500).end('{}'), 503, 'SYSTEM_BUSY'],
  ['is too busy to look up', (response) => response.writeHead(503).end('{}'), 503, 'SYSTEM_BUSY'],
  ['begins to send and does not end', (response) => void response.write('{'), 503, 'SYSTEM_BUSY'],
  ['sends in too many bytes', (response) => response.end('x'.repeat(300_000)), 503, 'SYSTEM_BUSY'],
])('[13-23] says of a snapshot that the log %s what a tab may conclude', async (_, registrys, status, code) => {
  answer = registrys;
  expect(await ask(`${LOG_PROOF_PATH}?sequence=7`)).toMatchObject({ status, code });
});
