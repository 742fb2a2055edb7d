import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sportsEvents } from '@atrium/contracts/games';
import { freePort } from '@atrium/database/free-port';
import { type Leashed, startLeashed } from '@atrium/database/leash';
import { until } from '@atrium/testing/until';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

jest.setTimeout(60_000);

/* The sandbox vendor as it is, a process of its own, tells the events. */

let app: TestApp;
let house: Leashed;
let houseUrl: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-feed-'));
  const port = await freePort();
  houseUrl = `http://127.0.0.1:${port}`;
  app = await testApp({ seed: 'demo', config: { vendorUrl: houseUrl } });
  const codes = await app.database.rows<{ code: string }>("SELECT code FROM vendors WHERE category IN ('SPORTS', 'ESPORTS')", []);
  const secrets = Object.fromEntries(codes.map(({ code }) => [code, { secret: 'secret-of-the-feed' }]));
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  house = startLeashed(process.execPath, ['--disable-warning=ExperimentalWarning', join(__dirname, '../../../sandbox-vendor/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      ATRIUM_VENDOR_PORT: String(port),
      VENDOR_STORE: join(folder, 'vendor.sqlite'),
      VENDOR_SECRETS: JSON.stringify(secrets),
      VENDOR_GATEWAY_URL: `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`,
    },
    lastSignal: 'TERM',
  });
  house.child.stdout?.resume();
  house.child.stderr?.resume();
  await until(() => fetch(`${houseUrl}/healthz`).then(({ ok }) => ok, () => false));
}, 120_000);
afterAll(async () => {
  await house.stop('SIGTERM', 5_000);
  await app.close();
  rmSync(folder, { recursive: true });
});

const events = async (gameType: 'SPORTS' | 'ESPORTS') => (await app.visitor().call(sportsEvents, { query: { gameType } })).value;
const control = (code: string, change: object) =>
  fetch(`${houseUrl}/control/${code}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(change) });

it.each([
  ['SPORTS', ['1', 'X', '2']],
  ['ESPORTS', ['1', '2']],
] as const)('%s: tells what the vendors’ books tell: running, coming and over, prices whose shares add up to more than one', async (category, names) => {
  const told = await events(category);
  expect(told.length).toBeGreaterThan(10);
  expect(told.some(({ minute }) => minute !== null)).toBe(true);
  expect(told.some(({ score }) => score === null)).toBe(true);
  expect(told.some(({ minute, score }) => minute === null && score !== null)).toBe(true);
  const coming = told.filter(({ score }) => score === null);
  for (const { odds } of coming) {
    expect(odds.map(({ name }) => name)).toEqual(names);
    expect(odds.reduce((sum, { price }) => sum + 1 / Number(price), 0)).toBeGreaterThan(1);
  }
  const [event] = coming;
  const feed = (await (await fetch(`${houseUrl}/feed/${event!.vassalage}/events?category=${category}`)).json()) as { events: { id: string; home: string; prices: { result: Record<string, number> } }[] };
  const source = feed.events.find(({ id }) => event!.id === `${event!.vassalage}-${id}`);
  expect(source).toMatchObject({ home: event!.home });
  expect(event!.odds.map(({ name, price }) => [name, Math.round(Number(price) * 100)])).toEqual(names.map((name) => [name, source!.prices.result[name]]));
});

it('leaves out a vendor that operators closed at once, and one whose feed is down or stumbles', async () => {
  const codes = new Set((await events('SPORTS')).map(({ vassalage }) => vassalage));
  const [closed, broken] = [...codes] as [string, string];
  await app.database.run('UPDATE vendors SET up = false WHERE code = $1', [closed]);
  expect((await events('SPORTS')).some(({ vassalage }) => vassalage === closed)).toBe(false);
  await app.database.run('UPDATE vendors SET up = true WHERE code = $1', [closed]);
  await control(broken, { errorRate: 1 });
  await until(async () => !(await events('SPORTS')).some(({ vassalage }) => vassalage === broken));
  expect((await events('SPORTS')).some(({ vassalage }) => vassalage === closed)).toBe(true);
  await control(broken, { errorRate: 0 });
  await until(async () => (await events('SPORTS')).some(({ vassalage }) => vassalage === broken));
});

it('leaves out a vendor whose feed makes no sense, and nobody else', async () => {
  const [code] = (await events('ESPORTS')).map(({ vassalage }) => vassalage) as [string];
  const event = { id: 'e', league: 'L', home: 'H', away: 'A', startsAt: 9e15, endsAt: 9e15, status: 'next', minute: null, score: null, closed: false, prices: {} };
  const strange = createServer((_request, response) => response.end(JSON.stringify({ status: 'ok', events: [event] }))).listen(0, '127.0.0.1');
  await new Promise((done) => strange.once('listening', done));
  const address = (url: string) => app.database.run('UPDATE vendors SET launch_url = $2 WHERE code = $1', [code, url]);
  await address(`http://127.0.0.1:${(strange.address() as AddressInfo).port}/play`);
  const answer = await app.visitor().call(sportsEvents, { query: { gameType: 'ESPORTS' } });
  await address('{vendor}/play');
  strange.closeAllConnections();
  strange.close();
  expect(answer.error).toBeUndefined();
  expect(answer.value.some(({ vassalage }) => vassalage === code)).toBe(false);
});
