import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';
import { type TestVendor, testVendor } from '../../vendors/testing/test-vendor.ts';
import { watchReturns } from './game-returns.ts';

/** 01:00 in Manila on the first of March, 17:00 in UTC on the last of February. */
const FIRST_OF_MARCH = '2026-02-28T17:00:00Z';

let operators: OperatorTestApp;
let vendor: TestVendor;
beforeAll(async () => {
  operators = await operatorTestApp({ now: FIRST_OF_MARCH });
  vendor = await testVendor(operators.app, 'REP');
});
afterAll(() => operators.close());

const report = async (query: string) => (await operators.ask('GET', `/ops/reports/house?${query}`)).value;

it('[SY-05] a report of a span in which nothing happened says that there was no activity', async () => {
  for (const span of ['day', 'mtd', 'ytd', 'ltd'])
    expect(await report(`span=${span}`)).toMatchObject({ span, activity: false, categories: [] });
  expect(await report('span=days&from=2025-01-01&to=2025-01-31')).toMatchObject({
    activity: false,
    from: '2025-01-01',
  });
  expect((await operators.ask('GET', '/ops/reports/house?span=days&from=2025-01-02&to=2025-01-01')).status).toBe(400);
  expect((await operators.ask('GET', '/ops/reports/house?span=days')).status).toBe(400);
});

it('[SY-05] today, the month, the year and everything to date begin on their day of the brand', async () => {
  const { app } = operators;
  const seat = await vendor.player({ balance: 100_000n });
  // Bets of last year, of February and of the first of March, in Manila.
  for (const [round, at, stake] of [
    ['old', '2025-12-31T15:00:00Z', 1_000],
    ['january', '2025-12-31T17:00:00Z', 200],
    ['february', '2026-02-28T15:00:00Z', 30],
    ['march', FIRST_OF_MARCH, 4],
  ] as const) {
    await app.database.run(
      `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
       VALUES ('REP', $1, $2, $3, 'RNG', 'PHP', $4, 1, 'won', $5, $5)`,
      [round, seat.memberId, vendor.gameId, stake, at],
    );
  }
  const turnover = async (span: string) => {
    const { from, totals } = await report(`span=${span}`);
    return [from, totals.turnover];
  };
  expect(await turnover('day')).toEqual(['2026-03-01', '4']);
  expect(await turnover('mtd')).toEqual(['2026-03-01', '4']);
  expect(await turnover('ytd')).toEqual(['2026-01-01', '234']);
  expect(await turnover('ltd')).toEqual(['2025-12-31', '1234']);
  const chosen = await report('span=days&from=2026-02-01&to=2026-02-28');
  expect(chosen.categories).toEqual([
    { category: 'RNG', members: 1, rounds: 1, turnover: '30', payouts: '1', ggr: '29' },
  ]);
  const ever = await report('span=ltd');
  expect(ever).toMatchObject({ activity: true, totals: { deposits: '100000', members: 1, ggr: '1230' } });
});

it('[SY-13] a game outside chance is an event once, and again only after it has come back', async () => {
  const { app } = operators;
  const member = await app.member();
  await app.database.run('UPDATE games SET return_percent = 96 WHERE id = $1', [vendor.gameId]);
  /** Rounds of 100 of which a share pays 200. */
  const play = (name: string, rounds: number, won: number) =>
    app.database.run(
      `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
       SELECT 'REP', $1 || n, $2, $3, 'RNG', 'PHP', 100, CASE WHEN n <= $5 THEN 200 ELSE 0 END, CASE WHEN n <= $5 THEN 'won' ELSE 'lost' END, $6, $6
         FROM generate_series(1, $4::int) n`,
      [name, member.id, vendor.gameId, rounds, won, app.clock.now()],
    );
  const returns = async () => (await operators.ask('GET', '/ops/reports/returns')).value.games[0];
  const events = async () => {
    await watchReturns(app.parts);
    return (
      await app.database.rows<{ subject: string; detail: { actual: number } }>(
        "SELECT subject, detail FROM significant_events WHERE kind = 'game-return' ORDER BY id",
      )
    ).map(({ subject, detail }) => [subject, Math.round(detail.actual)]);
  };
  await play('few', 500, 400);
  expect((await returns()).state).toBe('few');
  expect(await events()).toEqual([]);
  await play('much', 1_500, 900);
  expect(await returns()).toMatchObject({ state: 'outside', theoretical: 96, rounds: expect.any(Number) });
  const first = [[vendor.gameId, 130]];
  expect(await events()).toEqual(first);
  expect(await events()).toEqual(first);
  await play('back', 3_000, 1_110);
  const { state, low, high, actual } = await returns();
  expect([state, low < 96 && actual > low && actual < high]).toEqual(['within', true]);
  expect(await events()).toEqual(first);
  await play('again', 5_000, 3_400);
  expect((await events()).length).toBe(2);
});
