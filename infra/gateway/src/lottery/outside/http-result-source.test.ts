import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testClock } from '../../platform/clock.ts';
import { httpResultSource } from './http-result-source.ts';
import type { AwaitedDraw } from './result-provider.ts';

const DRAWS_AT = new Date('2026-01-05T12:00:00Z');
const DRAW: AwaitedDraw = { gameCode: 'SSC', issue: '2026/01', family: 'ssc', drawsAt: DRAWS_AT };

let answer: (response: ServerResponse) => void;
const requests: { url: string | undefined; authorization: string | undefined }[] = [];
const server = createServer(({ url, headers }, response) => {
  requests.push({ url, authorization: headers.authorization });
  answer(response);
});
const json = (body: string) => (response: ServerResponse) => response.end(body);
const status = (code: number) => (response: ServerResponse) => response.writeHead(code, { location: '/' }).end('x');

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
beforeEach(() => requests.splice(0));
afterAll(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

function source(clock = testClock(new Date(DRAWS_AT.getTime() + 1_000))) {
  const { port } = server.address() as AddressInfo;
  return httpResultSource({ name: 'feed', url: `http://user:pass%3Aword@127.0.0.1:${port}/results/` }, { clock });
}

it('[10-30] asks a source for a draw by game and issue, with its user and password', async () => {
  answer = json('{"result":"1,2,3,4,5","of":"no concern of ours"}');
  expect(await source().resultOf(DRAW)).toBe('1,2,3,4,5');
  const authorization = `Basic ${Buffer.from('user:pass:word').toString('base64')}`;
  expect(requests).toEqual([{ url: '/results/SSC/2026%2F01', authorization }]);
});

it('[10-30] takes 404 as a result that is not known yet, and every other answer as a fault', async () => {
  answer = status(404);
  expect(await source().resultOf(DRAW)).toBeNull();
  for (const faulty of [
    status(500),
    status(302),
    json('{"result":5}'),
    json('not JSON'),
    json(`{"result":"${'1'.repeat(70_000)}"}`),
  ]) {
    answer = faulty;
    await expect(source().resultOf(DRAW)).rejects.toThrow();
  }
});

it('[10-30] asks less often the longer a result is late, and at least every minute', async () => {
  answer = status(404);
  const clock = testClock(new Date(DRAWS_AT.getTime() + 2_000));
  const feed = source(clock);
  const asked = async (draw = DRAW) => {
    const before = requests.length;
    await feed.resultOf(draw);
    return requests.length > before;
  };
  expect(await asked()).toBe(true);
  clock.advance({ seconds: 2 });
  expect(await asked()).toBe(true);
  clock.advance({ minutes: 5 });
  expect(await asked()).toBe(true);
  clock.advance({ seconds: 20 });
  expect(await asked()).toBe(false);
  expect(await asked({ ...DRAW, issue: '2' })).toBe(true);
  clock.advance({ seconds: 20 });
  expect(await asked()).toBe(true);
  clock.advance({ hours: 5 });
  expect(await asked()).toBe(true);
  clock.advance({ seconds: 59 });
  expect(await asked()).toBe(false);
  clock.advance({ seconds: 1 });
  expect(await asked()).toBe(true);
});
