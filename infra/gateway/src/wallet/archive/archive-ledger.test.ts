import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { accountLines, accountRecords, accountTotals } from '@atrium/contracts/account-records';
import { statement } from '@atrium/contracts/account-statement';
import { beginExport } from '@atrium/contracts/record-exports';
import fc from 'fast-check';
import { verifyReports } from '../../team-figures/verify-reports.ts';
import { verifyLedger } from '../ledger-verify.ts';
import { archiveLedger } from './archive-ledger.ts';
import { booksOf, type HistoryStep, newTable, sealAll, type Table } from './testing/play-history.ts';
import { verifyArchive } from './verify-archive.ts';

const DAY_MS = 86_400_000;
const DEPOSITS: HistoryStep[] = [0, 1, 2].map((player) => ({ what: 'deposit', player, amount: 300 }));
const bet = (player: number, amount: number): HistoryStep => ({ what: 'bet', player, amount, round: 'new' });

let folder: string;
const tables: Table[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-archive-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => Promise.all(tables.map(({ app }) => app.close())));

async function table(): Promise<Table> {
  const made = await newTable(3);
  tables.push(made);
  return made;
}
async function playAll({ play }: Table, steps: readonly HistoryStep[]): Promise<string[]> {
  const outcomes: string[] = [];
  for (const step of steps) outcomes.push(await play(step));
  return outcomes;
}
/** Archives what is older than a number of days. */
async function archive({ app }: Table, { days = 30, mostEntries }: { days?: number; mostEntries?: number } = {}) {
  await sealAll(app);
  const before = new Date(app.clock.now().getTime() - days * DAY_MS);
  return await archiveLedger({ database: app.database, folder, before, ...(mostEntries && { mostEntries }) });
}
const lines = async ({ app }: Table) =>
  (await app.database.first<{ count: number }>('SELECT count(*)::int AS count FROM ledger_lines'))!.count;

/** The report, without the hash of the chain's head: two databases differ in what is drawn at random. */
async function verified({ app }: Table) {
  const { head, ...report } = await verifyLedger(app.database);
  return { ...report, seals: head?.seq };
}

/** Every account's balance before each entry after that one, and now. The clocks of two gateways are seconds apart. */
const balancesSince = ({ app }: Table, entry: string) =>
  app.database.rows(
    `SELECT e.id, a.id AS account, ledger_balance_before(a.id, e.at) AS balance
       FROM (SELECT id, at FROM ledger_entries WHERE id > $1 UNION ALL SELECT 0, 'infinity') e, ledger_accounts a
      WHERE a.cached ORDER BY 1, 2`,
    [entry],
  );

/** Bets with a bonus, wins, a rollback, a round that stays open; then a month without play. */
const EVENING: HistoryStep[] = [
  ...DEPOSITS,
  { what: 'bonus', player: 0, amount: 900 },
  bet(0, 6_000),
  { what: 'win', pick: 0, amount: 700, ends: true },
  bet(1, 1_000),
  { what: 'rollback', pick: 1 },
  bet(2, 400),
  bet(1, 250),
  { what: 'win', pick: 3, amount: 9_000, ends: true },
  { what: 'days', days: 40 },
];

/** A stake that a bonus has paid in part is archived, rolled back, and the rollback is archived, too: the escrow is empty. */
const LATE_ROLLBACK: HistoryStep[][] = [
  [{ what: 'bonus', player: 0, amount: 900 }, bet(0, 5_400), { what: 'days', days: 12 }],
  [
    { what: 'rollback', pick: 0 },
    { what: 'days', days: 12 },
  ],
];

it('archives old play, and leaves books that hold: balances, keys, escrows of open rounds, and the chain', async () => {
  const played = await table();
  await playAll(played, EVENING);
  await sealAll(played.app);
  const [before, report, linesBefore] = [
    await booksOf(played.app),
    await verifyLedger(played.app.database),
    await lines(played),
  ];
  expect(report.failures).toEqual([]);

  const [first, ...others] = await archive(played);
  expect(others).toEqual([]);
  expect(readdirSync(folder)).toEqual(['ledger-000001.ndjson.gz']);
  expect(first!.removedLines).toBeGreaterThan(10);
  expect(await lines(played)).toBe(linesBefore - first!.removedLines);

  expect(await booksOf(played.app)).toEqual(before);
  expect(await verifyLedger(played.app.database)).toEqual(report);
  expect((await verifyReports(played.app.database)).failures).toEqual([]);
  expect(await verifyArchive(played.app.database, first!.file)).toMatchObject({ number: 1, entries: first!.entries });

  // A repeat gets the first answer, a late rollback returns cash and bonus money as they were staked.
  expect(await played.play({ what: 'again', pick: 2 })).toBe('ok again');
  expect(await archive(played)).toEqual([]);
});

