import * as calls from '@atrium/contracts/rewards';
import { pointBalance } from '@atrium/contracts/points';
import { accountRecords } from '@atrium/contracts/account-records';
import { messages } from '@atrium/contracts/notices';
import { createWithdrawal, withdrawalOptions } from '@atrium/contracts/payments';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import type { Visitor } from '../platform/testing/visitor.ts';
import { expirePoints } from '../points/expire-points.ts';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { accrue } from './accrue.ts';
import { closeDue } from './reward-jobs.ts';

/** A Wednesday, at noon in Manila. */
const WEDNESDAY = '2026-06-10T04:00:00Z';
/** The Monday after it, ten minutes into the brand's day. */
const MONDAY = '2026-06-14T16:10:00Z';
const NEXT_MONDAY = '2026-06-21T16:10:00Z';

let app: TestApp;
let vendor: TestVendor;
beforeEach(async () => {
  app = await testApp({ now: WEDNESDAY });
  vendor = await testVendor(app, 'ACC');
});
afterEach(() => app.close());

let round = 0;
async function player(cash = 100_000_000n) {
  const { account, id: memberId } = await app.member({ balance: cash });
  let browser = await app.signedIn(account);
  let seat = await vendor.player({ account });
  /** The member comes back after days: a new session, and the game opened again. */
  const comesBack = async () => {
    browser = await app.signedIn(account);
    seat = await vendor.player({ account });
  };
  /** One round of the vendor from bet to end; returns its ID. */
  const play = async (stake: number, payout = 0) => {
    const id = `r${++round}`;
    expect(await seat.bet(`${id}-b`, id, stake)).toMatchObject({ http: 200 });
    if (payout > 0) await seat.win(`${id}-w`, `${id}-b`, id, payout, { endRound: true });
    else await seat.endRound(id);
    return id;
  };
  const call: Visitor['call'] = (endpoint, ...input) => browser.call(endpoint, ...input);
  const running = async () => (await call(calls.cashback)).value;
  const titles = async () => (await call(messages, { query: {} })).value.items.map(({ title }) => title);
  return { memberId, call, seat: () => seat, comesBack, play, running, titles };
}
const accrueAll = async () => {
  while (await accrue(app.parts));
};
/** A round that an operator or a vendor takes back after its end. */
const takeBack = (roundId: string) =>
  app.database.run("UPDATE rounds SET status = 'void', payout = 0 WHERE round_id = $1", [roundId]);
const cashOf = async ({ memberId }: { memberId: string }) =>
  (await app.database.first<{ posted: string }>(
    "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
    [memberId],
  ))!.posted;

it('[11-12] accrues cashback from settled bets by category and rank, and not from open or void ones', async () => {
  const member = await player();
  await member.play(100_000);
  await member.play(50_000, 70_000);
  const voided = await member.play(400_000);
  await member.seat().bet('open-b', 'open', 900_000);
  await takeBack(voided);
  await accrueAll();
  expect(await member.running()).toMatchObject({
    period: 'week',
    startsOn: '2026-06-08',
    lastDay: '2026-06-14',
    closesAt: '2026-06-14T16:00:00.000Z',
    accrued: '450',
    claims: [],
  });
  expect((await member.running()).categories.find(({ category }) => category === 'RNG')).toEqual({
    category: 'RNG',
    ratePercent: 0.3,
    validBet: '150000',
    accrued: '450',
  });
});

