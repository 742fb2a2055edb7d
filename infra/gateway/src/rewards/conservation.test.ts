import fc from 'fast-check';
import { pino } from 'pino';
import { Killed, failingDatabase } from '../lottery/testing/failing-database.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { accrue } from './accrue.ts';
import { closeDue } from './reward-jobs.ts';

/** Noon of a Wednesday in Manila. */
const START = Date.parse('2026-06-10T04:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: new Date(START).toISOString(), log: pino({ level: 'silent' }) });
  await app.parts.settings.set('cashback', { period: 'day', pays: 'auto', minimum: '1' });
  // A single rank: what is owed then follows from the rounds alone.
  await app.parts.settings.set('ranks', [
    { level: 1, name: 'One', turnover: '0', pointsPercent: 100, cashback: { RNG: 37, SPORTS: 11 } },
  ]);
});
afterAll(() => app.close());

const Step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('round' as const),
      stake: fc.integer({ min: 1, max: 90_000 }),
      payout: fc.integer({ min: 0, max: 150_000 }),
      sports: fc.boolean(),
      member: fc.nat(1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('correct' as const),
      pick: fc.nat(50),
      status: fc.constantFrom('won', 'lost', 'void', 'rolled-back'),
      payout: fc.integer({ min: 0, max: 150_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('accrue' as const),
      portion: fc.integer({ min: 1, max: 5 }),
      killedAt: fc.integer({ min: 1, max: 14 }),
      killed: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('close' as const),
      hours: fc.integer({ min: 1, max: 40 }),
      killedAt: fc.integer({ min: 1, max: 40 }),
      killed: fc.boolean(),
    }),
  },
);

const ignoreKill = (error: unknown) => {
  if (!(error instanceof Killed)) throw error;
};
const dying = (at: number) => ({ ...app.parts, database: failingDatabase(app.parts.database, at, 'after') });

let round = 0;
async function play(steps: readonly (typeof Step extends fc.Arbitrary<infer S> ? S : never)[]): Promise<string[]> {
  const members = [(await app.member()).id, (await app.member()).id];
  const rounds: string[] = [];
  for (const step of steps) {
    if (step.what === 'round') {
      const id = `c${++round}`;
      rounds.push(id);
      await app.database.run(
        `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
         VALUES ('C', $1, $2, 'C', $3, 'PHP', $4, $5, CASE WHEN $5::bigint > 0 THEN 'won' ELSE 'lost' END, $6, $6)`,
        [id, members[step.member], step.sports ? 'SPORTS' : 'RNG', step.stake, step.payout, app.clock.now()],
      );
    } else if (step.what === 'correct' && rounds.length > 0)
      await app.database.run('UPDATE rounds SET status = $2, payout = $3 WHERE round_id = $1', [
        rounds[step.pick % rounds.length],
        step.status,
        step.payout,
      ]);
    else if (step.what === 'accrue') {
      const runs = [accrue(step.killed ? dying(step.killedAt) : app.parts, step.portion).catch(ignoreKill)];
      if (step.twice) runs.push(accrue(app.parts, step.portion));
      await Promise.all(runs);
    } else if (step.what === 'close') {
      app.clock.advance({ hours: step.hours });
      await closeDue(step.killed ? dying(step.killedAt) : app.parts).catch(ignoreKill);
    }
  }
  while (await accrue(app.parts));
  app.clock.advance({ days: 2 });
  await closeDue(app.parts);
  return members;
}

it('[11-12] [11-16] pays over random histories, with corrections, kills and several gateways, exactly what the final rounds are worth', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 5, maxLength: 40 }), async (steps) => {
      for (const member of await play(steps)) {
        const worth = await app.database.first<{ micro: string; points: string }>(
          `SELECT coalesce(sum(v * CASE game_type WHEN 'RNG' THEN 3700 ELSE 1100 END), 0)::text AS micro, floor(coalesce(sum(v), 0) / 10000)::text AS points
             FROM (SELECT game_type, CASE WHEN status NOT IN ('won', 'lost') THEN 0 WHEN game_type = 'SPORTS' THEN least(stake, abs(payout - stake)) ELSE stake END AS v
                     FROM rounds WHERE member_id = $1) r`,
          [member],
        );
        const given = await app.database.first<{ micro: string; paid: string; points: string }>(
          `SELECT (coalesce((SELECT sum(amount) FROM cashback_periods WHERE member_id = $1), 0) * 1000000
                   + coalesce((SELECT carried_out FROM cashback_periods WHERE member_id = $1 ORDER BY starts_on DESC LIMIT 1), 0))::text AS micro,
                  (coalesce((SELECT sum(amount) FROM cashback_periods WHERE member_id = $1), 0)
                   - coalesce((SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'), 0))::text AS paid,
                  coalesce((SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'points'), 0)::text AS points`,
          [member],
        );
        expect(given).toEqual({ micro: worth!.micro, paid: '0', points: worth!.points });
      }
    }),
    { numRuns: 25 },
  );
  expect((await verifyLedger(app.database)).failures).toEqual([]);
}, 120_000);