it('has every later command, also a late rollback of a stake from a bonus, end as it does without archives', async () => {
  const step = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        what: fc.constant('bet' as const),
        player: fc.nat(2),
        amount: fc.integer({ min: 1, max: 2_500 }),
        round: fc.constantFrom('new' as const, 'last' as const),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        what: fc.constant('win' as const),
        pick: fc.nat(60),
        amount: fc.nat(3_000),
        ends: fc.boolean(),
      }),
    },
    { weight: 4, arbitrary: fc.record({ what: fc.constant('rollback' as const), pick: fc.nat(60) }) },
    { weight: 2, arbitrary: fc.record({ what: fc.constant('again' as const), pick: fc.nat(60) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('bonus' as const),
        player: fc.nat(2),
        amount: fc.integer({ min: 1, max: 2_000 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        what: fc.constant('deposit' as const),
        player: fc.nat(2),
        amount: fc.integer({ min: 1, max: 2_000 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ what: fc.constant('days' as const), days: fc.integer({ min: 1, max: 12 }) }) },
  );
  const [plain, archived] = [await table(), await table()];
  let [files, lateRollbacks] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 15 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 20 }),
      async (parts, mostEntries) => {
        for (const steps of parts) {
          const outcomes = await playAll(archived, steps);
          expect(outcomes).toEqual(await playAll(plain, steps));
          lateRollbacks += steps.filter(({ what }, n) => what === 'rollback' && outcomes[n] === 'ok').length;
          const made = await archive(archived, { days: 5, mostEntries });
          for (const { file } of made) await verifyArchive(archived.app.database, file);
          files += made.length;
          await sealAll(plain.app);
          expect(await booksOf(archived.app)).toEqual(await booksOf(plain.app));
        }
        expect(await verified(archived)).toEqual(await verified(plain));
        const { entry } = (await archived.app.database.first<{ entry: string }>(
          'SELECT last_entry AS entry FROM ledger_archived',
        ))!;
        expect(await balancesSince(archived, entry)).toEqual(await balancesSince(plain, entry));
      },
    ),
    { numRuns: 12, includeErrorInReport: true, examples: [[LATE_ROLLBACK, 20]] },
  );
  expect(files).toBeGreaterThan(5);
  expect(lateRollbacks).toBeGreaterThan(3);
}, 240_000);

