import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sportsEvents } from '@atrium/contracts/sports-events';
import { until } from '@atrium/testing/until';
import type { TestApp } from '../platform/testing/test-app.ts';
import { startVendorHouse, type VendorHouse } from '../vendors/testing/vendor-house.ts';
import { createSportsEvents } from './sports-events.ts';

/* The events are from the real sandbox vendor, in its own process. */

let app: TestApp;
let house: VendorHouse;
beforeAll(async () => {
  house = await startVendorHouse({
    seed: 'demo',
    async secrets({ database }) {
      const codes = await database.rows<{ code: string }>(
        "SELECT code FROM vendors WHERE category IN ('SPORTS', 'ESPORTS')",
        [],
      );
      return Object.fromEntries(codes.map(({ code }) => [code, 'secret-of-the-feed']));
    },
  });
  ({ app } = house);
}, 120_000);
afterAll(() => house.close());

const events = async (gameType: 'SPORTS' | 'ESPORTS') =>
  (await app.visitor().call(sportsEvents, { query: { gameType } })).value;
it.each([
  ['SPORTS', ['1', 'X', '2']],
  ['ESPORTS', ['1', '2']],
] as const)(
  '%s: returns the events of the vendors’ books: running, upcoming and finished, with prices whose shares exceed one in sum',
  async (category, names) => {
    const listed = await events(category);
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.some(({ minute }) => minute !== null)).toBe(true);
    expect(listed.some(({ score }) => score === null)).toBe(true);
    expect(listed.some(({ minute, score }) => minute === null && score !== null)).toBe(true);
    const coming = listed.filter(({ score }) => score === null);
    for (const { odds } of coming) {
      expect(odds.map(({ name }) => name)).toEqual(names);
      expect(odds.reduce((sum, { price }) => sum + 1 / Number(price), 0)).toBeGreaterThan(1);
    }
    const [event] = coming;
    const feed = (await (await fetch(`${house.url}/feed/${event!.vassalage}/events?category=${category}`)).json()) as {
      events: { id: string; home: string; prices: { result: Record<string, number> } }[];
    };
    const source = feed.events.find(({ id }) => event!.id === `${event!.vassalage}-${id}`);
    expect(source).toMatchObject({ home: event!.home });
    expect(event!.odds.map(({ name, price }) => [name, Math.round(Number(price) * 100)])).toEqual(
      names.map((name) => [name, source!.prices.result[name]]),
    );
  },
);

it('leaves out a closed vendor at once, and one whose feed is down or fails', async () => {
  const codes = new Set((await events('SPORTS')).map(({ vassalage }) => vassalage));
  const [closed, broken] = [...codes] as [string, string];
  await app.database.run('UPDATE vendors SET up = false WHERE code = $1', [closed]);
  expect((await events('SPORTS')).some(({ vassalage }) => vassalage === closed)).toBe(false);
  await app.database.run('UPDATE vendors SET up = true WHERE code = $1', [closed]);
  await house.control(broken, { errorRate: 1 });
  await until(async () => !(await events('SPORTS')).some(({ vassalage }) => vassalage === broken));
  expect((await events('SPORTS')).some(({ vassalage }) => vassalage === closed)).toBe(true);
  await house.control(broken, { errorRate: 0 });
  await until(async () => (await events('SPORTS')).some(({ vassalage }) => vassalage === broken));
});

it('leaves out a vendor with an invalid feed, and no other', async () => {
  const [code] = (await events('ESPORTS')).map(({ vassalage }) => vassalage) as [string];
  const event = {
    id: 'e',
    league: 'L',
    home: 'H',
    away: 'A',
    startsAt: 9e15,
    endsAt: 9e15,
    status: 'next',
    minute: null,
    score: null,
    closed: false,
    prices: {},
  };
  const strange = createServer((_request, response) =>
    response.end(JSON.stringify({ status: 'ok', events: [event] })),
  ).listen(0, '127.0.0.1');
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

it('notifies the open tabs when scores or prices have changed', async () => {
  await events('SPORTS');
  const sent = () =>
    app.published.filter(
      ({ event, data }) => event === 'vendor.feed' && (data as { gameType: string }).gameType === 'SPORTS',
    ).length;
  const before = sent();
  await until(() => sent() > before);
});

it('publishes a change of a feed without an ETag when its content differs, and only then', async () => {
  const event = {
    id: 'e',
    league: 'L',
    home: 'H',
    away: 'A',
    startsAt: 1e12,
    endsAt: 2e12,
    status: 'live',
    minute: 1,
    score: [0, 0] as [number, number],
    closed: false,
    prices: {},
  };
  let asked = 0;
  const plain = createServer((_request, response) => {
    asked += 1;
    response.end(JSON.stringify({ status: 'ok', events: [event] }));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => plain.once('listening', done));
  const others = await app.database.rows<{ code: string }>(
    "UPDATE vendors SET up = false WHERE category = 'ESPORTS' AND up RETURNING code",
    [],
  );
  await app.database.run(
    "INSERT INTO vendors (code, name, category, launch_url, account_type_name) VALUES ('PLN', 'Plain', 'ESPORTS', $1, 'ESPORTS')",
    [`http://127.0.0.1:${(plain.address() as AddressInfo).port}/play`],
  );
  const published: unknown[] = [];
  const feeds = createSportsEvents({
    ...app.parts,
    live: { ...app.parts.live, publishState: (_event, data) => void published.push(data) },
  });
  try {
    expect(await feeds.of('ESPORTS')).toHaveLength(1);
    await until(() => asked >= 3);
    expect(published).toEqual([]);
    event.score = [1, 0];
    await until(() => published.length > 0);
    expect((await feeds.of('ESPORTS')).map(({ score }) => score)).toEqual(['1:0']);
  } finally {
    feeds.close();
    plain.closeAllConnections();
    plain.close();
    await app.database.run("DELETE FROM vendors WHERE code = 'PLN'");
    await app.database.run('UPDATE vendors SET up = true WHERE code = ANY($1)', [others.map(({ code }) => code)]);
  }
});
