import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstReachable } from './first-reachable.ts';

const servers: Server[] = [];
const asked: string[] = [];
async function origin(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((done) => server.once('listening', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
async function deadOrigin(): Promise<string> {
  const gone = await origin(() => {});
  const server = servers.pop()!;
  await new Promise((done) => server.close(done));
  return gone;
}
beforeEach(() => {
  asked.length = 0;
});
afterAll(() =>
  Promise.all(
    servers.map((server) => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    }),
  ),
);

it('[3-67] continues with the next origin when one is unreachable, and uses no ticket', async () => {
  const [dead, living] = [await deadOrigin(), await origin((_request, response) => response.writeHead(404).end())];
  expect(await firstReachable([`${dead}/play?ticket=t`, `${living}/play?ticket=t`])).toBe(`${living}/play?ticket=t`);
  expect(asked).toEqual(['HEAD /']);
});

it('[3-67] uses the first origin while it is reachable', async () => {
  const [first, second] = [
    await origin((_request, response) => response.end()),
    await origin((_request, response) => response.end()),
  ];
  expect(await firstReachable([`${first}/a`, `${second}/a`])).toBe(`${first}/a`);
  expect(asked).toHaveLength(1);
});

it('waits for a silent origin no longer than the timeout', async () => {
  const [silent, living] = [await origin(() => {}), await origin((_request, response) => response.end())];
  expect(await firstReachable([`${silent}/a`, `${living}/a`], 1_000)).toBe(`${living}/a`);
});

it('returns nothing when no origin is reachable, and does not probe a single address', async () => {
  expect(await firstReachable([`${await deadOrigin()}/a`, `${await deadOrigin()}/a`])).toBeUndefined();
  expect(await firstReachable(['https://vendor.test/play?ticket=t'])).toBe('https://vendor.test/play?ticket=t');
  expect(await firstReachable([])).toBeUndefined();
});