it('[11-25] [11-28] refuses records of archived days, and shows those since with the right opening balance', async () => {
  const played = await table();
  await playAll(played, [...EVENING, bet(0, 10), { what: 'days', days: 1 }]);
  const member = await played.app.signedIn('arc0');
  const day = (daysAgo: number) =>
    new Date(played.app.clock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const young = { from: day(20), to: day(0) };
  const statementBefore = (await member.call(statement, { query: young })).value;
  await archive(played);
  expect((await member.call(statement, { query: young })).value).toEqual(statementBefore);
  expect(statementBefore).toMatchObject({ opening: expect.stringMatching(/^[1-9]/) });

  const old = { from: day(60), to: day(0) };
  for (const call of [statement, accountLines, accountTotals, accountRecords]) {
    expect((await member.call(call as typeof statement, { query: old })).error).toMatchObject({
      code: 'RECORDS_ARCHIVED',
    });
    expect((await member.call(call as typeof statement, { query: young })).error).toBeUndefined();
  }
  // Without dates the list has what the database has.
  expect((await member.call(accountRecords, { query: {} })).error).toBeUndefined();
  const order = { name: 'records.csv', columns: [{ key: 'at' as const, head: 'Time' }], words: {} };
  expect((await member.call(beginExport, { body: { ...order, kind: 'account', query: old } })).error).toMatchObject({
    code: 'RECORDS_ARCHIVED',
  });
  expect((await member.call(beginExport, { body: { ...order, kind: 'bets', query: old } })).error).toBeUndefined();
});

it('archives no entry that is young, not sealed, or sealed out of order with a younger one', async () => {
  const played = await table();
  await playAll(played, [...DEPOSITS, bet(0, 100), bet(1, 100), { what: 'days', days: 40 }, bet(0, 200), bet(1, 200)]);
  const seq = async () =>
    (await played.app.database.first<{ seq: string }>('SELECT last_seq AS seq FROM ledger_archived'))!.seq;
  // The second bet has been sealed after both young ones, as one whose transaction lasted longer.
  await sealAll(played.app);
  const last = (await verifyLedger(played.app.database)).entries;
  await played.app.database.transaction(async (transaction) => {
    await transaction.run("SET LOCAL session_replication_role = 'replica'");
    await transaction.run('DELETE FROM ledger_seals WHERE seq > $1', [last - 4]);
  });
  const entry = (back: number) => `(SELECT id FROM ledger_entries ORDER BY id DESC OFFSET ${back} LIMIT 1)`;
  for (const [n, back] of [3, 1, 0, 2].entries())
    await played.app.database.run(
      `INSERT INTO ledger_seals SELECT ${last - 3 + n}, c.id, sha256((SELECT hash FROM ledger_seals WHERE seq = ${last - 4 + n}) || convert_to(c.canonical, 'UTF8'))
         FROM ledger_canonical_entries c WHERE c.id = ${entry(back)}`,
    );
  expect((await verifyLedger(played.app.database)).failures).toEqual([]);
  await archive(played);
  expect(Number(await seq())).toBe(last - 3);
  expect((await verifyLedger(played.app.database)).failures).toEqual([]);
});

it('removes nothing for a file that is not the end of the chain, and writes anew what an interrupted run left', async () => {
  const played = await table();
  await playAll(played, EVENING);
  writeFileSync(join(folder, 'ledger-000001.ndjson.gz.part'), 'half a file');
  const before = await lines(played);
  await sealAll(played.app);
  const end = await played.app.database.first<{ seq: string; entry: string }>(
    "SELECT last_seq AS seq, last_entry AS entry FROM ledger_archive_end('2026-02-10', 1000)",
  );
  for (const [number, entry] of [
    [2, end!.entry],
    [1, String(Number(end!.entry) - 1)],
  ])
    await expect(
      played.app.database.rows("SELECT ledger_archive($1, $2, $3, decode(repeat('00', 32), 'hex'))", [
        number,
        end!.seq,
        entry,
      ]),
    ).rejects.toMatchObject({ code: 'AT105' });
  expect(await lines(played)).toBe(before);
  expect(await archive(played)).toHaveLength(1);
});

it('refuses lines and seals to everybody else: the gateway may delete none, and the owner only through an archive', async () => {
  const played = await table();
  await playAll(played, EVENING);
  await sealAll(played.app);
  const one =
    "SELECT ledger_archive(1, last_seq, last_entry, decode(repeat('00', 32), 'hex')) FROM ledger_archive_end('2026-02-10', 1000)";
  await expect(played.app.parts.database.rows(one)).rejects.toMatchObject({ code: '42501' });
  for (const table of ['ledger_lines', 'ledger_seals'])
    await expect(played.app.database.run(`DELETE FROM ${table}`)).rejects.toMatchObject({ code: 'AT100' });
});

it('names a changed archive, a foreign one, and an entry that was changed in the database since', async () => {
  const played = await table();
  await playAll(played, EVENING);
  const [made] = await archive(played);
  const { database } = played.app;
  const whole = readFileSync(made!.file);
  const copy = join(folder, 'copy.gz');
  const check = (content: Buffer) => {
    writeFileSync(copy, content);
    return verifyArchive(database, copy);
  };
  const text = gunzipSync(whole).toString();
  await expect(check(gzipSync(text.replace('\\"bet\\"', '\\"win\\"')))).rejects.toThrow(
    /was changed: seal \d+ does not follow/,
  );
  await expect(check(gzipSync(text.split('\n').slice(0, -2).join('\n')))).rejects.toThrow('is not the archive 1');
  await expect(check(whole.subarray(0, -30))).rejects.toThrow('is no whole archive');
  await expect(check(gzipSync(''))).rejects.toThrow('is empty');
  await expect(check(gzipSync(text.replace('"number":1', '"number":7')))).rejects.toThrow('knows no archive 7');
  expect(await check(whole)).toMatchObject({ number: 1 });
  await database.transaction(async (transaction) => {
    await transaction.run("SET LOCAL session_replication_role = 'replica'");
    await transaction.run(
      "UPDATE ledger_lines SET amount = amount * 2 WHERE entry_id = (SELECT min(id) FROM ledger_entries WHERE key LIKE 'd%')",
    );
  });
  await expect(check(whole)).rejects.toThrow(/Entry \d+ was changed in the database/);
});
