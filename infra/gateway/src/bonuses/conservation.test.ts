import type { BonusTerms } from '@atrium/contracts/bonuses';
import fc from 'fast-check';
import { pino } from 'pino';
import { Killed, failingDatabase } from '../lottery/testing/failing-database.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { accrue } from '../rewards/accrue.ts';
import { runCommands, type VendorCommand } from '../vendors/seamless/vendor-commands.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { endBonus, lockBonus } from './bonuses.repository.ts';
import { creditBonus } from './credit-bonus.ts';
import { endDueBonuses, findLatePayments } from './end-bonuses.ts';
import { settleBonus } from './settle-bonus.ts';

const START = Date.parse('2026-06-10T04:00:00Z');
const VENDOR = 'BON';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: new Date(START).toISOString(), log: pino({ level: 'silent' }) });
  await testVendor(app, VENDOR);
});
afterAll(() => app.close());

const terms = fc.record({
  wageringTimes: fc.integer({ min: 1, max: 3 }),
  days: fc.integer({ min: 1, max: 3 }),
  contribution: fc.integer({ min: 1, max: 100 }).map((percent) => [{ category: 'RNG' as const, percent }]),
  maxBet: fc.option(fc.integer({ min: 300, max: 4_000 }).map(String)),
  maxWin: fc.option(fc.integer({ min: 1, max: 5_000 }).map(String)),
});
const killed = fc.option(fc.integer({ min: 1, max: 9 }), { freq: 2 });
const Step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('credit' as const), amount: fc.integer({ min: 1, max: 3_000 }), terms }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('bet' as const),
      amount: fc.integer({ min: 1, max: 1_500 }),
      again: fc.boolean(),
      all: fc.nat(3).map((chance) => chance === 0),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      what: fc.constant('win' as const),
      pick: fc.nat(9),
      amount: fc.integer({ min: 0, max: 4_000 }),
      ends: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('end' as const), pick: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('rollback' as const), pick: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('void' as const), pick: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('forfeit' as const), killed }) },
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('close' as const), hours: fc.nat(16), killed, twice: fc.boolean() }),
  },
);
type Steps = readonly (typeof Step extends fc.Arbitrary<infer S> ? S : never)[];

const ignoreKill = (error: unknown) => {
  if (!(error instanceof Killed)) throw error;
};
const dying = (at: number | null) =>
  at === null ? app.parts : { ...app.parts, database: failingDatabase(app.parts.database, at, 'after') };

interface Round {
  name: string;
  bets: { tx: string; cash: bigint; bonus: bigint }[];
  open: boolean;
}
interface BonusRow {
  id: string;
  state: string;
  posted: string;
  converted: string;
  returned: string;
  amount: string;
  /** Counted from the rounds themselves. */
  done: boolean;
  credits: string;
}
const bonusesOf = (memberId: string) =>
  app.database.rows<BonusRow>(
    `SELECT b.id, b.state, a.posted, b.converted, b.returned, b.amount,
            (SELECT coalesce(sum(CASE WHEN r.status IN ('won', 'lost') THEN r.stake ELSE 0 END), 0) * (b.contribution ->> 'RNG')::int
               FROM rounds r WHERE r.member_id = b.member_id AND r.opened_at >= b.activated_at AND r.opened_at <= coalesce(b.ended_at, 'infinity')) >= b.wagering * 100 AS done,
            (SELECT coalesce(sum(l.amount), 0) FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
              WHERE l.account_id = b.account_id AND e.kind IN ('bet', 'payout', 'rollback'))::text AS credits
       FROM bonuses b JOIN ledger_accounts a ON a.id = b.account_id WHERE b.member_id = $1 ORDER BY b.id`,
    [memberId],
  );

