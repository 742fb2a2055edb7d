import { accountTotals } from '@atrium/contracts/account-records';
import { statement } from '@atrium/contracts/account-statement';
import fc from 'fast-check';
import type { Queryable } from '../platform/database.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor, type TestPlayer, type TestVendor } from '../vendors/testing/test-vendor.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';

const START = '2026-06-10T04:20:00Z';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp({ now: START });
  vendor = await testVendor(app, 'HRS');
});
afterAll(() => app.close());

/** A member at a vendor's table, with cash and bonus money. */
async function someone(): Promise<{ account: string; seat: TestPlayer }> {
  const { account } = await app.member({ balance: 1_000_000n });
  const seat = await vendor.player({ account });
  await post('bonus', seat.memberId, ENTRIES.bonus(100_000));
  return { account, seat };
}
const DAYS = ['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13'] as const;

let posted = 0;
/** One entry between accounts of the member and the house. */
const post = (kind: string, memberId: string, lines: readonly (readonly [account: string, amount: number])[]) =>
  app.database.run(
    `SELECT ledger_post($1, $2, $3, 'hours', $4, '', '', '',
       ARRAY(SELECT CASE WHEN class LIKE 'player:%' THEN ledger_account(class, $3, '', 'PHP') ELSE ledger_account(class, NULL, '', 'PHP') END FROM unnest($5::text[]) WITH ORDINALITY AS c (class, n) ORDER BY n),
       $6::bigint[])`,
    [app.clock.now(), kind, memberId, ++posted, lines.map(([account]) => account), lines.map(([, amount]) => amount)],
  );

const Step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('round' as const),
      stake: fc.integer({ min: 1, max: 900 }),
      ends: fc.constantFrom('won' as const, 'lost' as const, 'rolled-back' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('entry' as const),
      kind: fc.constantFrom(
        'deposit' as const,
        'bonus' as const,
        'converted' as const,
        'shared' as const,
        'correction' as const,
      ),
      amount: fc.integer({ min: 1, max: 50 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 700 }) }),
  },
  // As an account of an earlier release, whose lines are in no hour until it moves again.
  { weight: 1, arbitrary: fc.record({ what: fc.constant('forget' as const) }) },
);
type Steps = readonly (typeof Step extends fc.Arbitrary<infer S> ? S : never)[];

const ENTRIES = {
  deposit: (amount: number) => [
    ['clearing:deposit', -amount],
    ['player:cash', amount],
  ],
  bonus: (amount: number) => [
    ['promo:budget', -amount],
    ['player:bonus', amount],
  ],
  converted: (amount: number) => [
    ['player:bonus', -amount],
    ['player:cash', amount],
  ],
  shared: (amount: number) => [
    ['player:cash', -2 * amount],
    ['player:bonus', -amount],
    ['house:pnl', 3 * amount],
  ],
  correction: (amount: number) => [
    ['player:cash', -amount],
    ['player:bonus', amount + 1],
    ['suspense', -1],
  ],
} as const satisfies Record<string, (amount: number) => readonly (readonly [string, number])[]>;
const KINDS = {
  deposit: 'deposit',
  bonus: 'bonus',
  converted: 'bonus',
  shared: 'bet',
  correction: 'correction',
} as const;

const forget = (memberId: string) =>
  app.database.transaction(async (transaction) => {
    await transaction.run('SET LOCAL session_replication_role = replica');
    const own = 'IN (SELECT id FROM ledger_accounts WHERE member_id = $1)';
    await transaction.run(`DELETE FROM movement_hours WHERE account_id ${own}`, [memberId]);
    await transaction.run(`UPDATE ledger_accounts SET hours_kept = false WHERE id ${own}`, [memberId]);
  });

let rounds = 0;
async function live(seat: TestPlayer, steps: Steps): Promise<void> {
  for (const step of steps) {
    if (step.what === 'wait') app.clock.advance({ minutes: step.minutes });
    else if (step.what === 'entry') await post(KINDS[step.kind], seat.memberId, ENTRIES[step.kind](step.amount));
    else if (step.what === 'forget') await forget(seat.memberId);
    else {
      const name = `h${++rounds}`;
      await seat.bet(`b${name}`, name, step.stake);
      if (step.ends === 'rolled-back') await seat.rollback(`x${name}`, `b${name}`, name);
      else await seat.win(`w${name}`, `b${name}`, name, step.ends === 'won' ? step.stake * 2 : 0, { endRound: true });
    }
  }
}

