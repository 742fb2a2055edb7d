import * as calls from '@atrium/contracts/bonuses';
import * as notices from '@atrium/contracts/notices';
import type { BonusTerms } from '@atrium/contracts/bonuses';
import { balance } from '@atrium/contracts/wallet';
import { cashback } from '@atrium/contracts/rewards';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { accrue } from '../rewards/accrue.ts';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { creditBonus } from './credit-bonus.ts';
import { endDueBonuses, findLatePayments } from './end-bonuses.ts';

let app: TestApp;
let vendor: TestVendor;
beforeEach(async () => {
  app = await testApp({ now: '2026-06-10T04:00:00Z' });
  vendor = await testVendor(app, 'BOW');
});
afterEach(() => app.close());

const TERMS: BonusTerms = {
  wageringTimes: 2,
  days: 7,
  contribution: [
    { category: 'RNG', percent: 50 },
    { category: 'LIVE', percent: 10 },
  ],
  maxBet: '5000',
  maxWin: '30000',
};
async function player(cash: bigint) {
  const { account, id: memberId } = await app.member({ balance: cash });
  const browser = await app.signedIn(account);
  const seat = await vendor.player({ account });
  const credit = (amount: bigint, terms: Partial<BonusTerms> = {}) =>
    app.parts.database.transaction((transaction) =>
      creditBonus(app.parts, transaction, {
        memberId,
        currency: 'PHP',
        promotionId: null,
        amount,
        terms: { ...TERMS, ...terms },
      }),
    );
  const list = async () => (await browser.call(calls.bonuses, { query: {} })).value.items;
  const wallet = async () => {
    const { cash, bonus } = (await browser.call(balance)).value;
    return { cash, bonus };
  };
  const messages = async () =>
    (await browser.call(notices.messages, { query: { language: 'EN' } })).value.items.map(({ title, text }) => [
      title,
      text,
    ]);
  return { memberId, call: browser.call, seat, credit, list, wallet, messages };
}
const settled = async () => {
  while (await accrue(app.parts));
  while (await endDueBonuses(app.parts));
};

it('[11-18] plays cash first and then the bonus, and splits a win like its stake', async () => {
  const { seat, credit, list, wallet } = await player(3_000n);
  await credit(10_000n);
  expect(await seat.bet('b1', 'r1', 2_000)).toMatchObject({ status: 'ok', balance: '1000', bonusBalance: '10000' });
  expect(await seat.bet('b2', 'r1', 4_000)).toMatchObject({ status: 'ok', balance: '0', bonusBalance: '7000' });
  expect((await list())[0]).toMatchObject({ state: 'active', balance: '7000', inPlay: '3000' });
  // Half of the stake was bonus money, and so is half of the win.
  expect(await seat.win('w1', 'b2', 'r1', 5_001, { endRound: true })).toMatchObject({
    balance: '2500',
    bonusBalance: '9501',
  });
  expect(await wallet()).toEqual({ cash: '2500', bonus: '9501' });
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[11-18] gives a stake back to the money that it came from, and to a bonus that has ended meanwhile nothing', async () => {
  const { seat, call, credit, list, wallet } = await player(1_000n);
  await credit(3_000n);
  await seat.bet('b1', 'r1', 3_000);
  expect(await seat.rollback('u1', 'b1', 'r1')).toMatchObject({ balance: '1000', bonusBalance: '3000' });
  await seat.bet('b2', 'r2', 2_000);
  const [bonus] = await list();
  expect((await call(calls.forfeitBonus, { body: { id: bonus!.id, balance: '2000' } })).value).toEqual({
    id: bonus!.id,
    lost: '2000',
    cash: '0',
  });
  await seat.rollback('u2', 'b2', 'r2');
  await settled();
  expect(await wallet()).toEqual({ cash: '1000', bonus: '0' });
  expect((await list())[0]).toMatchObject({ state: 'forfeited', returned: '3000', converted: '0' });
});

