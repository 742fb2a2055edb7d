import { jackpotThreshold } from '@atrium/lottery-rules/proof/jackpot-threshold';
import fc from 'fast-check';
import { pino } from 'pino';
import { Killed, failingDatabase } from '../lottery/testing/failing-database.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { accrue } from '../rewards/accrue.ts';
import { runCommands } from '../vendors/seamless/vendor-commands.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { growJackpot } from './grow-jackpot.ts';
import { MICRO, type RunRow, termsOf } from './jackpots.repository.ts';

const VENDOR = 'JAC';
const PPM = 37_003n;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: '2026-06-10T04:00:00Z', log: pino({ level: 'silent' }) });
  await testVendor(app, VENDOR);
});
afterAll(() => app.close());

const Step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('round' as const),
      member: fc.nat(1),
      stake: fc.integer({ min: 1, max: 9_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('void' as const), pick: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('stop' as const), chance: fc.nat(5) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('grow' as const),
      portion: fc.integer({ min: 1, max: 6 }),
      killedAt: fc.option(fc.integer({ min: 1, max: 30 }), { freq: 2 }),
      twice: fc.boolean(),
    }),
  },
);
type Steps = readonly (typeof Step extends fc.Arbitrary<infer S> ? S : never)[];

let histories = 0;
let drops = 0;

async function play(steps: Steps): Promise<void> {
  const id = `jackpot-${++histories}`;
  const game = `${VENDOR}-g${histories}`;
  await app.database.run(
    "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ($1, $2, $1, 'RNG', 'slots', $1, 1, 1000000)",
    [game, VENDOR],
  );
  await app.database.run(
    `INSERT INTO jackpots (id, texts, vendor_code, game_ids, currency, contribution_ppm, next_percent, seed, must_hit_by, position, starts_at)
     VALUES ($1, '{"en": {"title": "J"}}', $2, ARRAY[$3::text], 'PHP', $4, 30, 500, 1200, 1, $5)`,
    [id, VENDOR, game, String(PPM), app.clock.now()],
  );
  await growJackpot(app.parts, id);
  const members = [await app.member({ balance: 100_000_000n }), await app.member({ balance: 100_000_000n })];
  const rounds: string[] = [];
  for (const step of steps) {
    if (step.what === 'round') {
      const round = `${id}-${rounds.length}`;
      rounds.push(round);
      const command = { vendor: VENDOR, member: members[step.member]!.id, currency: 'PHP', round, hash: round };
      for (const one of [
        { ...command, kind: 'bet' as const, game, tx: round, amount: String(step.stake) },
        { ...command, kind: 'end' as const },
      ]) {
        const [answer] = await runCommands(app.parts, app.parts.database, [one]);
        expect(answer!.outcome).toBe('ok');
      }
    } else if (step.what === 'void') {
      await app.database.run("UPDATE rounds SET status = 'void' WHERE round_id = $1 AND status = 'lost'", [
        rounds[step.pick] ?? '',
      ]);
    } else if (step.what === 'stop') {
      if (step.chance === 0) await app.database.run('UPDATE jackpots SET stopped_at = now() WHERE id = $1', [id]);
    } else {
      await accrue(app.parts, step.portion);
      const database =
        step.killedAt === null ? app.parts.database : failingDatabase(app.parts.database, step.killedAt, 'after');
      const runs = [
        growJackpot({ ...app.parts, database }, id, step.portion).catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        }),
      ];
      if (step.twice) runs.push(growJackpot(app.parts, id, step.portion).then(() => {}));
      await Promise.all(runs);
    }
  }
  while (await accrue(app.parts));
  while (await growJackpot(app.parts, id, 3));
  await check(
    id,
    members.map((member) => member.id),
  );
}

interface Row extends RunRow {
  secret: string | null;
  prize: string | null;
  member_id: string | null;
}

