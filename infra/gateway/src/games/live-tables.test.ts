import { liveTables } from '@atrium/contracts/live-tables';
import { until } from '@atrium/testing/until';
import type { TestApp } from '../platform/testing/test-app.ts';
import { startVendorHouse, type VendorHouse } from '../vendors/testing/vendor-house.ts';
import { vendorWithGames } from '../vendors/testing/vendor-with-games.ts';

/* The tables of the real sandbox vendor; a table's state changes while a member is seated. */

let app: TestApp;
let house: VendorHouse;
beforeAll(async () => {
  house = await startVendorHouse({
    secrets: vendorWithGames(
      'TBL',
      'LIVE',
      ['BAC', 'ROU', 'SIC', 'DAT', 'NN'].map((kind) => ({ id: `TBL-${kind}`, kind, limits: [300, 30_000] as const })),
    ),
  });
  ({ app } = house);
}, 120_000);
afterAll(async () => expect(await house.close()).toEqual([]));

const tablesOf = async (vassalage = 'TBL') => (await app.visitor().call(liveTables, { query: { vassalage } })).value;
const changes = () =>
  app.published.filter(
    ({ event, data }) => event === 'vendor.feed' && (data as { vassalage: string }).vassalage === 'TBL',
  ).length;

it('[9-51] returns dealer, seats, limits within the game’s, and results in the terms of each game', async () => {
  const { answers, tables } = await tablesOf();
  expect(answers).toBe(true);
  expect(tables.map(({ gameId }) => gameId)).toEqual(['TBL-BAC', 'TBL-DAT', 'TBL-NN', 'TBL-ROU', 'TBL-SIC']);
  const words = {
    BAC: /^(player|banker|tie)$/,
    DAT: /^(dragon|tiger|tie)$/,
    NN: /^(banker|[123]{1,3})$/,
    ROU: /^([12]?\d|3[0-6])$/,
    SIC: /^([3-9]|1[0-8])$/,
  };
  for (const { gameId, dealer, seats, taken, minBet, maxBet, road } of tables) {
    expect(dealer).toMatch(/^\p{L}+$/u);
    expect(taken).toBeLessThanOrEqual(seats);
    expect([Number(minBet) >= 300, Number(maxBet) <= 30_000, Number(minBet) < Number(maxBet)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(road).toHaveLength(18);
    for (const result of road) expect(result).toMatch(words[gameId.slice(4) as keyof typeof words]);
  }
});

it('shows in the lobby the stake limits that the table accepts', async () => {
  const table = (await tablesOf()).tables.find(({ gameId }) => gameId === 'TBL-SIC')!;
  const { ask } = await house.enter('TBL-SIC', 1_000_000);
  const { code } = await ask<{ code: string }>('/table/rounds', {
    requestId: 'too-little',
    stake: 20,
    choice: { fields: ['odd'] },
  });
  expect([Number(table.minBet) > 20, code]).toEqual([true, 'STAKE_NOT_OFFERED']);
});

it('notifies the open tabs when a member sits down, and of the next result', async () => {
  const before = (await tablesOf()).tables;
  const sent = changes();
  const free = before.find(({ seats, taken }) => taken < seats)!;
  const { headers } = await house.enter(free.gameId, 1_000);
  const leave = new AbortController();
  await fetch(`${house.url}/table/live`, { headers, signal: leave.signal });
  await until(() => changes() > sent);
  expect((await tablesOf()).tables).not.toEqual(before);
  leave.abort();
});

it('reports that a vendor does not answer, and returns its tables again when it is back', async () => {
  expect(await tablesOf('NOBODY')).toEqual({ answers: false, tables: [] });
  await house.control('TBL', { down: true });
  await until(async () => !(await tablesOf()).answers);
  expect(await tablesOf()).toEqual({ answers: false, tables: [] });
  await house.control('TBL', { down: false });
  await until(async () => (await tablesOf()).answers);
  expect((await tablesOf()).tables).toHaveLength(5);
});