it('[11-12] [11-31] [7-075] closes the week once on several gateways, and pays a claim once', async () => {
  const member = await player();
  await member.play(100_000);
  await Promise.all([accrueAll(), accrueAll(), accrueAll()]);
  await closeDue(app.parts);
  expect((await member.running()).claims).toEqual([]);
  app.clock.set(MONDAY);
  await member.comesBack();
  await Promise.all([closeDue(app.parts), closeDue(app.parts), closeDue(app.parts)]);
  const { claims, accrued } = await member.running();
  expect({ claims, accrued }).toMatchObject({ claims: [{ startsOn: '2026-06-10', amount: '300' }], accrued: '0' });
  const before = BigInt(await cashOf(member));
  const id = claims[0]!.id;
  const stranger = await app.signedIn();
  expect((await stranger.call(calls.claimCashback, { body: { id } })).error?.code).toBe('NOT_FOUND');
  const taken = await Promise.all(Array.from({ length: 3 }, () => member.call(calls.claimCashback, { body: { id } })));
  expect(taken.map(({ status, error }) => error?.code ?? status).sort()).toEqual([
    200,
    'CASHBACK_PAID',
    'CASHBACK_PAID',
  ]);
  expect(BigInt(await cashOf(member)) - before).toBe(300n);
  expect((await member.call(accountRecords, { query: { kind: 'rebate' } })).value.items).toMatchObject([
    { kind: 'rebate', amount: '300' },
  ]);
  expect((await member.call(calls.cashbackPeriods, { query: {} })).value.items).toMatchObject([
    { startsOn: '2026-06-10', lastDay: '2026-06-14', validBet: '100000', amount: '300', state: 'paid' },
  ]);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[11-12] takes a round that is voided after the week out of the next one, down to a debt that later play works off', async () => {
  const member = await player();
  const later = await member.play(100_000);
  await accrueAll();
  app.clock.set(MONDAY);
  await member.comesBack();
  await closeDue(app.parts);
  await takeBack(later);
  await member.play(40_000);
  await accrueAll();
  expect(await member.running()).toMatchObject({ accrued: '-180', carried: '0' });
  app.clock.set(NEXT_MONDAY);
  await member.comesBack();
  await closeDue(app.parts);
  expect(await member.running()).toMatchObject({ accrued: '0', carried: '-180' });
  const { items } = (await member.call(calls.cashbackPeriods, { query: {} })).value;
  expect(items.map(({ amount, state }) => [amount, state])).toEqual([
    ['0', 'none'],
    ['300', 'claimable'],
  ]);
});

it('[11-12] pays automatically where the brand says so, after a break, and lets a claim end', async () => {
  const [member, resting] = [await player(), await player()];
  await member.play(100_000);
  await resting.play(100_000);
  await accrueAll();
  await app.parts.settings.set('cashback', { pays: 'auto', period: 'day' });
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'operator', $2)", [
    resting.memberId,
    app.clock.now(),
  ]);
  const [before, resters] = [BigInt(await cashOf(member)), BigInt(await cashOf(resting))];
  app.clock.advance({ hours: 13 });
  await closeDue(app.parts);
  expect(BigInt(await cashOf(member)) - before).toBe(300n);
  expect(BigInt(await cashOf(resting))).toBe(resters);
  await app.database.run('UPDATE rg_exclusions SET until_at = $2 WHERE member_id = $1', [
    resting.memberId,
    app.clock.now(),
  ]);
  app.clock.advance({ hours: 2 });
  await member.comesBack();
  await closeDue(app.parts);
  expect(BigInt(await cashOf(resting)) - resters).toBe(300n);

  await app.parts.settings.set('cashback', { pays: 'claim', period: 'day', claimDays: 2 });
  await member.play(100_000);
  await accrueAll();
  app.clock.advance({ days: 1 });
  await member.comesBack();
  await closeDue(app.parts);
  const [claim] = (await member.running()).claims;
  app.clock.advance({ days: 2 });
  await member.comesBack();
  expect((await member.call(calls.claimCashback, { body: { id: claim!.id } })).error?.code).toBe('CASHBACK_EXPIRED');
  expect((await member.running()).claims).toEqual([]);
});