it('[11-18] [11-24] becomes cash once its wagering is settled, up to the greatest win, and not from open or voided rounds', async () => {
  const { seat, credit, list, wallet, messages } = await player(40_000n);
  await credit(10_000n, { maxWin: '6000' });
  await seat.bet('b1', 'r1', 39_000);
  await settled();
  expect((await list())[0]).toMatchObject({ state: 'active', wagering: '20000', wagered: '0' });
  await seat.endRound('r1');
  await settled();
  expect((await list())[0]).toMatchObject({ state: 'active', wagered: '19500' });
  await seat.bet('b2', 'r2', 1_000);
  await seat.endRound('r2');
  await app.database.run("UPDATE rounds SET status = 'void' WHERE round_id = 'r2'");
  await settled();
  expect((await list())[0]).toMatchObject({ state: 'active', wagered: '19500' });
  await seat.bet('b3', 'r3', 1_000);
  await seat.endRound('r3');
  await Promise.all([settled(), settled(), settled()]);
  expect((await list())[0]).toMatchObject({
    state: 'completed',
    wagered: '20000',
    converted: '6000',
    returned: '3000',
    balance: '0',
  });
  expect(await wallet()).toEqual({ cash: '6000', bonus: '0' });
  expect(await messages()).toEqual([
    ['Your bonus is now cash', expect.stringContaining('60.00')],
    ['You received a bonus', expect.stringContaining('100.00')],
  ]);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[11-18] refuses bonus money above the greatest bet and in games outside of its terms, while cash plays on', async () => {
  const { seat, credit } = await player(8_000n);
  await credit(20_000n, { maxBet: '3000' });
  expect(await seat.bet('b1', 'r1', 7_000)).toMatchObject({ status: 'ok', balance: '1000', bonusBalance: '20000' });
  expect(await seat.bet('b2', 'r2', 3_001)).toMatchObject({ status: 'refused', code: 'LIMIT_EXCEEDED' });
  expect(await seat.bet('b3', 'r3', 3_000)).toMatchObject({ status: 'ok', balance: '0', bonusBalance: '18000' });
  await app.database.run(`UPDATE bonuses SET contribution = '{"LIVE": 100}'`);
  expect(await seat.bet('b4', 'r4', 100)).toMatchObject({ status: 'refused', code: 'INSUFFICIENT_FUNDS' });
});

it('[11-18] [11-24] ends by time, after which its money is not played and late wins of its rounds go back to the promotion', async () => {
  const { seat, credit, list, wallet, messages } = await player(0n);
  await credit(2_000n, { days: 1 });
  await seat.bet('b1', 'r1', 500);
  app.clock.advance({ hours: 24 });
  await app.database.run('UPDATE sessions SET last_seen_at = $1, started_at = $1', [app.clock.now()]);
  await app.database.run("UPDATE game_sessions SET expires_at = $1::timestamptz + interval '1 hour'", [
    app.clock.now(),
  ]);
  expect(await seat.bet('b2', 'r2', 100)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  app.clock.advance({ minutes: 2 });
  await settled();
  expect((await list())[0]).toMatchObject({ state: 'expired', returned: '1500' });
  await seat.win('w1', 'b1', 'r1', 9_000, { endRound: true });
  await settled();
  expect(await wallet()).toEqual({ cash: '0', bonus: '0' });
  await seat.win('w2', 'b1', 'r1', 400);
  await settled();
  await findLatePayments(app.parts);
  await settled();
  expect((await list())[0]).toMatchObject({ state: 'expired', returned: '10900', converted: '0' });
  expect((await messages()).map(([title]) => title)).toEqual(['A bonus has ended', 'You received a bonus']);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[11-18] plays bonuses one after the other; the next one starts its time when the first is played away', async () => {
  const { seat, credit, list } = await player(0n);
  await credit(1_000n);
  await credit(2_000n);
  expect((await list()).map(({ state, amount, endsAt }) => [state, amount, endsAt !== null])).toEqual([
    ['active', '1000', true],
    ['waiting', '2000', false],
  ]);
  expect(await seat.bet('b1', 'r1', 1_500)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  await seat.bet('b2', 'r2', 1_000);
  await settled();
  expect((await list()).map(({ state }) => state)).toEqual(['active', 'waiting']);
  await seat.endRound('r2');
  await settled();
  expect((await list()).map(({ state, amount }) => [state, amount])).toEqual([
    ['active', '2000'],
    ['used-up', '1000'],
  ]);
});

it('[11-18] earns cashback for the part of a stake that was cash', async () => {
  const { seat, call, credit } = await player(100_000n);
  await credit(100_000n, { maxBet: null });
  await seat.bet('b1', 'r1', 150_000);
  await seat.endRound('r1');
  await settled();
  const { categories } = (await call(cashback)).value;
  expect(categories.find(({ category }) => category === 'RNG')).toMatchObject({ validBet: '100000', accrued: '300' });
});

it('[11-18] [11-22] forfeits what the preview showed, once, and nobody else can', async () => {
  const { call, credit, seat } = await player(0n);
  const { bonusId: id } = await credit(1_000n);
  const stranger = await app.signedIn();
  const forfeit = (who: typeof call, balance: string) => who(calls.forfeitBonus, { body: { id, balance } });
  expect((await forfeit(stranger.call, '1000')).error?.code).toBe('NOT_FOUND');
  await seat.bet('b1', 'r1', 500);
  await seat.win('w1', 'b1', 'r1', 700, { endRound: true });
  expect((await forfeit(call, '1000')).error?.code).toBe('BONUS_CHANGED');
  const both = await Promise.all([forfeit(call, '1200'), forfeit(call, '1200')]);
  expect(both.map(({ status, error }) => error?.code ?? status).sort()).toEqual([200, 'BONUS_ENDED']);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});
