import { accountLines, accountRecords } from '@atrium/contracts/account-records';
import { betLines, betRecords, betTotals } from '@atrium/contracts/bet-records';
import { pointHistory } from '@atrium/contracts/points';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';

let app: TestApp;
let member: Awaited<ReturnType<TestApp['signedIn']>>;
const NOW = '2026-11-10T03:00:00.000Z';
const GAMES = 23;
beforeAll(async () => {
  app = await testApp({ now: NOW });
  member = await app.signedIn({ balance: 1_000_000n });
  await testVendor(app, 'LINES');
  // Many in one instant, and instants that differ by a microsecond: a cursor has to tell them apart.
  await app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
     SELECT 'LINES', 'r' || n, $1, 'g', 'RNG', 'PHP', n, 0, 'lost', $2::timestamptz - (n / 4) * interval '1 microsecond', $2 FROM generate_series(1, $3::int) n`,
    [member.memberId, NOW, GAMES],
  );
  await app.database.run(
    `SELECT ledger_post($2::timestamptz - (n / 4) * interval '1 microsecond', CASE WHEN n % 5 = 0 THEN 'transfer' ELSE 'bet' END, $1, 'lines', n::text, '', '', '',
            ARRAY[ledger_account('player:cash', $1, '', 'PHP'), ledger_account('house:pnl', NULL, 'g', 'PHP')], ARRAY[-n::bigint, n::bigint]) FROM generate_series(1, $3::int) n`,
    [member.memberId, NOW, GAMES],
  );
});
afterAll(() => app.close());

/** Every item of a list, page by page. */
async function walk<Item>(
  read: (cursor?: string) => Promise<{ items: Item[]; next: string | null }>,
): Promise<{ items: Item[]; pages: number }> {
  const items: Item[] = [];
  let [pages, cursor] = [0, undefined as string | undefined];
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.next ?? undefined;
    pages += 1;
  } while (cursor && pages < 50);
  return { items, pages };
}
const cursorIn = (cursor?: string) => (cursor ? { cursor } : {});

it('[11-28] pages of movements join without a gap or a repeat, as the numbered list has them', async () => {
  const { items, pages } = await walk(
    async (cursor) => (await member.call(accountLines, { query: { pageSize: 5, ...cursorIn(cursor) } })).value,
  );
  const whole = (await member.call(accountRecords, { query: { pageSize: 100 } })).value.items;
  expect(items).toEqual(whole);
  expect([items.length, pages]).toEqual([GAMES + 1, 5]);
  const bets = await walk(
    async (cursor) =>
      (await member.call(accountLines, { query: { kind: 'transfer', pageSize: 3, ...cursorIn(cursor) } })).value,
  );
  expect(bets.items.map(({ amount }) => amount)).toEqual(
    whole.filter(({ kind }) => kind === 'transfer').map((row) => row.amount),
  );
});

it('[11-28] pages of rounds join without a gap or a repeat, and keep their filters', async () => {
  const { items, pages } = await walk(
    async (cursor) => (await member.call(betLines, { query: { pageSize: 4, ...cursorIn(cursor) } })).value,
  );
  expect(items).toEqual((await member.call(betRecords, { query: { pageSize: 100 } })).value.items);
  expect([items.length, pages]).toEqual([GAMES, 6]);
  expect((await member.call(betLines, { query: { text: 'r21' } })).value.items.map(({ roundId }) => roundId)).toEqual([
    'r21',
  ]);
  expect((await member.call(betLines, { query: { status: 'won' } })).value).toEqual({ items: [], next: null });
});

it('[7-075] [11-28] the totals of any days are those of their rounds, whatever became of them', async () => {
  const { memberId, call } = await app.signedIn();
  // Every seven hours over a week: some on both sides of a midnight in Manila.
  await app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at)
     SELECT 'LINES', 'sum' || n, $1, 'g', (ARRAY['RNG', 'FISH'])[1 + n % 2], 'PHP', n, 0, 'open', $2::timestamptz - n * interval '7 hours' FROM generate_series(0, 24) n`,
    [memberId, NOW],
  );
  await app.database.run(
    `UPDATE rounds SET payout = CASE WHEN stake % 3 = 0 THEN stake * 2 ELSE 0 END,
            status = (ARRAY['open', 'lost', 'won', 'void', 'rolled-back'])[1 + stake % 5] WHERE member_id = $1`,
    [memberId],
  );
  await app.database.run("UPDATE rounds SET status = 'void' WHERE member_id = $1 AND stake % 11 = 0", [memberId]);
  const days = (from: string, to: string) => ({ from: `2026-11-0${from}`, to: `2026-11-${to}` });
  for (const query of [
    {},
    days('4', '09'),
    days('5', '05'),
    days('9', '10'),
    { ...days('3', '07'), gameType: 'FISH' },
  ]) {
    const items = (await call(betLines, { query: { ...query, pageSize: 100 } })).value.items;
    const sum = (part: 'stake' | 'payout') => items.reduce((total, row) => total + Number(row[part]), 0).toString();
    expect(items.length).toBeGreaterThan(2);
    expect((await call(betTotals, { query })).value).toMatchObject({
      count: items.length,
      stake: sum('stake'),
      payout: sum('payout'),
    });
  }
});

