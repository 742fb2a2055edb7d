import { bonuses } from '@atrium/contracts/bonuses';
import { placeBet } from '@atrium/contracts/lottery-bets';
import * as activity from '@atrium/contracts/promotion-activities';
import type { PromotionRules } from '@atrium/contracts/promotion-rules';
import * as calls from '@atrium/contracts/promotions';
import { balance } from '@atrium/contracts/wallet';
import { testLottery } from '../lottery/testing/test-lottery.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import type { Visitor } from '../platform/testing/visitor.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { accrue } from '../rewards/accrue.ts';
import type { RulesOf } from './awards/award.ts';
import { settlePromotions } from './promotion-jobs.ts';

/** A Wednesday, at noon in Manila. */
const WEDNESDAY = '2026-06-10T04:00:00Z';

let app: TestApp;
beforeEach(async () => {
  app = await testApp({ now: WEDNESDAY });
});
afterEach(() => app.close());

const CASH = { bonus: null, automatic: false, onePer: [] as ('address' | 'device')[] };
const MATCH: PromotionRules = {
  engine: 'deposit-match',
  percent: 50,
  least: '10000',
  most: '20000',
  automatic: true,
  onePer: [],
  bonus: {
    wageringTimes: 5,
    days: 14,
    contribution: [{ category: 'RNG', percent: 100 }],
    maxBet: '5000',
    maxWin: null,
  },
};
const LOSSES: PromotionRules = {
  engine: 'loss-cashback',
  percent: 10,
  period: 'week',
  categories: ['RNG'],
  least: '100',
  most: '100000',
  ...CASH,
};
const CHECK_IN: RulesOf<'check-in'> = { engine: 'check-in', days: 2, amount: '700', ...CASH };

interface Added {
  rules?: PromotionRules | null;
  budget?: number | null;
  starts?: string;
  ends?: string | null;
  announced?: string | null;
}
const promotion = (
  id: string,
  { rules = null, budget = null, starts = '2026-06-01T00:00:00Z', ends = null, announced = null }: Added,
) =>
  app.database.run(
    `INSERT INTO promotions (id, type, texts, starts_at, ends_at, scene, engine, rules, budget, announced_at)
     VALUES ($1, 'deposit', '{"en": {"title": "Act", "summary": "", "html": ""}}', $2, $3, 'coins', $4, $5, $6, $7)`,
    [id, starts, ends, rules?.engine ?? null, rules && JSON.stringify(rules), budget, announced],
  );
const join = (who: Visitor, promotionId: string, termsVersion = 1) =>
  who.call(activity.joinPromotion, { body: { promotionId, termsVersion } });
const claim = (who: Visitor, promotionId: string) => who.call(activity.claimPromotion, { body: { promotionId } });
const stateOf = async (who: Visitor, promotionId: string) =>
  (await who.call(activity.activities)).value.find((one) => one.promotionId === promotionId);
const walletOf = async (who: Visitor) => {
  const { cash, bonus } = (await who.call(balance)).value;
  return { cash, bonus };
};
let references = 0;
const deposits = (memberId: string, amount: number, status = 'credited') =>
  app.database.run(
    `INSERT INTO deposits (reference, member_id, method, amount, currency, status, created_at, settled_at)
     VALUES ($1, $2, 'bank', $3, 'PHP', $4, $5, CASE WHEN $4 = 'credited' THEN $5::timestamptz END)`,
    [`D${++references}`, memberId, amount, status, app.clock.now()],
  );