/** Compares what is stored and on the ledger with what follows from the rounds and the published rule alone. */
async function check(id: string, members: readonly string[]): Promise<void> {
  const runs = await app.database.rows<Row>('SELECT * FROM jackpot_runs WHERE jackpot_id = $1 ORDER BY number', [id]);
  const [jackpot] = await app.database.rows<{ saved_micro: string; stopped_at: Date | null }>(
    'SELECT saved_micro, stopped_at FROM jackpots WHERE id = $1',
    [id],
  );
  expect(runs.map(({ number }) => number)).toEqual(runs.map((_, at) => at + 1));
  const dropped = runs.filter(({ secret }) => secret !== null);
  drops += dropped.length;
  for (const run of dropped)
    expect(BigInt(run.amount)).toBe(jackpotThreshold(termsOf(run), Buffer.from(run.secret!, 'hex')));
  expect(runs.length - dropped.length).toBe(jackpot!.stopped_at && dropped.length === runs.length ? 0 : 1);

  // Each settled round has contributed its share once; one that is void has got it back, unless its jackpot was paid.
  const rounds = await app.database.rows<{ stake: string; status: string; micro: string | null; run: string | null }>(
    `SELECT r.stake, r.status, (c.grown_micro + c.saved_micro)::text AS micro, c.run_id AS run
       FROM rounds r LEFT JOIN jackpot_rounds c ON c.round_id = r.id AND c.jackpot_id = $1 WHERE r.round_id LIKE $1 || '-%'`,
    [id],
  );
  const running = runs.find(({ secret }) => secret === null);
  let contributed = 0n;
  for (const { stake, status, micro, run } of rounds) {
    const share = BigInt(stake) * PPM;
    if (micro !== null) contributed += BigInt(micro);
    if (status === 'lost' && running) expect(micro).toBe(share.toString());
    if (status === 'void' && run === running?.id) expect(micro ?? '0').toBe('0');
  }

  // What players have contributed is in the prizes, in the growing jackpot or saved: nothing else, and to the last millionth.
  const sum = (values: readonly (string | null)[]) => values.reduce((total, value) => total + BigInt(value ?? 0), 0n);
  const accounts = await app.database.rows<{ class: string; amount: string }>(
    'SELECT a.class, sum(l.amount)::text AS amount FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.detail = $1 GROUP BY 1',
    [id],
  );
  const on = (name: string) => BigInt(accounts.find((account) => account.class === name)?.amount ?? 0);
  const paid = sum(dropped.map(({ prize }) => prize));
  expect(on('jackpot:growing')).toBe(BigInt(running?.amount ?? 0));
  expect(on('jackpot:next')).toBe(BigInt(jackpot!.saved_micro) / MICRO);
  expect(on('house:jackpot')).toBe(-(paid + on('jackpot:growing') + on('jackpot:next')));
  const seeds = await app.database.first<{ house: string }>(
    `SELECT coalesce(-sum(l.amount), 0)::text AS house FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id JOIN ledger_entries e ON e.id = l.entry_id
      WHERE a.class = 'house:jackpot' AND a.detail = $1 AND e.key LIKE 'seed:%'`,
    [id],
  );
  const held = running ? BigInt(running.seed) * MICRO + BigInt(running.grown_micro) : 0n;
  expect(contributed + BigInt(seeds!.house) * MICRO).toBe(paid * MICRO + held + BigInt(jackpot!.saved_micro));

  const received = await app.database.rows<{ member: string; amount: string }>(
    `SELECT l.member_id AS member, sum(l.amount)::text AS amount FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id JOIN ledger_entries e ON e.id = l.entry_id
      WHERE e.scope = 'jackpot' AND a.class = 'player:cash' AND l.member_id = ANY ($1) GROUP BY 1`,
    [members],
  );
  for (const member of members)
    expect(received.find((one) => one.member === member)?.amount ?? '0').toBe(
      sum(dropped.filter((run) => run.member_id === member).map(({ prize }) => prize)).toString(),
    );
}

it('[11-27] [GM-13] keeps jackpots over random histories, with voids, stops, kills after any statement and two gateways: nothing is lost, and a drop is paid once', async () => {
  await fc.assert(fc.asyncProperty(fc.array(Step, { minLength: 10, maxLength: 45 }), play), {
    numRuns: 6,
    endOnFailure: true,
  });
  expect(drops).toBeGreaterThan(0);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
}, 120_000);
