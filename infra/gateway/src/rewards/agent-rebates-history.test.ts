import fc from 'fast-check';
import { pino } from 'pino';
import { Killed, failingDatabase } from '../lottery/testing/failing-database.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { accrue } from './accrue.ts';
import { closeDue } from './reward-jobs.ts';
import { agentTree } from './testing/agent-tree.ts';

/** Noon of a Wednesday in Manila. */
const START = '2026-06-10T04:00:00Z';

let app: TestApp;
let tree: ReturnType<typeof agentTree>;
beforeAll(async () => {
  app = await testApp({ now: START, log: pino({ level: 'silent' }) });
  tree = agentTree(app);
  // Nothing else pays: what is paid are rebates.
  await app.parts.settings.set('ranks', [{ level: 1, name: 'One', turnover: '0', pointsPercent: 0, cashback: {} }]);
});
afterAll(() => app.close());

const Step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('bet' as const),
      stake: fc.integer({ min: 1, max: 90_000 }),
      payout: fc.nat(150_000),
      sports: fc.boolean(),
      who: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('correct' as const),
      pick: fc.nat(50),
      status: fc.constantFrom('won', 'lost', 'void', 'rolled-back'),
      payout: fc.nat(150_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('rate' as const), who: fc.nat(2), rate: fc.nat(12_000) }) },
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
type Steps = readonly (typeof Step extends fc.Arbitrary<infer S> ? S : never)[];

const ignoreKill = (error: unknown) => {
  if (!(error instanceof Killed)) throw error;
};
const dying = (at: number) => ({ ...app.parts, database: failingDatabase(app.parts.database, at, 'after') });

/** Plays a history; returns what each agent finally has, in millionths. */
async function history(steps: Steps) {
  const { chain, member } = await tree.line();
  const people = [member, ...chain];
  const rates = [
    { RNG: 0, SPORTS: 0 },
    { RNG: 5_000, SPORTS: 0 },
    { RNG: 9_000, SPORTS: 4_000 },
    { RNG: 12_000, SPORTS: 4_000 },
  ];
  const bets: {
    id: string;
    who: number;
    sports: boolean;
    stake: number;
    payout: number;
    counts: boolean;
    heights: number[];
  }[] = [];
  for (const step of steps) {
    app.clock.advance({ seconds: 1 });
    if (step.what === 'bet') {
      const id = await tree.played(people[step.who]!, step.stake, {
        payout: step.payout,
        category: step.sports ? 'SPORTS' : 'RNG',
      });
      bets.push({ ...step, id, counts: true, heights: rates.map((one) => (step.sports ? one.SPORTS : one.RNG)) });
    } else if (step.what === 'correct' && bets.length > 0) {
      const bet = bets[step.pick % bets.length]!;
      await tree.corrected(bet.id, step.status, step.payout);
      Object.assign(bet, { payout: step.payout, counts: step.status === 'won' || step.status === 'lost' });
    } else if (step.what === 'rate') {
      rates[step.who + 1] = { RNG: step.rate, SPORTS: step.rate };
      await tree.changed(chain[step.who]!, { RNG: step.rate, SPORTS: step.rate }, app.clock.now());
    } else if (step.what === 'accrue') {
      const runs = [accrue(step.killed ? dying(step.killedAt) : app.parts, step.portion).catch(ignoreKill)];
      if (step.twice) runs.push(accrue(app.parts, step.portion));
      await Promise.all(runs);
    } else if (step.what === 'close') {
      app.clock.advance({ hours: step.hours });
      await closeDue(step.killed ? dying(step.killedAt) : app.parts).catch(ignoreKill);
    }
  }
  await tree.accrueAll();
  app.clock.advance({ days: 2 });
  await closeDue(app.parts);
  await closeDue(app.parts);
  const owed = chain.map(() => 0n);
  for (const { who, sports, stake, payout, counts, heights } of bets) {
    if (!counts) continue;
    const valid = BigInt(sports ? Math.min(stake, Math.abs(payout - stake)) : stake);
    let below = 0;
    for (let at = who; at < heights.length; at += 1) {
      const gain = Math.max(heights[at]! - below, 0);
      if (at > 0) owed[at - 1]! += valid * BigInt(gain);
      below += gain;
    }
  }
  return { chain, owed };
}

it('[12-02] [12-05] pays over random histories, with voids, changed rates, kills and several gateways, what the final bets are worth, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const { chain, owed } = await history(steps);
      const state = () =>
        Promise.all(
          chain.map(async (agent) => {
            const row = await app.database.first<{ micro: string; amount: string }>(
              `SELECT (coalesce(sum(amount), 0) * 1000000 + coalesce((SELECT carried_out FROM agent_rebate_periods WHERE agent_id = $1 ORDER BY starts_on DESC LIMIT 1), 0))::text AS micro,
                      coalesce(sum(amount), 0)::text AS amount FROM agent_rebate_periods WHERE agent_id = $1`,
              [agent],
            );
            return { micro: BigInt(row!.micro), due: row!.amount, cash: await tree.cashOf(agent) };
          }),
        );
      const first = await state();
      expect(first.map(({ micro }) => micro)).toEqual(owed);
      expect(first.map(({ cash }) => cash)).toEqual(first.map(({ due }) => due));
      // A repeated run changes nothing.
      await tree.accrueAll();
      await closeDue(app.parts);
      expect(await state()).toEqual(first);
    }),
    { numRuns: 25 },
  );
  expect((await verifyLedger(app.database)).failures).toEqual([]);
}, 180_000);