const plays = (memberId: string, stake: number, payout = 0) =>
  app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
     VALUES ('P', $1, $2, 'P-1', 'RNG', 'PHP', $3, $4, CASE WHEN $4::bigint > 0 THEN 'won' ELSE 'lost' END, $5, $5)`,
    [`p${++references}`, memberId, stake, payout, app.clock.now()],
  );
/** As the jobs do, on three gateways. */
const settle = async () => {
  while (await accrue(app.parts));
  await Promise.all([settlePromotions(app.parts), settlePromotions(app.parts), settlePromotions(app.parts)]);
};
/** Members come back after days with a new session. */
const later = async (member: { account: string }, span: Parameters<TestApp['clock']['advance']>[0]) => {
  app.clock.advance(span);
  return await app.signedIn(member.account);
};

it('[11-20] deposit match: credits a bonus once for the first deposit after joining that is large enough, on several gateways', async () => {
  await promotion('match', { rules: MATCH });
  const member = await app.signedIn();
  await deposits(member.memberId, 90_000);
  app.clock.advance({ minutes: 1 });
  expect((await join(member, 'match')).value).toMatchObject({ state: 'joined', target: '10000' });
  expect((await join(member, 'match')).error?.code).toBe('ALREADY_CLAIMED');
  app.clock.advance({ minutes: 1 });
  await deposits(member.memberId, 9_999);
  await settle();
  expect(await walletOf(member)).toEqual({ cash: '0', bonus: '0' });
  app.clock.advance({ minutes: 1 });
  await deposits(member.memberId, 60_000);
  await deposits(member.memberId, 70_000);
  await settle();
  await settle();
  expect(await walletOf(member)).toEqual({ cash: '0', bonus: '20000' });
  expect((await member.call(bonuses, { query: {} })).value.items).toMatchObject([
    { promotionId: 'match', title: 'Act', amount: '20000', wagering: '100000', maxBet: '5000', state: 'active' },
  ]);
  expect(await stateOf(member, 'match')).toMatchObject({ state: 'issued', received: '20000' });
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[11-20] loss cashback: pays a share of what the cash stakes of an ended week have lost, on a claim, once', async () => {
  await promotion('losses', { rules: LOSSES });
  const member = await app.signedIn();
  await plays(member.memberId, 50_000);
  await join(member, 'losses');
  app.clock.advance({ minutes: 1 });
  await plays(member.memberId, 30_000);
  await plays(member.memberId, 10_000, 15_000);
  await settle();
  expect(await stateOf(member, 'losses')).toMatchObject({ state: 'process', reached: '25000', claimable: '0' });
  expect((await claim(member, 'losses')).error?.code).toBe('PROMOTION_NOTHING_DUE');
  const back = await later(member, { days: 5 });
  await settle();
  expect(await stateOf(back, 'losses')).toMatchObject({ state: 'claim', claimable: '2500' });
  const taken = await Promise.all([claim(back, 'losses'), claim(back, 'losses')]);
  expect(taken.map(({ status, error }) => error?.code ?? status).sort()).toEqual([200, 'PROMOTION_NOTHING_DUE']);
  expect(await walletOf(back)).toEqual({ cash: '2500', bonus: '0' });
  await settle();
  expect(await stateOf(back, 'losses')).toMatchObject({ state: 'claimed', received: '2500' });
});

it('[11-20] [11-23] referral: rewards each friend who has deposited and staked enough once, and no more friends than the rules allow', async () => {
  await promotion('friends', {
    rules: {
      engine: 'referral',
      amount: '15000',
      friends: 1,
      deposits: '50000',
      stakes: '50000',
      friendToo: true,
      ...CASH,
      automatic: true,
    },
  });
  const member = await app.signedIn();
  await join(member, 'friends');
  const friend = async () => {
    const { id } = await app.member();
    await app.database.run("UPDATE members SET details = jsonb_build_object('recommenderId', $2::text) WHERE id = $1", [
      id,
      member.account,
    ]);
    return id;
  };
  const [first, second] = [await friend(), await friend()];
  await settle();
  expect(await stateOf(member, 'friends')).toMatchObject({ state: 'process', reached: '2', target: '1' });
  await deposits(first, 50_000);
  await settle();
  expect(await walletOf(member)).toMatchObject({ cash: '0' });
  await plays(first, 50_000);
  await settle();
  expect(await walletOf(member)).toMatchObject({ cash: '15000' });
  const paid = await app.database.first<{ posted: string }>(
    "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
    [first],
  );
  expect(paid).toEqual({ posted: '15000' });
  await deposits(second, 50_000);
  await plays(second, 50_000);
  await settle();
  expect(await walletOf(member)).toMatchObject({ cash: '15000' });
  // [11-23] Earnings by period.
  expect((await member.call(calls.referralEarnings, { query: {} })).value).toMatchObject({
    total: '15000',
    claimable: '0',
    months: [{ month: '2026-06', friends: 1, amount: '15000' }],
    rules: [{ id: 'friends', amount: '15000', deposits: '50000', friends: 1, friendToo: true, joined: true }],
  });
});

it('[11-20] free tickets: gives back the cheapest of each full group of settled tickets', async () => {
  // Draws of a test are committed by the database's own clock.
  await app.close();
  app = await testApp();
  const lottery = await testLottery(app);
  await lottery.draw('1', 80_000);
  await promotion('every', {
    rules: { engine: 'free-tickets', gameCode: lottery.code, every: 2, most: '500', ...CASH },
  });
  const member = await app.signedIn({ balance: 100_000n });
  await join(member, 'every');
  const buys = async (multiple: number) => {
    app.clock.advance({ seconds: 1 });
    const line = lottery.line('front3-direct', '1|2|3', { multiple });
    expect((await member.call(placeBet, lottery.bet('1', [line]))).error).toBeUndefined();
    const ticket = await app.database.first<{ number: string; stake: string }>(
      'SELECT number, stake FROM lottery_tickets ORDER BY number DESC LIMIT 1',
    );
    return {
      ...ticket!,
      ends: (status: string) =>
        app.database.run('UPDATE rounds SET status = $2 WHERE id = $1', [ticket!.number, status]),
    };
  };
  const [dear, cheap, voided] = [await buys(3), await buys(2), await buys(1)];
  await dear.ends('lost');
  await voided.ends('void');
  await settle();
  expect(await stateOf(member, 'every')).toMatchObject({ state: 'process', reached: '1', target: '2', claimable: '0' });
  await cheap.ends('won');
  await settle();
  expect(await stateOf(member, 'every')).toMatchObject({ state: 'claim', claimable: cheap.stake });
  expect((await claim(member, 'every')).value).toMatchObject({ amount: cheap.stake });
  await settle();
  expect((await claim(member, 'every')).error?.code).toBe('PROMOTION_NOTHING_DUE');
});

it('[11-20] [11-31] check-in: counts a day of the brand once, and pays with the last one', async () => {
  await promotion('daily', { rules: CHECK_IN });
  const member = await app.signedIn();
  expect((await claim(member, 'daily')).error?.code).toBe('PROMOTION_NOTHING_DUE');
  expect((await join(member, 'daily')).value.state).toBe('claim');
  const both = await Promise.all([claim(member, 'daily'), claim(member, 'daily')]);
  expect(both.map(({ error, value }) => error?.code ?? value.amount).sort()).toEqual(['0', 'ALREADY_CLAIMED']);
  expect(await stateOf(member, 'daily')).toMatchObject({ state: 'process', reached: '1', target: '2' });
  const back = await later(member, { hours: 12 });
  expect(await stateOf(back, 'daily')).toMatchObject({ state: 'claim' });
  expect((await claim(back, 'daily')).value).toMatchObject({ amount: '700', asBonus: false });
  expect(await walletOf(back)).toEqual({ cash: '700', bonus: '0' });
  expect(await stateOf(back, 'daily')).toMatchObject({ state: 'claimed' });
});

it('[11-22] a member leaves with what waits for a claim, exactly as shown, and the budget has it again', async () => {
  await promotion('left', { rules: LOSSES, budget: 10_000 });
  const member = await app.signedIn();
  const leave = (who: Visitor, loses: string) =>
    who.call(activity.leavePromotion, { body: { promotionId: 'left', loses } });
  expect((await leave(member, '0')).error?.code).toBe('NOT_FOUND');
  await join(member, 'left');
  await plays(member.memberId, 50_000);
  const back = await later(member, { days: 7 });
  await settle();
  expect(await stateOf(back, 'left')).toMatchObject({ state: 'claim', claimable: '5000' });
  expect((await leave(back, '4999')).error?.code).toBe('PROMOTION_TERMS_CHANGED');
  expect((await leave(back, '5000')).value).toMatchObject({ state: 'close', claimable: '0', joinedAt: null });
  expect(await app.database.first("SELECT spent FROM promotions WHERE id = 'left'")).toEqual({ spent: '0' });
  await plays(member.memberId, 50_000);
  const after = await later(member, { days: 7 });
  await settle();
  expect((await claim(after, 'left')).error?.code).toBe('PROMOTION_NOTHING_DUE');
  expect((await join(after, 'left')).error?.code).toBe('ALREADY_CLAIMED');
  expect(await walletOf(after)).toEqual({ cash: '0', bonus: '0' });
});

it('[11-26] check-in calendar: pays what its days say at once, and says whether today is counted', async () => {
  await promotion('calendar', { rules: { ...CHECK_IN, days: 3, steps: [{ day: 1, amount: '50' }] } });
  const member = await app.signedIn();
  await join(member, 'calendar');
  expect((await claim(member, 'calendar')).value.amount).toBe('50');
  expect(await stateOf(member, 'calendar')).toMatchObject({ state: 'process', reached: '1', checkedIn: true });
  const second = await later(member, { hours: 24 });
  expect(await stateOf(second, 'calendar')).toMatchObject({ state: 'claim', checkedIn: false });
  expect((await claim(second, 'calendar')).value.amount).toBe('0');
  const third = await later(member, { hours: 24 });
  expect((await claim(third, 'calendar')).value.amount).toBe('700');
  expect(await walletOf(third)).toEqual({ cash: '750', bonus: '0' });
});

it('[11-20] a budget that has just ended is refused with a code of its own, and members who earn together never exceed it', async () => {
  await promotion('small', { rules: { ...CHECK_IN, days: 1 }, budget: 1_400 });
  const members = await Promise.all([1, 2, 3].map(() => app.signedIn()));
  for (const member of members) expect((await join(member, 'small')).status).toBe(200);
  const taken = await Promise.all(members.map((member) => claim(member, 'small')));
  expect(taken.map(({ error, value }) => error?.code ?? value.amount).sort()).toEqual([
    '700',
    '700',
    'PROMOTION_BUDGET_SPENT',
  ]);
  expect((await join(await app.signedIn(), 'small')).error?.code).toBe('PROMOTION_BUDGET_SPENT');
  expect(await app.database.first("SELECT spent FROM promotions WHERE id = 'small'")).toEqual({ spent: '1400' });
});

it('[11-20] the budget of a raffle is not exceeded', async () => {
  await promotion('drum', { rules: { engine: 'raffle', ...CASH }, budget: 500 });
  await app.database.run(
    "INSERT INTO raffle_prizes (promotion_id, position, amount, weight, stock) VALUES ('drum', 1, 500, 1, 9)",
  );
  const draw = async () => (await app.signedIn()).call(calls.claimRaffle, { body: { promotionId: 'drum' } });
  expect((await draw()).value).toMatchObject({ amount: '500' });
  expect((await draw()).error?.code).toBe('PROMOTION_BUDGET_SPENT');
});

it('[11-20] refuses a second account at an address or device where the rules say so, and terms that have changed since they were read', async () => {
  await promotion('once', { rules: { ...CHECK_IN, onePer: ['address'] } });
  await promotion('device', { rules: { ...CHECK_IN, onePer: ['device'] } });
  const [first, second] = [await app.signedIn(), await app.signedIn()];
  expect((await join(first, 'once')).status).toBe(200);
  expect((await join(second, 'once')).error?.code).toBe('PROMOTION_ONE_PERSON');
  expect((await join(first, 'device')).status).toBe(200);
  expect((await join(second, 'device')).status).toBe(200);
  const third = await app.signedIn();
  const device = Object.entries(first.cookies).find(([name]) => name.endsWith('_device'))!;
  third.cookies[device[0]] = device[1];
  expect((await join(third, 'device')).error?.code).toBe('PROMOTION_ONE_PERSON');
  await app.database.run("UPDATE promotions SET terms_version = 2 WHERE id = 'device'");
  expect((await join(await app.signedIn(), 'device', 1)).error?.code).toBe('PROMOTION_TERMS_CHANGED');
});

it('[11-20] lets no member on a break take part or be paid, and pays what is due after it', async () => {
  await promotion('match', { rules: MATCH });
  const [resting, member] = [await app.signedIn(), await app.signedIn()];
  const rests = (id: string) =>
    app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'operator', $2)", [
      id,
      app.clock.now(),
    ]);
  await rests(resting.memberId);
  expect((await resting.call(calls.promotions, { query: {} })).value).toEqual([]);
  expect((await resting.call(activity.activities)).value).toEqual([]);
  expect((await member.call(calls.promotions, { query: {} })).value).toHaveLength(1);
  expect((await join(resting, 'match')).error?.code).toBe('PLAYER_EXCLUDED');
  await join(member, 'match');
  app.clock.advance({ minutes: 1 });
  await deposits(member.memberId, 20_000);
  await rests(member.memberId);
  await settle();
  expect(await walletOf(member)).toMatchObject({ bonus: '0' });
  app.clock.advance({ minutes: 1 });
  await app.database.run('UPDATE rg_exclusions SET until_at = $1', [app.clock.now()]);
  app.clock.advance({ hours: 2 });
  await settle();
  const back = await app.signedIn(member.account);
  expect(await walletOf(back)).toMatchObject({ bonus: '10000' });
});

it('[4-59] [11-21] reaches each of the ten states from what members and operators do', async () => {
  await promotion('soon', { rules: CHECK_IN, starts: '2026-07-01T00:00:00Z', announced: '2026-06-01T00:00:00Z' });
  await promotion('match', { rules: MATCH });
  await promotion('daily', { rules: CHECK_IN });
  await promotion('apply', {});
  await promotion('spent', { rules: CHECK_IN, budget: 0 });
  const member = await app.signedIn();
  const state = async (id: string) => (await stateOf(member, id))?.state;
  const reached = new Set<string | undefined>();
  const expects = async (id: string, wanted: string) => {
    expect([id, await state(id)]).toEqual([id, wanted]);
    reached.add(wanted);
  };
  await expects('soon', 'coming-soon');
  expect((await join(member, 'soon')).error?.code).toBe('PROMOTION_CLOSED');
  await expects('spent', 'close');
  await expects('match', 'join');
  await join(member, 'match');
  await expects('match', 'joined');
  app.clock.advance({ minutes: 1 });
  await deposits(member.memberId, 20_000, 'waiting');
  await expects('match', 'process');
  await app.database.run("UPDATE deposits SET status = 'credited', settled_at = $1", [app.clock.now()]);
  await settle();
  await expects('match', 'issued');
  await app.database.run("UPDATE promotions SET rules = jsonb_set(rules, '{days}', '1') WHERE id = 'daily'");
  await join(member, 'daily');
  await expects('daily', 'claim');
  await claim(member, 'daily');
  await expects('daily', 'claimed');
  const { value } = await member.call(calls.applyForActivity, { body: { promotionId: 'apply', comment: 'please' } });
  await expects('apply', 'applying');
  await decideReview(app.parts, `activity-${value.id}`, 'reject', {
    operator: { name: 'operator', role: 'operator' } as never,
    reason: 'no slip',
  });
  await expects('apply', 'rejected');
  expect([...reached].sort()).toEqual([...activity.ACTIVITY_STATES].sort());
});