it('[11-17][11-28] the history of points names each movement, with the balance after it', async () => {
  const post = (at: string, amount: number, detail: string, reference = '') =>
    app.database.run(
      "SELECT ledger_post($1, 'points', $2, 'history', $3, '', $4, $5, ARRAY[ledger_account('points', $2, '', 'PTS'), ledger_account('points:issued', NULL, '', 'PTS')], ARRAY[$6::bigint, -$6::bigint])",
      [at, member.memberId, `${detail}-${at}`, reference, detail, amount],
    );
  await app.database.run(
    `INSERT INTO point_rewards (id, type, names, stock, points_required) VALUES ('kettle', 'goods', '{"en": "Kettle", "zh": "水壶"}', 5, 10)`,
  );
  await post('2026-11-01T00:00:00Z', 500, 'earned');
  await post('2026-11-02T00:00:00Z', -200, 'redeemed', 'kettle');
  await post('2026-11-03T00:00:00Z', 200, 'returned', 'kettle');
  await post('2026-11-04T00:00:00Z', -100, 'points');
  await post('2026-11-05T00:00:00Z', -50, 'expired');
  const { items } = await walk(
    async (cursor) => (await member.call(pointHistory, { query: { pageSize: 2, ...cursorIn(cursor) } })).value,
  );
  expect(items.map(({ kind, about, points, balanceAfter }) => [kind, about, points, balanceAfter])).toEqual([
    ['expired', '', -50, 350],
    ['converted', '', -100, 400],
    ['returned', 'Kettle', 200, 500],
    ['redeemed', 'Kettle', -200, 300],
    ['earned', '', 500, 500],
  ]);
  const { items: others } = (await (await app.signedIn()).call(pointHistory, { query: {} })).value;
  expect(others).toEqual([]);
});

it('[11-28] three months at once, twelve in the archive, no more; a cursor that no page gave is refused', async () => {
  const { memberId, call } = await app.signedIn();
  await app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at)
     SELECT 'LINES', 'old' || days, $1, 'g', 'RNG', 'PHP', 1, 0, 'lost', $2::timestamptz - days * interval '1 day' FROM unnest(ARRAY[10, 91, 95, 360]) days`,
    [memberId, NOW],
  );
  const read = async (query: object) => (await call(betLines, { query })).value.items.map(({ roundId }) => roundId);
  expect(await read({})).toEqual(['old10', 'old91']);
  const year = { from: '2025-11-10', to: '2026-11-10', archive: 'yes' };
  expect(await read(year)).toEqual(['old10', 'old91', 'old95', 'old360']);
  expect((await call(betTotals, { query: year as never })).value).toMatchObject({ count: 4, stake: '4' });
  const code = async (query: object) => (await call(betLines, { query })).error;
  const field = { code: 'BAD_REQUEST', params: { field: 'from' } };
  expect(await code({ ...year, from: '2025-11-01' })).toMatchObject(field);
  expect(await code({ from: '2026-08-01', to: '2026-11-10' })).toMatchObject(field);
  expect(await code({ from: '2026-08-11', to: '2026-11-10' })).toBeUndefined();
  expect(await code({ from: '2026-11-11', to: '2026-11-10' })).toMatchObject({ code: 'BAD_REQUEST' });
  for (const cursor of [
    'nothing',
    Buffer.from('1,2,3').toString('base64url'),
    Buffer.from('a,1').toString('base64url'),
  ])
    expect(await code({ cursor })).toMatchObject({ code: 'BAD_REQUEST', params: { field: 'cursor' } });
});