it('[11-16] earns points by settled stakes and rank, takes back those of void rounds, and sets a rest off against later ones', async () => {
  const member = await player();
  const points = async () => (await member.call(pointBalance)).value.points;
  const first = await member.play(15_000);
  await accrueAll();
  expect(await points()).toBe(1);
  await member.play(5_000);
  await accrueAll();
  expect(await points()).toBe(2);
  await app.database.run("UPDATE members SET rank_level = 5, rank_name = 'Diamond' WHERE id = $1", [member.memberId]);
  const double = await member.play(50_000);
  await accrueAll();
  expect(await points()).toBe(12);
  await takeBack(first);
  await takeBack(double);
  await accrueAll();
  expect(await points()).toBe(0);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[11-16] leaves a debt when points of a void round are spent, which the next ones pay off', async () => {
  const member = await player();
  const lost = await member.play(100_000);
  await accrueAll();
  await app.database.rows(
    "SELECT ledger_post($1, 'points', $2, 'test', 'spend', '', '', '', ARRAY[ledger_account('points', $2, '', 'PTS'), ledger_account('points:redeemed', NULL, '', 'PTS')], ARRAY[-8::bigint, 8::bigint])",
    [app.clock.now(), member.memberId],
  );
  await takeBack(lost);
  await accrueAll();
  expect((await member.call(pointBalance)).value.points).toBe(0);
  await member.play(100_000);
  await accrueAll();
  expect((await member.call(pointBalance)).value.points).toBe(2);
});

it('[11-16] expires points after a year, the oldest first, and only those that are not spent', async () => {
  const member = await player();
  await member.play(100_000);
  await accrueAll();
  app.clock.advance({ days: 100 });
  await member.comesBack();
  await member.play(30_000);
  await accrueAll();
  await app.database.rows(
    "SELECT ledger_post($1, 'points', $2, 'test', 'spend', '', '', '', ARRAY[ledger_account('points', $2, '', 'PTS'), ledger_account('points:redeemed', NULL, '', 'PTS')], ARRAY[-4::bigint, 4::bigint])",
    [app.clock.now(), member.memberId],
  );
  app.clock.advance({ days: 264 });
  expect(await expirePoints(app.parts)).toBe(0);
  app.clock.advance({ days: 2 });
  await member.comesBack();
  expect([await expirePoints(app.parts), await expirePoints(app.parts)]).toEqual([1, 0]);
  expect((await member.call(pointBalance)).value.points).toBe(3);
  app.clock.advance({ days: 100 });
  await member.comesBack();
  await expirePoints(app.parts);
  expect((await member.call(pointBalance)).value.points).toBe(0);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[11-14] [11-24] raises a rank at once, writes the member a message, and applies its rates', async () => {
  const member = await player();
  await member.play(500_000);
  await accrueAll();
  expect((await member.call(calls.ownRank)).value).toMatchObject({ level: 2, name: 'Silver', validBet: '500000' });
  expect(await member.titles()).toEqual(['You have reached Silver']);
  await member.play(100_000);
  await accrueAll();
  expect((await member.running()).categories.find(({ category }) => category === 'RNG')).toMatchObject({
    ratePercent: 0.35,
    accrued: '1850',
  });
});

it('[11-14] lowers a rank that a month does not keep, one at a time, and gives it back for a month of play', async () => {
  const member = await player();
  await member.play(5_000_000);
  await accrueAll();
  const rank = async () => (await member.call(calls.ownRank)).value;
  expect((await rank()).level).toBe(3);
  app.clock.set('2026-06-30T16:01:00Z');
  await member.comesBack();
  await closeDue(app.parts);
  expect((await rank()).level).toBe(3);
  app.clock.set('2026-07-31T16:01:00Z');
  await member.comesBack();
  await Promise.all([closeDue(app.parts), closeDue(app.parts)]);
  expect(await rank()).toMatchObject({ level: 2, monthBet: '0', regainBet: '500000' });
  expect((await member.titles())[0]).toBe('Your rank is now Silver');
  await member.play(400_000);
  await accrueAll();
  expect((await rank()).level).toBe(2);
  await member.play(100_000);
  await accrueAll();
  expect(await rank()).toMatchObject({ level: 3, regainBet: null });
});

