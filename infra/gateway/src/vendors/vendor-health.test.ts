import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchGame } from '@atrium/contracts/game-launch';
import { hotGames } from '@atrium/contracts/games';
import { gameMenus } from '@atrium/contracts/vendor-cards';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor } from './testing/test-vendor.ts';
import { FAILING_PROBES } from './vendor-health.ts';

let app: TestApp;
let server: Server;
/** What the vendor's server answers to the next probes; the last one stays. */
let answers: number[] = [200];
let asked = 0;
beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answers.length > 1 ? answers.shift()! : answers[0]!).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  app = await testApp({ config: { vendorUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } });
  await testVendor(app, 'VHE');
  await app.database.run("UPDATE games SET hot = true WHERE vendor_code = 'VHE'");
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  answers = [200];
  await app.parts.vendorHealth.probeAll();
  app.said.length = 0;
  asked = 0;
});

const told = () => app.said.filter(({ event }) => event === 'vendor.health').map(({ data }) => data);
const playable = async () =>
  (await app.visitor().call(hotGames, { query: { language: 'EN' } })).value.map((game) => [game.playable, game.open]);
const inMenus = async () =>
  (await app.visitor().call(gameMenus, { query: {} })).value
    .flatMap(({ vendors }) => vendors)
    .find(({ vassalage }) => vassalage === 'VHE')?.up;
const state = async () => (await app.parts.vendorHealth.states()).find(({ vendor }) => vendor === 'VHE')?.up;

it('counts a vendor as down after so many probes without an answer, and not after one', async () => {
  answers = [503, 503, 200];
  await app.parts.vendorHealth.probeAll();
  expect([asked, told(), await state()]).toEqual([3, [], true]);
  answers = [503];
  await app.parts.vendorHealth.probeAll();
  expect([asked - 3, told()]).toEqual([FAILING_PROBES, [{ vendor: 'VHE', up: false }]]);
});

it('marks its games for every new page and for who connects, and clears by itself', async () => {
  answers = [503];
  await app.parts.vendorHealth.probeAll();
  expect([await playable(), await inMenus(), await state()]).toEqual([[[false, true]], false, false]);
  answers = [200];
  await app.parts.vendorHealth.probeAll();
  expect([await playable(), await inMenus(), await state()]).toEqual([[[true, true]], true, true]);
  expect(told()).toEqual([
    { vendor: 'VHE', up: false },
    { vendor: 'VHE', up: true },
  ]);
});

it('asks again soon while a vendor is down, so members do not wait for the next round', async () => {
  answers = [503];
  await app.parts.vendorHealth.probeAll();
  answers = [200];
  for (let tries = 0; tries < 100 && told().length < 2; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(told()).toEqual([
    { vendor: 'VHE', up: false },
    { vendor: 'VHE', up: true },
  ]);
}, 20_000);

it('refuses a launch to a vendor that answered a moment ago and died since; one that is back lets it through at once', async () => {
  const member = await app.signedIn();
  const code = async () => (await member.call(launchGame, { body: { gameId: 'VHE-1' } })).error?.code;
  expect(await code()).toBeUndefined();
  answers = [503];
  expect(await code()).toBe('VENDOR_UNREACHABLE');
  await app.parts.vendorHealth.probeAll();
  expect(told()).toEqual([{ vendor: 'VHE', up: false }]);
  answers = [200];
  expect(await code()).toBeUndefined();
  expect(told()).toEqual([
    { vendor: 'VHE', up: false },
    { vendor: 'VHE', up: true },
  ]);
});

it('keeps the order of what it found while the database is slow: down, then back, is back', async () => {
  const release = await app.database.transaction(async (transaction) => {
    await transaction.first("SELECT code FROM vendors WHERE code = 'VHE' FOR UPDATE", []);
    answers = [503];
    const down = app.parts.vendorHealth.probeAll();
    while (asked < FAILING_PROBES) await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 100));
    answers = [200];
    const back = app.parts.vendorHealth.assertReachable('VHE', '{vendor}/play');
    await new Promise((resolve) => setTimeout(resolve, 100));
    return () => Promise.all([down, back]);
  });
  await release();
  expect(told()).toEqual([
    { vendor: 'VHE', up: false },
    { vendor: 'VHE', up: true },
  ]);
  expect([await state(), await inMenus()]).toEqual([true, true]);
});

it('tells a tab that connects how every vendor stands', async () => {
  answers = [503];
  await app.parts.vendorHealth.probeAll();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/events`, {
    signal: stop.signal,
  });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('VHE')) text += (await reader.read()).value;
  stop.abort();
  expect(text).toContain('event: vendor.health\ndata: {"vendor":"VHE","up":false}\n\n');
});