const IN_DAYS = `l.at >= $2::date::timestamp AT TIME ZONE 'Asia/Manila' AND l.at < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Manila'`;

/** What the ledger itself says about a period: the lines of cash, and each entry's net on all wallets. */
async function fromTheLedger(memberId: string, from: string, to: string) {
  const lines = await app.database.rows(
    `SELECT kind, coalesce(sum(net) FILTER (WHERE net > 0), 0)::text AS in, coalesce(-sum(net) FILTER (WHERE net < 0), 0)::text AS out, count(*)::int AS entries
       FROM (SELECT e.kind, sum(l.amount) AS net FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id JOIN ledger_accounts a ON a.id = l.account_id
              WHERE a.member_id = $1 AND a.class IN ('player:cash', 'player:bonus') AND ${IN_DAYS} GROUP BY e.id) entry
      WHERE net <> 0 GROUP BY 1`,
    [memberId, from, to],
  );
  const totals = await app.database.first(
    `SELECT count(*)::int AS count, coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::text AS in, coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::text AS out,
            coalesce(sum(amount), 0)::text AS net
       FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.member_id = $1 AND a.class = 'player:cash' AND ${IN_DAYS}`,
    [memberId, from, to],
  );
  return { lines: new Set(lines), totals };
}

async function fromTheCalls(member: Awaited<ReturnType<TestApp['signedIn']>>, from: string, to: string) {
  const { value } = await member.call(statement, { query: { from, to } });
  const { value: totals } = await member.call(accountTotals, { query: { from, to } });
  const moved = value.lines.reduce((sum, line) => sum + BigInt(line.in) - BigInt(line.out), 0n);
  expect(BigInt(value.opening) + moved).toBe(BigInt(value.closing));
  return { lines: new Set(value.lines), totals };
}

it('[11-25] [11-28] totals and statement are what the ledger says, over any days of any history', async () => {
  const span = fc.tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS)).map((days) => days.toSorted());
  await fc.assert(
    fc.asyncProperty(
      fc.array(Step, { minLength: 5, maxLength: 25 }),
      fc.array(span, { minLength: 2, maxLength: 4 }),
      async (steps, spans) => {
        app.clock.set(START);
        const { account, seat } = await someone();
        await live(seat, steps);
        const member = await app.signedIn(account);
        for (const [from, to] of spans)
          expect(await fromTheCalls(member, from!, to!)).toEqual(await fromTheLedger(seat.memberId, from!, to!));
        expect((await verifyLedger(app.database)).failures).toEqual([]);
      },
    ),
    { seed: 17, numRuns: 12 },
  );
});

/** Lines that a connection has read so far, as far as a transaction sees it. */
const linesRead = async (transaction: Queryable): Promise<number> =>
  (await transaction.first<{ read: number }>(
    "SELECT (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'ledger_lines'",
  ))!.read;

it('[11-28] the sums of whole hours read no line, however many there are', async () => {
  const { memberId } = (await someone()).seat;
  for (let count = 0; count < 40; count++) await post('bet', memberId, ENTRIES.shared(1));
  await app.database.transaction(async (transaction) => {
    const before = await linesRead(transaction);
    const sums = await transaction.rows(
      `SELECT kind, lines::int FROM movement_sums(ARRAY(SELECT id FROM ledger_accounts WHERE member_id = $1), '2026-06-01T16:00:00Z', '2027-06-01T16:00:00Z') ORDER BY 1`,
      [memberId],
    );
    expect(sums).toEqual([
      { kind: 'bet', lines: 80 },
      { kind: 'bonus', lines: 1 },
      { kind: 'deposit', lines: 1 },
    ]);
    expect((await linesRead(transaction)) - before).toBe(0);
  });
});
