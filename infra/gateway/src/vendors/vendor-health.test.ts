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
/** The vendor server's answers to the next probes; the last one is repeated. */
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
  app.published.length = 0;
  asked = 0;
});

const sentToTabs = () => app.published.filter(({ event }) => event === 'vendor.health').map(({ data }) => data);
const playable = async () =>
  (await app.visitor().call(hotGames, { query: { language: 'EN' } })).value.map((game) => [game.playable, game.open]);
const inMenus = async () =>
  (await app.visitor().call(gameMenus, { query: {} })).value
    .flatMap(({ vendors }) => vendors)
    .find(({ vassalage }) => vassalage === 'VHE')?.up;
const state = async () => (await app.parts.vendorHealth.states()).find(({ vendor }) => vendor === 'VHE')?.up;

it('counts a vendor as down after FAILING_PROBES unanswered probes, and not after one', async () => {
  answers = [503, 503, 200];
  await app.parts.vendorHealth.probeAll();
  expect([asked, sentToTabs(), await state()]).toEqual([3, [], true]);
  answers = [503];
  await app.parts.vendorHealth.probeAll();
  expect([asked - 3, sentToTabs()]).toEqual([FAILING_PROBES, [{ vendor: 'VHE', up: false }]]);
});

it('marks its games on new pages and for new connections, and clears the mark automatically', async () => {
  answers = [503];
  await app.parts.vendorHealth.probeAll();
  expect([await playable(), await inMenus(), await state()]).toEqual([[[false, true]], false, false]);
  answers = [200];
  await app.parts.vendorHealth.probeAll();
  expect([await playable(), await inMenus(), await state()]).toEqual([[[true, true]], true, true]);
  expect(sentToTabs()).toEqual([
    { vendor: 'VHE', up: false },
    { vendor: 'VHE', up: true },
  ]);
});

it('probes a vendor that is down more often, so that members do not wait for the next round of probes', async () => {
  answers = [503];
  await app.parts.vendorHealth.probeAll();
  answers = [200];
  for (let tries = 0; tries < 100 && sentToTabs().length < 2; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sentToTabs()).toEqual([
    { vendor: 'VHE', up: false },
    { vendor: 'VHE', up: true },
  ]);
}, 20_000);

it('refuses a launch at a vendor that has just failed, and allows it at once when the vendor is back', async () => {
  const member = await app.signedIn();
  const code = async () => (await member.call(launchGame, { body: { gameId: 'VHE-1' } })).error?.code;
  expect(await code()).toBeUndefined();
  answers = [503];
  expect(await code()).toBe('VENDOR_UNREACHABLE');
  await app.parts.vendorHealth.probeAll();
  expect(sentToTabs()).toEqual([{ vendor: 'VHE', up: false }]);
  answers = [200];
  expect(await code()).toBeUndefined();
  expect(sentToTabs()).toEqual([
    { vendor: 'VHE', up: false },
    { vendor: 'VHE', up: true },
  ]);
});

it('stores findings in order while the database is slow: down, then back, is back', async () => {
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
  expect(sentToTabs()).toEqual([
    { vendor: 'VHE', up: false },
    { vendor: 'VHE', up: true },
  ]);
  expect([await state(), await inMenus()]).toEqual([true, true]);
});

it('sends the state of every vendor to a tab that connects', async () => {
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