let named = 0;
/** The ends that bonuses have found over all histories. */
const ends = new Map<string, number>();
/** Plays a history beside a naive model of the wallet: what each stake and win does to cash and to bonus money. */
async function play(steps: Steps): Promise<void> {
  const { id: memberId } = await app.member({ balance: 2_000n });
  let cash = 2_000n;
  const rounds: Round[] = [];
  const completed = new Set<string>();
  const command = async (one: Omit<VendorCommand, 'vendor' | 'member' | 'currency' | 'hash'>) => {
    app.clock.advance({ seconds: 1 });
    const [outcome] = await runCommands(app.parts, app.parts.database, [
      { vendor: VENDOR, member: memberId, currency: 'PHP', hash: one.tx ?? '', ...one },
    ]);
    return outcome!;
  };
  const bonusMoney = async () => (await bonusesOf(memberId)).reduce((sum, { posted }) => sum + BigInt(posted), 0n);
  const cashNow = async () =>
    BigInt(
      (await app.database.first<{ posted: string }>(
        "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
        [memberId],
      ))!.posted,
    );
  const close = async (parts: typeof app.parts) => {
    const before = new Map((await bonusesOf(memberId)).map((one) => [one.id, BigInt(one.converted)]));
    try {
      while (await accrue(parts));
      while (await endDueBonuses(parts));
    } finally {
      for (const one of await bonusesOf(memberId)) {
        const gained = BigInt(one.converted) - (before.get(one.id) ?? 0n);
        cash += gained;
        if (one.state === 'completed' && !completed.has(one.id)) {
          completed.add(one.id);
          // Before its terms are fulfilled, by the rounds themselves, no bonus is cash.
          expect({ id: one.id, done: one.done }).toEqual({ id: one.id, done: true });
        }
        if (one.state !== 'completed') expect(one.converted).toBe('0');
      }
    }
  };
  for (const step of steps) {
    if (step.what === 'credit')
      await app.parts.database.transaction((transaction) =>
        creditBonus(app.parts, transaction, {
          memberId,
          currency: 'PHP',
          promotionId: null,
          amount: BigInt(step.amount),
          terms: step.terms as BonusTerms,
        }),
      );
    else if (step.what === 'bet') {
      const known = step.again ? rounds.findLast(({ open }) => open) : undefined;
      const round = known ?? { name: `b${++named}`, bets: [], open: true };
      const tx = `${round.name}-${++named}`;
      const before = await bonusMoney();
      const playable = (await bonusesOf(memberId)).find(({ state }) => state === 'active')?.posted ?? '0';
      const amount = step.all ? cash + BigInt(playable) : BigInt(step.amount);
      if (amount === 0n) continue;
      const { outcome } = await command({
        kind: 'bet',
        game: `${VENDOR}-1`,
        round: round.name,
        tx,
        amount: String(amount),
      });
      if (amount <= cash) expect(outcome).toBe('ok');
      if (outcome === 'ok') {
        const fromCash = amount < cash ? amount : cash;
        cash -= fromCash;
        round.bets.push({ tx, cash: fromCash, bonus: amount - fromCash });
        if (!known) rounds.push(round);
        expect(before - (await bonusMoney())).toBe(amount - fromCash);
      } else expect(await bonusMoney()).toBe(before);
    } else if (step.what === 'win' || step.what === 'end' || step.what === 'rollback') {
      const open = rounds.filter((round) => round.open);
      const round = open[step.pick % open.length];
      if (!round) continue;
      const bet = round.bets.at(-1)!;
      const sums = round.bets.reduce((sum, one) => ({ cash: sum.cash + one.cash, bonus: sum.bonus + one.bonus }), {
        cash: 0n,
        bonus: 0n,
      });
      const before = await bonusMoney();
      if (step.what === 'end') {
        await command({ kind: 'end', round: round.name });
        round.open = false;
      } else if (step.what === 'win') {
        const amount = BigInt(step.amount);
        const { outcome } = await command({
          kind: 'win',
          round: round.name,
          tx: `w${++named}`,
          ref: bet.tx,
          amount: String(amount),
          ends: step.ends,
        });
        expect(outcome).toBe('ok');
        const toCash = (amount * sums.cash) / (sums.cash + sums.bonus);
        cash += toCash;
        expect((await bonusMoney()) - before).toBe(amount - toCash);
        if (step.ends) round.open = false;
      } else {
        const { outcome } = await command({ kind: 'rollback', round: round.name, tx: `u${++named}`, ref: bet.tx });
        if (outcome !== 'ok') continue;
        cash += bet.cash;
        expect((await bonusMoney()) - before).toBe(bet.bonus);
        round.bets.pop();
        if (round.bets.length === 0) round.open = false;
      }
    } else if (step.what === 'void') {
      const round = rounds.filter(({ open }) => !open)[step.pick];
      if (round)
        await app.database.run(
          "UPDATE rounds SET status = 'void' WHERE vendor_code = $1 AND round_id = $2 AND status IN ('won', 'lost')",
          [VENDOR, round.name],
        );
    } else if (step.what === 'forfeit') {
      const one = (await bonusesOf(memberId)).find(({ state }) => state === 'active' || state === 'waiting');
      if (!one) continue;
      const parts = dying(step.killed);
      await parts.database
        .transaction(async (transaction) => {
          const bonus = (await lockBonus(transaction, { id: one.id, memberId, currency: 'PHP' }))!;
          if (bonus.state !== 'active' && bonus.state !== 'waiting') return;
          await endBonus(transaction, bonus.id, 'forfeited', parts.clock.now());
          await settleBonus(parts, transaction, bonus, false);
        })
        .catch(ignoreKill);
    } else {
      app.clock.advance({ hours: step.hours });
      if (step.twice) await Promise.all([endDueBonuses(app.parts), endDueBonuses(app.parts)]);
      await close(dying(step.killed)).catch(ignoreKill);
    }
    if (step.what !== 'close') expect(await cashNow()).toBe(cash);
    else cash = await consistentCash(memberId, await cashNow());
  }
  for (const { name, open } of rounds) if (open) await command({ kind: 'end', round: name });
  app.clock.advance({ days: 30 });
  await findLatePayments(app.parts);
  await close(app.parts);
  for (let left = 0; left < 6; left += 1) {
    app.clock.advance({ days: 5 });
    await close(app.parts);
  }
  for (const one of await bonusesOf(memberId)) {
    ends.set(one.state, (ends.get(one.state) ?? 0) + 1);
    // Nothing is left over, and all that a bonus has ever held is either cash or back at its promotion.
    expect(one).toMatchObject({ posted: '0', state: expect.stringMatching(/^(completed|used-up|forfeited|expired)$/) });
    expect(BigInt(one.converted) + BigInt(one.returned)).toBe(BigInt(one.amount) + BigInt(one.credits));
  }
}

