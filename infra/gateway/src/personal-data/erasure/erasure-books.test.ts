import fc from 'fast-check';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { verifyReports } from '../../team-figures/verify-reports.ts';
import { type TestVendor, testVendor } from '../../vendors/testing/test-vendor.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { eraseNext } from './erase-due.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T04:00:00Z' });
  vendor = await testVendor(app, 'ERASE');
});
afterAll(() => app.close());

const books = () =>
  app.database.first(
    `SELECT (SELECT md5(string_agg(e::text, ',' ORDER BY id)) FROM ledger_entries e) AS entries,
            (SELECT md5(string_agg(l::text, ',' ORDER BY entry_id, line)) FROM ledger_lines l) AS lines,
            (SELECT md5(string_agg(a::text, ',' ORDER BY id)) FROM ledger_accounts a) AS accounts,
            (SELECT md5(string_agg(r::text, ',' ORDER BY id)) FROM rounds r) AS rounds,
            (SELECT md5(string_agg(d::text, ',' ORDER BY d::text)) FROM daily_figures d) AS days`,
  );

let count = 0;
/** A member who played, and took everything out. */
async function played(history: readonly { stake: number; win: number }[]): Promise<string> {
  const start = 1_000_000n;
  const seat = await vendor.player({ balance: start });
  for (const { stake, win } of history) {
    const key = `round-${++count}`;
    await seat.bet(`bet-${key}`, key, stake);
    await seat.win(`win-${key}`, `bet-${key}`, key, win, { endRound: true });
  }
  await app.database.run(
    `SELECT ledger_post($1, 'withdrawal', $2, 'test', $3, '', '', '', ARRAY[a.id, ledger_account('clearing:deposit', NULL, 'test', 'PHP')], ARRAY[-a.posted, a.posted])
       FROM ledger_accounts a WHERE a.member_id = $2 AND a.class = 'player:cash' AND a.posted > 0`,
    [app.clock.now(), seat.memberId, `out-${seat.memberId}`],
  );
  return seat.memberId;
}

it('an erasure moves no entry, sum, round or figure, whatever the member has played', async () => {
  const round = fc.record({ stake: fc.integer({ min: 1, max: 5_000 }), win: fc.integer({ min: 0, max: 20_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { maxLength: 4 }), async (history) => {
      const memberId = await played(history);
      await app.database.run('INSERT INTO erasures (member_id, requested_at, due_at) VALUES ($1, $2, $2)', [
        memberId,
        app.clock.now(),
      ]);
      const before = await books();
      expect(await eraseNext(app.parts)).toBe(true);
      expect(await app.database.first('SELECT state FROM erasures WHERE member_id = $1', [memberId])).toEqual({
        state: 'erased',
      });
      expect(await books()).toEqual(before);
    }),
    { seed: 17, numRuns: 5 },
  );
  expect(await verifyLedger(app.parts.database)).toMatchObject({ ok: true, failures: [] });
  expect(await verifyReports(app.parts.database)).toMatchObject({ ok: true });
});