it('[11-14] [11-31] [7-075] gives the gifts of birthday and month that the rank names, once, and the bonus details list them', async () => {
  const member = await player();
  await member.play(5_000_000);
  await accrueAll();
  await app.database.run("UPDATE members SET born_on = '1990-06-12' WHERE id = $1", [member.memberId]);
  const locked = await app.member();
  await app.database.run(
    "UPDATE members SET born_on = '1990-06-12', status = 'locked', rank_level = (SELECT rank_level FROM members WHERE id = $2) WHERE id = $1",
    [locked.id, member.memberId],
  );
  const start = BigInt(await cashOf(member));
  app.clock.set('2026-06-12T04:00:00Z');
  await Promise.all([closeDue(app.parts), closeDue(app.parts)]);
  await closeDue(app.parts);
  expect(BigInt(await cashOf(member)) - start).toBe(20_000n);
  // Nor is it kept for the day on which the account is opened again.
  expect(await app.database.rows('SELECT 1 FROM benefits WHERE member_id = $1', [locked.id])).toEqual([]);
  app.clock.set('2026-06-30T16:01:00Z');
  await closeDue(app.parts);
  await closeDue(app.parts);
  expect(BigInt(await cashOf(member)) - start).toBe(30_000n);
  await member.comesBack();
  expect((await member.call(accountRecords, { query: { kind: 'bonus' } })).value.items).toMatchObject([
    { kind: 'bonus', amount: '10000', reference: '2026-06-01', balanceAfter: (start + 30_000n).toString() },
    { kind: 'bonus', amount: '20000', reference: '2026-06-12', balanceAfter: (start + 20_000n).toString() },
  ]);
  expect((await member.titles()).slice(0, 2)).toEqual(['The monthly gift of your rank', 'A gift for your birthday']);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[11-14] a rank raises the greatest withdrawal, as the list of ranks says', async () => {
  await app.parts.settings.set('withdrawal.max', '30000');
  await app.parts.settings.set('ranks', [
    { level: 1, name: 'One', turnover: '0', withdrawalMost: '20000' },
    { level: 2, name: 'Two', turnover: '50000', withdrawalMost: '45000' },
  ]);
  const member = await player();
  const account = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Harbour Bank', 'Ana Cruz', '1234567890') RETURNING id",
    [member.memberId],
  );
  const asks = (amount: string) => member.call(createWithdrawal, { body: { accountId: account!.id, amount } });
  expect((await member.call(withdrawalOptions)).value.max).toBe('30000');
  const most = (await member.call(calls.ranks)).value.map(({ withdrawalMost }) => withdrawalMost);
  expect(most).toEqual(['30000', '45000']);
  expect((await asks('45000')).error).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE', params: { max: '30000' } });
  await member.play(50_000);
  await accrueAll();
  expect((await member.call(withdrawalOptions)).value.max).toBe('45000');
  expect((await asks('45001')).error).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE', params: { max: '45000' } });
  expect((await asks('45000')).value).toMatchObject({ status: 'in-review', amount: '45000' });
});

it('[11-14] lists withdrawals of a rank with priority before older ones of others', async () => {
  const withdraws = async (level: number, at: string) => {
    const { id } = await app.member({ balance: 100_000n });
    await app.database.run('UPDATE members SET rank_level = $2 WHERE id = $1', [id, level]);
    await app.database.run(
      `WITH a AS (INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'Holder', '12345678') RETURNING id)
       INSERT INTO withdrawals (member_id, account_id, amount, currency, status, reference, created_at)
       SELECT $1, id, 500, 'PHP', 'in-review', 'W-' || $1::text, $2 FROM a`,
      [id, at],
    );
    return id;
  };
  const [ordinary, first] = [await withdraws(4, '2026-06-01T00:00:00Z'), await withdraws(5, '2026-06-02T00:00:00Z')];
  const list = await listReviews(app.parts);
  expect(list.map(({ memberId }) => memberId)).toEqual([first, ordinary]);
});
