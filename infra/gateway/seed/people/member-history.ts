import type { DemoGame } from '../catalogue/demo-catalogue.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, midnightOf, mondayOf, WEEK_MS } from './brand-days.ts';
import type { MoneyEvent } from './money-event.ts';
import { spendingOf } from './spending.ts';
import { createDemoWallet, type DemoWallet } from './demo-wallet.ts';
import type { SeededMember } from './seed-members.ts';

/**
 * The length of a usual history. A longer one has much play in its first `BUSY_DAYS` and little until the last
 * `HISTORY_DAYS`.
 */
const HISTORY_DAYS = 90;
const BUSY_DAYS = 30;
/** As in the promotions: the first deposit is doubled up to P 2,000; cashback is 0.8 % of a week's stakes on slots. */
const WELCOME = { most: 200_000, detail: 'First deposit bonus' };
const CASHBACK = { rate: 0.008, detail: 'Weekly cashback' };
/** The turnover that earns one point. */
const TURNOVER_A_POINT = 10_000;
/** The time after midnight on Monday when the week before is closed. */
const WEEK_CLOSES_AFTER_MS = 12 * HOUR_MS;
/** The time before `now` that is reserved for the last withdrawals and the last sitting. */
const LAST_HOURS_MS = 6 * HOUR_MS;
/** Starting hours, mostly in the evening. */
const HOURS = [9, 11, 12, 13, 15, 17, 18, 19, 19, 20, 20, 21, 21, 22] as const;

/** The payout as a multiple of the stake: mostly zero, occasionally high; 95 % on average. */
function timesOf(random: SeededRandom): number {
  const luck = random.next();
  if (luck < 0.7) return 0;
  if (luck < 0.79) return 0.5;
  if (luck < 0.93) return random.whole(4, 10) / 4;
  if (luck < 0.988) return random.whole(6, 18) / 2;
  return random.whole(12, 40);
}

/**
 * One member's events up to `now`, from the member's own seed: adding a member changes nobody but its uplines, whose
 * `commissions` are among their events. Events are in order of time, and the balance is never negative.
 */
export function historyOf(
  member: SeededMember,
  games: readonly DemoGame[],
  commissions: readonly { at: number; amount: number }[],
  now: number,
): MoneyEvent[] {
  if (member.appetite === 0) return [];
  const random = seededRandom(`life of ${member.account}`);
  const events: MoneyEvent[] = [];
  const wallet = createDemoWallet(member, random, events, now);
  const spending = spendingOf(member.appetite);
  const liked = tasteOf(random, games);
  const today = midnightOf(now);
  const days = Math.min(member.historyDays ?? HISTORY_DAYS, member.registeredDaysAgo);
  const last = member.leftDaysAgo ?? 0;
  const stakes = new Map<number, WeekStakes>();
  let clock = today - days * DAY_MS + 7 * HOUR_MS;
  let nextDeposit = days - random.whole(...spending.gap);
  for (const { at, amount } of commissions) {
    events.push({
      at,
      kind: 'commission',
      amount,
      detail: 'Weekly commission',
      reference: wallet.reference('C', at),
    });
    wallet.expect(at, amount);
  }
  const first = spending.deposits[0]! * 2;
  wallet.payIn(clock, first);
  if (days === member.registeredDaysAgo) {
    clock += MINUTE_MS;
    const reference = wallet.reference('B', clock);
    const amount = Math.min(first, WELCOME.most);
    wallet.add({ at: clock, kind: 'bonus', amount, detail: WELCOME.detail, reference }, amount);
  }

  for (let daysAgo = days; daysAgo >= last; daysAgo -= 1) {
    const morning = today - daysAgo * DAY_MS;
    wallet.settle(Math.max(clock, morning));
    if (morning === mondayOf(morning) && morning + WEEK_CLOSES_AFTER_MS < now - LAST_HOURS_MS) {
      clock = closeWeek(wallet, stakes, morning, clock);
    }
    const finishes = last === 0 && daysAgo === 0;
    const quiet = daysAgo > HISTORY_DAYS && daysAgo < days - BUSY_DAYS;
    const plays = random.chance(quiet ? 0.06 : Math.min(0.9, 0.25 + member.appetite * 0.25));
    const until = finishes ? now - MINUTE_MS : Math.min(morning + 30 * HOUR_MS, now - LAST_HOURS_MS);
    if (finishes) {
      clock = Math.max(clock, now - LAST_HOURS_MS);
      if (member.password) clock = lastWithdrawals(wallet, clock, now);
      if (!plays && !member.password && random.chance(0.4)) break;
      clock = Math.max(clock, now - random.whole(12, 150) * MINUTE_MS);
    } else {
      if (!plays) continue;
      const hour = random.pick(HOURS) * HOUR_MS + random.whole(0, 59) * MINUTE_MS;
      const begins = Math.max(clock + 10 * MINUTE_MS, morning + hour);
      if (begins >= until) continue;
      clock = begins;
    }
    wallet.settle(clock);
    if (wallet.balance < spending.low || (daysAgo <= nextDeposit && !quiet && wallet.balance < spending.high)) {
      wallet.payIn(clock, random.pick(spending.deposits));
      nextDeposit = daysAgo - random.whole(...spending.gap);
    }
    for (let sitting = random.whole(1, member.appetite > 2 ? 3 : 2); sitting > 0 && clock < until; sitting -= 1) {
      const game = random.pick(liked);
      const fitting = spending.stakes.filter((step) => step >= game.minBet && step <= game.maxBet);
      const stake = fitting.length > 0 ? random.pick(fitting) : game.minBet;
      for (let spins = Math.round(random.whole(3, 9) * Math.min(1.6, member.appetite + 0.6)); spins > 0; spins -= 1) {
        clock += random.whole(6, 40) * 1_000;
        if (wallet.balance < stake || clock + 10_000 >= until) break;
        const payout = Math.round(stake * timesOf(random));
        const closedAt = clock + random.whole(2, 5) * 1_000;
        const roundId = `${member.id}-${clock.toString(36)}`;
        wallet.add({ at: clock, kind: 'round', number: 0, game, roundId, stake, payout, closedAt }, payout - stake);
        const week = mondayOf(clock);
        const { all, slots } = stakes.get(week) ?? NOTHING;
        stakes.set(week, { all: all + stake, slots: slots + (game.category === 'RNG' ? stake : 0) });
        clock = closedAt + 1_000;
      }
      clock += random.whole(10, 90) * MINUTE_MS;
    }
    clock = Math.min(clock, until);
    if (wallet.balance > spending.high && random.chance(0.6)) {
      wallet.drawOut(clock, wholeHundreds(wallet.balance * (random.whole(35, 60) / 100)));
      clock += MINUTE_MS;
    }
  }
  return events;
}

