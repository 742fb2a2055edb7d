import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { testVendor } from '../../vendors/testing/test-vendor.ts';
import { INVARIANTS, verifyLedger } from '../ledger-verify.ts';
import { sealLedger } from '../seal.ts';

let app: TestApp;
let memberId: string;

/** A ledger with some of everything: bets, wins, a rollback, an open round, live and ended holds, bonus money. */
beforeAll(async () => {
  app = await testApp();
  const vendor = await testVendor(app, 'INV');
  const player = await vendor.player({ balance: 10_000n });
  memberId = player.memberId;
  await player.bet('b1', 'r1', 300);
  await player.win('w1', 'b1', 'r1', 500, { endRound: true });
  await player.bet('b2', 'r2', 200);
  await player.rollback('x2', 'b2', 'r2');
  await player.bet('b3', 'r3', 100);
  for (const key of ['one', 'two'])
    await app.database.run(
      "INSERT INTO ledger_holds (account_id, member_id, amount, scope, key, created_at) SELECT id, member_id, 50, 'test', $2, now() FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
      [memberId, key],
    );
  await app.database.run(
    "UPDATE ledger_holds SET state = 'captured', captured = 20, released = 30, ended_at = now() WHERE key = 'two'",
  );
  await app.database.rows(
    "SELECT ledger_post(now(), 'bonus', $1, 'test', 'bonus', '', '', '', ARRAY[ledger_account('promo:budget', NULL, 'x', 'PHP'), ledger_account('player:bonus', $1, '', 'PHP')], ARRAY[-70, 70]::bigint[])",
    [memberId],
  );
  await app.database.rows(
    "SELECT ledger_post(now(), 'bonus', $1, 'test', 'converted', '', '', '', ARRAY[ledger_account('player:bonus', $1, '', 'PHP'), ledger_account('player:cash', $1, '', 'PHP')], ARRAY[-20, 20]::bigint[])",
    [memberId],
  );
  expect(await sealLedger(app.database)).toBeGreaterThan(5);
});
afterAll(() => app.close());

