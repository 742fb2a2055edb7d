import { joinPromotion } from '@atrium/contracts/promotion-activities';
import type { PromotionRules } from '@atrium/contracts/promotion-rules';
import fc from 'fast-check';
import { pino } from 'pino';
import { Killed, failingDatabase } from '../lottery/testing/failing-database.ts';
import { Refusal } from '../platform/errors.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { claimPromotion } from './claim-promotion.ts';
import { settlePromotions } from './promotion-jobs.ts';

const HOUR_MS = 3_600_000;
/** Manila is eight hours ahead, in every season. */
const dayOf = (at: Date) => new Date(at.getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: '2026-06-10T04:00:00Z', log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const CASH = { bonus: null, onePer: [] };
/** Deposits are matched from a budget that is soon spent. */
const RULES = {
  match: { engine: 'deposit-match', percent: 50, least: '1000', most: '5000', automatic: true, ...CASH },
  losses: {
    engine: 'loss-cashback',
    percent: 10,
    period: 'day',
    categories: ['RNG'],
    least: '100',
    most: '3000',
    automatic: false,
    ...CASH,
  },
  daily: {
    engine: 'check-in',
    days: 3,
    amount: '700',
    steps: [{ day: 1, amount: '50' }],
    automatic: false,
    ...CASH,
  },
} satisfies Record<string, PromotionRules>;
const MATCH_BUDGET = 7_000;

const kill = { killedAt: fc.option(fc.integer({ min: 1, max: 25 }), { freq: 2 }), twice: fc.boolean() };
const member = fc.nat(1);
const Step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('deposit' as const),
      member,
      amount: fc.integer({ min: 1, max: 12_000 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('round' as const),
      member,
      stake: fc.integer({ min: 1, max: 20_000 }),
      payout: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 15_000 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('correct' as const),
      pick: fc.nat(20),
      status: fc.constantFrom('won', 'lost', 'void', 'rolled-back'),
      payout: fc.integer({ min: 0, max: 15_000 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('settle' as const), ...kill }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('claim' as const),
      member,
      from: fc.constantFrom('losses' as const, 'daily' as const),
      ...kill,
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
);
type Steps = readonly (typeof Step extends fc.Arbitrary<infer S> ? S : never)[];

interface Round {
  id: string;
  member: string;
  day: string;
  stake: number;
  payout: number;
  status: string;
}

const survive = (error: unknown) => {
  if (!(error instanceof Killed || error instanceof Refusal)) throw error;
};
const partsOf = (killedAt: number | null) =>
  killedAt === null ? app.parts : { ...app.parts, database: failingDatabase(app.parts.database, killedAt, 'after') };
/** One of two processes may be killed; the other one may do the same at the same time. */
async function onGateways(
  { killedAt, twice }: { killedAt: number | null; twice: boolean },
  work: (parts: typeof app.parts) => Promise<unknown>,
): Promise<void> {
  const runs = [work(partsOf(killedAt)).catch(survive)];
  if (twice) runs.push(work(app.parts).catch(survive));
  await Promise.all(runs);
}
const claims = (parts: typeof app.parts, promotionId: string, memberId: string) =>
  parts.database.transaction((transaction) =>
    claimPromotion(parts, { body: { promotionId }, caller: { session: { memberId } }, transaction } as never),
  );

let histories = 0;
let number = 0;
/** How often each engine has paid, over all histories. */
const paid = { match: 0, losses: 0, daily: 0 };

async function play(steps: Steps): Promise<void> {
  const mark = `h${++histories}`;
  for (const [name, rules] of Object.entries(RULES))
    await app.database.run(
      `INSERT INTO promotions (id, type, texts, starts_at, scene, engine, rules, budget)
       VALUES ($1, 'deposit', '{"en": {"title": "Act", "summary": "", "html": ""}}', $2, 'coins', $3, $4, $5)`,
      [
        `${mark}-${name}`,
        app.clock.now(),
        rules.engine,
        JSON.stringify(rules),
        rules.engine === 'deposit-match' ? MATCH_BUDGET : null,
      ],
    );
  const members: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const visitor = await app.signedIn();
    members.push(visitor.memberId);
    for (const name of Object.keys(RULES))
      await visitor.call(joinPromotion, { body: { promotionId: `${mark}-${name}`, termsVersion: 1 } });
  }
  const rounds: Round[] = [];
  const deposited: { member: string; amount: number }[] = [];
  for (const step of steps) {
    app.clock.advance({ seconds: 1 });
    const now = app.clock.now();
    if (step.what === 'deposit') {
      const one = { member: members[step.member]!, amount: step.amount };
      deposited.push(one);
      await app.database.run(
        `INSERT INTO deposits (reference, member_id, method, amount, currency, status, created_at, settled_at)
         VALUES ($1, $2, 'bank', $3, 'PHP', 'credited', $4, $4)`,
        [`D${++number}`, one.member, one.amount, now],
      );
    } else if (step.what === 'round') {
      const { stake, payout } = step;
      const id = `c${++number}`;
      const status = payout > 0 ? 'won' : 'lost';
      rounds.push({ id, member: members[step.member]!, day: dayOf(now), stake, payout, status });
      await app.database.run(
        `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
         VALUES ('P', $1, $2, 'P-1', 'RNG', 'PHP', $3, $4, $5, $6, $6)`,
        [id, members[step.member], stake, payout, status, now],
      );
    } else if (step.what === 'correct') {
      // What changes after its day has been settled no longer counts.
      const today = rounds.filter(({ day }) => day === dayOf(now));
      const round = today[step.pick % today.length];
      if (!round) continue;
      Object.assign(round, { status: step.status, payout: step.payout });
      await app.database.run('UPDATE rounds SET status = $2, payout = $3 WHERE round_id = $1', [
        round.id,
        step.status,
        step.payout,
      ]);
    } else if (step.what === 'settle') await onGateways(step, settlePromotions);
    else if (step.what === 'claim')
      await onGateways(step, (parts) => claims(parts, `${mark}-${step.from}`, members[step.member]!));
    else app.clock.advance({ hours: step.hours });
  }
  app.clock.advance({ days: 2 });
  await settlePromotions(app.parts);
  for (const id of members) await claims(app.parts, `${mark}-losses`, id).catch(survive);
  for (const id of members) await expectRight(mark, id, rounds, deposited);
  const [match] = await app.database.rows<{ spent: string; awarded: string }>(
    `SELECT spent::text, (SELECT coalesce(sum(amount), 0)::text FROM promotion_awards WHERE promotion_id = p.id) AS awarded
       FROM promotions p WHERE id = $1`,
    [`${mark}-match`],
  );
  expect(match!.spent).toBe(match!.awarded);
  expect(Number(match!.spent)).toBeLessThanOrEqual(MATCH_BUDGET);
  await app.database.run("UPDATE promotions SET ends_at = $2 WHERE id LIKE $1 || '-%'", [mark, app.clock.now()]);
}

/** Compares what a member was paid with what the history is worth. */
async function expectRight(
  mark: string,
  memberId: string,
  rounds: readonly Round[],
  deposited: readonly { member: string; amount: number }[],
): Promise<void> {
  const awards = await app.database.rows<{ name: 'match' | 'losses' | 'daily'; cause: string; amount: number }>(
    `SELECT split_part(w.promotion_id, '-', 2) AS name, w.cause, w.amount::int AS amount
       FROM promotion_awards w JOIN ledger_lines l ON l.entry_id = w.entry_id AND l.amount = w.amount
       JOIN ledger_accounts a ON a.id = l.account_id AND a.member_id = w.member_id AND a.class = 'player:cash'
      WHERE w.member_id = $1 AND w.promotion_id LIKE $2 || '-%' AND w.state IN ('issued', 'claimed') ORDER BY w.cause`,
    [memberId, mark],
  );
  const of = (name: string) => awards.filter((award) => award.name === name);
  for (const { name } of awards) paid[name] += 1;

  const lost = new Map<string, number>();
  for (const { member, day, stake, payout, status } of rounds)
    if (member === memberId && (status === 'won' || status === 'lost'))
      lost.set(day, (lost.get(day) ?? 0) + stake - payout);
  const shares = [...lost].map(([cause, sum]) => ({ cause, amount: Math.min(3_000, Math.floor(sum / 10)) }));
  expect(of('losses').map(({ cause, amount }) => ({ cause, amount }))).toEqual(
    shares.filter(({ amount }) => amount >= 100).sort((a, b) => a.cause.localeCompare(b.cause)),
  );

  const days = await app.database.rows('SELECT 1 FROM promotion_check_ins WHERE promotion_id = $1 AND member_id = $2', [
    `${mark}-daily`,
    memberId,
  ]);
  const calendar = [...(days.length === 3 ? [700] : []), ...(days.length > 0 ? [50] : [])];
  expect(of('daily').map(({ amount }) => amount)).toEqual(calendar);

  const matches = deposited
    .filter(({ member, amount }) => member === memberId && amount >= 1_000)
    .map(({ amount }) => Math.min(5_000, Math.floor(amount / 2)));
  expect(of('match').length).toBeLessThanOrEqual(1);
  for (const { amount } of of('match')) expect(matches).toContain(amount);

  const cash = await app.database.first<{ posted: number }>(
    "SELECT posted::int AS posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
    [memberId],
  );
  expect(cash?.posted ?? 0).toBe(awards.reduce((sum, { amount }) => sum + amount, 0));
}

it('[11-20] pays over random histories, with voids, corrections, kills and several gateways, what each promotion promises, once, and never above its budget', async () => {
  await fc.assert(fc.asyncProperty(fc.array(Step, { minLength: 8, maxLength: 35 }), play), { numRuns: 25 });
  for (const times of Object.values(paid)) expect(times).toBeGreaterThan(0);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
}, 120_000);