/** The stakes of a week, and the part of them on slots. */
interface WeekStakes {
  all: number;
  slots: number;
}
const NOTHING: WeekStakes = { all: 0, slots: 0 };

/** Pays cashback and points for the week before, at noon on Monday. */
function closeWeek(wallet: DemoWallet, stakes: Map<number, WeekStakes>, monday: number, clock: number): number {
  const { all, slots } = stakes.get(monday - WEEK_MS) ?? NOTHING;
  let at = Math.max(clock, monday + WEEK_CLOSES_AFTER_MS);
  const back = Math.floor(slots * CASHBACK.rate);
  if (back > 0) {
    const reference = wallet.reference('R', at);
    wallet.add({ at, kind: 'rebate', amount: back, detail: CASHBACK.detail, reference }, back);
    at += MINUTE_MS;
  }
  const points = Math.floor(all / TURNOVER_A_POINT);
  if (points > 0) wallet.add({ at, kind: 'points', amount: points }, 0);
  return at + MINUTE_MS;
}

/** The accounts for signing in have one withdrawal that was just paid and one under review. */
function lastWithdrawals(wallet: DemoWallet, clock: number, now: number): number {
  for (const at of [clock + 5 * MINUTE_MS, now - 4 * HOUR_MS]) {
    const amount = wholeHundreds(wallet.balance * 0.15);
    if (amount > 0) wallet.drawOut(at, amount);
  }
  return now - 4 * HOUR_MS + MINUTE_MS;
}

const wholeHundreds = (amount: number): number => Math.floor(amount / 10_000) * 10_000;

/** A member's favourite games, a dozen or so, mostly slots. */
function tasteOf(random: SeededRandom, games: readonly DemoGame[]): DemoGame[] {
  const played = games.filter(({ category }) => category !== 'LOTT' && category !== 'ELOTT');
  const slots = played.filter(({ category }) => category === 'RNG').slice(0, 430);
  const others = played.filter(({ category }) => category !== 'RNG');
  return Array.from({ length: 14 }, (_, index) => (index % 7 < 5 ? random.pick(slots) : random.pick(others)));
}