/** The failures after a change by somebody with the database's password: guards off, change, guards on. */
async function planted(statements: readonly string[]): Promise<string[]> {
  const undo = Symbol('undo');
  let failures: string[] = [];
  await app.database
    .transaction(async (transaction) => {
      await transaction.run("SET LOCAL session_replication_role = 'replica'");
      for (const statement of statements) await transaction.run(statement);
      ({ failures } = await verifyLedger(transaction));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return failures;
}

const entryOf = (key: string) => `(SELECT id FROM ledger_entries WHERE key = '${key}')`;
const CASH = "(SELECT min(id) FROM ledger_accounts WHERE class = 'player:cash' AND posted > 0)";
const RUNNING_JACKPOT = [
  `INSERT INTO jackpots (id, texts, vendor_code, currency, contribution_ppm, next_percent, seed, must_hit_by, position, starts_at) VALUES ('J', '{}', 'INV', 'PHP', 1, 0, 100, 900, 1, now())`,
  `INSERT INTO jackpot_runs (jackpot_id, number, vendor_code, currency, contribution_ppm, next_percent, seed, must_hit_by, commitment, sealed_secret, started_at, amount) VALUES ('J', 1, 'INV', 'PHP', 1, 0, 100, 900, repeat('0', 64), '', now(), 100)`,
  "SELECT ledger_post(now(), 'transfer', NULL, 'test', 'seed', '', '', '', ARRAY[ledger_account('house:jackpot', NULL, 'J', 'PHP'), ledger_account('jackpot:growing', NULL, 'J', 'PHP')], ARRAY[-100, 100]::bigint[])",
];
const FREE_CHECKS = 'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_available';

/** For each check one violation that it must find; the key is the beginning of its failure's sentence. */
const VIOLATIONS: Record<string, readonly string[]> = {
  'An entry does not add up to zero': [
    `UPDATE ledger_lines SET amount = amount + 1 WHERE entry_id = ${entryOf('w1')} AND line = 2`,
  ],
  'An entry has no lines': [`DELETE FROM ledger_lines WHERE entry_id = ${entryOf('b3')}`],
  'A line has no entry, or no account of its currency': [
    `UPDATE ledger_lines SET currency = 'USD' WHERE entry_id = ${entryOf('b1')}`,
  ],
  'The ledger can be changed: a guard is missing or switched off': [
    'ALTER TABLE ledger_lines DISABLE TRIGGER append_only',
  ],
  'A reversal names an entry of another member': [
    "INSERT INTO members (account, password_hash) VALUES ('somebody', 'none')",
    `UPDATE ledger_entries SET member_id = (SELECT id FROM members WHERE account = 'somebody') WHERE id = ${entryOf('x2')}`,
  ],
  'A rollback does not return exactly the amount of its entry': [
    `UPDATE ledger_entries SET reverses = ${entryOf('b1')} WHERE id = ${entryOf('x2')}`,
  ],
  'A cached balance is not the sum of its lines': [
    `UPDATE ledger_accounts SET posted = posted + 500 WHERE id = ${CASH}`,
  ],
  'A line records a wrong balance': [
    `UPDATE ledger_lines SET balance_after = 1 WHERE entry_id = ${entryOf('b1')} AND balance_after IS NOT NULL`,
  ],
  'The hours of an account are not the sums of its lines': [
    `UPDATE movement_hours SET paid = paid - 1 WHERE account_id = ${CASH} AND kind = 'bet'`,
  ],
  'A player has a negative balance': [FREE_CHECKS, `UPDATE ledger_accounts SET held = posted + 1 WHERE id = ${CASH}`],
  'An escrow has a negative balance': [
    `UPDATE ledger_lines SET amount = -amount WHERE account_id IN (SELECT id FROM ledger_accounts WHERE class = 'escrow:round')`,
  ],
  'A locked amount is not the sum of the open holds': [`UPDATE ledger_accounts SET held = held + 1 WHERE id = ${CASH}`],
  'A hold does not add up': [
    'ALTER TABLE ledger_holds DROP CONSTRAINT ledger_holds_life',
    "UPDATE ledger_holds SET released = 29 WHERE key = 'two'",
  ],
  'A command was posted twice': [
    'ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_once',
    "INSERT INTO ledger_entries (at, kind, member_id, scope, key, payload_hash) SELECT at, kind, member_id, scope, key, payload_hash FROM ledger_entries WHERE key = 'b1'",
  ],
  'The guard against posting a command twice is missing': [
    'ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_once',
  ],
  'Two vendor transactions share one entry': [
    `UPDATE vendor_transactions SET entry_id = ${entryOf('b1')} WHERE tx_id = 'b3'`,
  ],
  'A vendor transaction does not match its entry': [
    "UPDATE vendor_transactions SET amount = amount + 1 WHERE tx_id = 'b1'",
  ],
  'Money was created or lost': [
    `UPDATE ledger_lines SET amount = amount + 9 WHERE entry_id = ${entryOf('b3')} AND line = 1`,
  ],
  'An entry of the wrong kind moved money across the boundary': [
    "UPDATE ledger_entries SET kind = 'transfer' WHERE kind = 'deposit'",
  ],
  'An escrow lacks the stake of its open round or still holds money of a closed one': [
    "UPDATE rounds SET stake = stake + 1 WHERE round_id = 'r3'",
  ],
  'The escrow of a draw does not hold the stakes of its open tickets': [
    `UPDATE ledger_lines SET account_id = ledger_account('escrow:draw', NULL, 'G', 'PHP'), reference = 'G:7' WHERE reference = (SELECT id::text FROM rounds WHERE round_id = 'r3')`,
  ],
  'An escrow holds money that belongs to no round': [
    "UPDATE ledger_lines SET reference = 'nowhere' WHERE reference = (SELECT id::text FROM rounds WHERE round_id = 'r3')",
  ],
  'A draw is over and its escrow is not empty': [
    "INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, secret, commitment) VALUES ('G', '1', now() - interval '2 hours', now() - interval '1 hour', now() - interval '1 hour', 'voided', 's', 'c')",
    `UPDATE ledger_lines SET account_id = ledger_account('escrow:draw', NULL, 'G', 'PHP'), reference = '1' WHERE reference = (SELECT id::text FROM rounds WHERE round_id = 'r3')`,
  ],
  'A jackpot has paid out more than was paid in': [
    `UPDATE ledger_lines SET account_id = ledger_account('jackpot', NULL, 'J', 'PHP') WHERE entry_id = ${entryOf('w1')} AND amount < 0`,
  ],
  'A growing jackpot does not hold what it shows': [
    ...RUNNING_JACKPOT,
    `UPDATE ledger_lines SET account_id = ledger_account('jackpot:growing', NULL, 'J', 'PHP') WHERE entry_id = ${entryOf('b1')} AND balance_after IS NULL`,
  ],
  'A jackpot shows more or less than its seed and its contributions': [
    ...RUNNING_JACKPOT,
    'UPDATE jackpot_runs SET amount = amount + 1',
  ],
  'A jackpot does not hold what its last draw passed on': [
    `UPDATE ledger_lines SET account_id = ledger_account('jackpot', NULL, 'J', 'PHP') WHERE entry_id = ${entryOf('b1')} AND balance_after IS NULL`,
  ],
  'A payment went into or out of bonus money': [`UPDATE ledger_entries SET kind = 'deposit' WHERE key = 'bonus'`],
  'Bonus money became cash in an entry of another kind': [
    `UPDATE ledger_entries SET kind = 'transfer' WHERE key = 'converted'`,
  ],
  'A sealed entry or the hash chain was changed': [
    `UPDATE ledger_entries SET detail = 'something else' WHERE id = ${entryOf('b1')}`,
  ],
  'The archives do not join, or the chain does not go on from the last one': [
    "INSERT INTO ledger_archives (number, first_seq, last_seq, last_entry, last_at, previous_hash, last_hash, removed_lines, sha256) SELECT 1, 1, 2, 0, now(), sha256('x'), hash, 0, hash FROM ledger_seals WHERE seq = 2",
  ],
  'An entry was never sealed': [
    'UPDATE ledger_seal_state SET through = 1000',
    `DELETE FROM ledger_seals WHERE entry_id = (SELECT max(entry_id) FROM ledger_seals)`,
  ],
  'A class of accounts has drifted from its lines': [
    `UPDATE ledger_accounts SET posted = posted - 7 WHERE id = ${CASH}`,
  ],
  'An account without a member keeps a balance of its own': [
    "UPDATE ledger_accounts SET posted = 5 WHERE class = 'promo:budget'",
  ],
};

it('finds nothing in a sound ledger, and reports each of the twelve rules', async () => {
  const report = await verifyLedger(app.database);
  expect(report).toMatchObject({
    ok: true,
    failures: [],
    head: { seq: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(report.invariants.map(({ number, ok }) => [number, ok])).toEqual(
    Array.from({ length: 12 }, (_, i) => [i + 1, true]),
  );
  expect(report.trialBalance).toContainEqual({ class: 'player:bonus', currency: 'PHP', amount: '50' });
  expect(report.trialBalance.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(0n);
});

it('plants a violation for every check', () => {
  const checks = INVARIANTS.flatMap((invariant) => invariant.checks.map(({ failure }) => failure));
  expect(Object.keys(VIOLATIONS).sort()).toEqual([...checks].sort());
});

it.each(Object.entries(VIOLATIONS))('finds: %s', async (failure, statements) => {
  expect(await planted(statements)).toContainEqual(expect.stringMatching(new RegExp(`^${failure}: .+\\.$`)));
});

it('finds every kind of change to a sealed past', async () => {
  for (const statement of [
    `UPDATE ledger_lines SET member_id = NULL WHERE entry_id = ${entryOf('b1')} AND line = 2`,
    `UPDATE ledger_entries SET at = at + interval '1 microsecond' WHERE id = ${entryOf('b1')}`,
    `UPDATE ledger_entries SET payload_hash = 'x' WHERE id = ${entryOf('b1')}`,
    'DELETE FROM ledger_seals WHERE seq = 2',
    "UPDATE ledger_seals SET hash = sha256('x') WHERE seq = 2",
  ]) {
    expect([statement, (await planted([statement])).join()]).toEqual([
      statement,
      expect.stringMatching(/A sealed entry or the hash chain was changed: seal \d/),
    ]);
  }
});

it('seals new commits once, and never an entry of an open transaction', async () => {
  await sealLedger(app.database);
  const sealed = async () =>
    (await app.database.first<{ n: number }>('SELECT count(*)::int AS n FROM ledger_seals'))!.n;
  const before = await sealed();
  const held = Promise.withResolvers<void>();
  const inserted = Promise.withResolvers<void>();
  const slow = app.database.transaction(async (transaction) => {
    await transaction.rows(
      "SELECT ledger_post(now(), 'correction', NULL, 'seal', 'slow', '', '', '', ARRAY[ledger_account('suspense', NULL, 'a', 'PHP'), ledger_account('suspense', NULL, 'b', 'PHP')], ARRAY[-1, 1]::bigint[])",
    );
    inserted.resolve();
    await held.promise;
  });
  await inserted.promise;
  await app.member({ balance: 5n });
  expect(await sealLedger(app.database)).toBe(1);
  held.resolve();
  await slow;
  expect([await sealLedger(app.database), await sealLedger(app.database)]).toEqual([1, 0]);
  expect(await sealed()).toBe(before + 2);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});