/** What is cash now, provided that bonus entries have paid exactly what the bonuses note as converted. */
async function consistentCash(memberId: string, now: bigint): Promise<bigint> {
  const row = await app.database.first<{ paid: string; noted: string }>(
    `SELECT (SELECT coalesce(sum(l.amount), 0)::text FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id JOIN ledger_accounts a ON a.id = l.account_id
              WHERE a.member_id = $1 AND a.class = 'player:cash' AND e.kind = 'bonus') AS paid,
            (SELECT coalesce(sum(converted), 0)::text FROM bonuses WHERE member_id = $1) AS noted`,
    [memberId],
  );
  expect(row!.paid).toBe(row!.noted);
  return now;
}

/** Random histories seldom wager a whole bonus in time: this one does. */
const WAGERED: Parameters<typeof play>[0] = [
  {
    what: 'credit',
    amount: 100,
    terms: {
      wageringTimes: 1,
      days: 3,
      contribution: [{ category: 'RNG', percent: 100 }],
      maxBet: null,
      maxWin: null,
    },
  },
  { what: 'bet', amount: 150, again: false, all: false },
  { what: 'end', pick: 0 },
  { what: 'close', hours: 1, killed: null, twice: false },
];

it('[11-18] keeps bonus money over random histories, with voids, rollbacks, kills and several gateways: nothing is paid twice or becomes cash before its terms', async () => {
  await fc.assert(fc.asyncProperty(fc.array(Step, { minLength: 8, maxLength: 45 }), play), {
    numRuns: 40,
    examples: [[WAGERED]],
  });
  // What is played away exactly is rare: bonuses.test.ts does it.
  expect([...ends.keys()]).toEqual(expect.arrayContaining(['completed', 'expired', 'forfeited']));
  expect((await verifyLedger(app.database)).failures).toEqual([]);
}, 240_000);
