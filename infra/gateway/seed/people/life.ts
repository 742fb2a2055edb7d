import type { DemoGame } from '../catalogue/demo-catalogue.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { DAY, HOUR, MINUTE, midnightOf, mondayOf, WEEK } from './brand-days.ts';
import type { Happening } from './happening.ts';
import { meansOf } from './means.ts';
import { createPurse, type Purse } from './purse.ts';
import type { SeededMember } from './seed-members.ts';

/** Everybody is told for so long; who has a longer story plays much at its start and little until then. */
const DAYS = 90;
const FIRST_DAYS = 30;
/** As the promotions say: the first deposit doubled up to P 2,000; 0.8 % of a week's stakes on slots. */
const WELCOME = { most: 200_000, detail: 'First deposit bonus' };
const CASHBACK = { rate: 0.008, detail: 'Weekly cashback' };
/** Turnover of one point. */
const TURNOVER_A_POINT = 10_000;
/** Mondays, so long after midnight, a week is closed. */
const CLOSING = 12 * HOUR;
/** The last withdrawals and the last sitting fill the time before now. */
const LAST_HOURS = 6 * HOUR;
/** Most play in the evening. */
const HOURS = [9, 11, 12, 13, 15, 17, 18, 19, 19, 20, 20, 21, 21, 22] as const;

/** What a stake brings back: mostly nothing, now and then much; 95 % over time. */
function timesOf(random: SeededRandom): number {
  const luck = random.next();
  if (luck < 0.7) return 0;
  if (luck < 0.79) return 0.5;
  if (luck < 0.93) return random.whole(4, 10) / 4;
  if (luck < 0.988) return random.whole(6, 18) / 2;
  return random.whole(12, 40);
}

/**
 * One member's life up to `now`, from a seed of its own: adding a member changes nobody else but its uplines, whose
 * `commissions` are part of theirs. Happenings follow one another in time, and the balance is never below zero.
 */
export function lifeOf(
  member: SeededMember,
  games: readonly DemoGame[],
  commissions: readonly { at: number; amount: number }[],
  now: number,
): Happening[] {
  if (member.appetite === 0) return [];
  const random = seededRandom(`life of ${member.account}`);
  const happenings: Happening[] = [];
  const purse = createPurse(member, random, happenings, now);
  const means = meansOf(member.appetite);
  const liked = tasteOf(random, games);
  const today = midnightOf(now);
  const days = Math.min(member.historyDays ?? DAYS, member.registeredDaysAgo);
  const last = member.leftDaysAgo ?? 0;
  const stakes = new Map<number, WeekStakes>();
  let clock = today - days * DAY + 7 * HOUR;
  let nextDeposit = days - random.whole(...means.gap);
  for (const { at, amount } of commissions) {
    happenings.push({
      at,
      kind: 'commission',
      amount,
      detail: 'Weekly commission',
      reference: purse.reference('C', at),
    });
    purse.expect(at, amount);
  }
  const first = means.deposits[0]! * 2;
  purse.payIn(clock, first);
  if (days === member.registeredDaysAgo) {
    clock += MINUTE;
    const reference = purse.reference('B', clock);
    const amount = Math.min(first, WELCOME.most);
    purse.add({ at: clock, kind: 'bonus', amount, detail: WELCOME.detail, reference }, amount);
  }

  for (let daysAgo = days; daysAgo >= last; daysAgo -= 1) {
    const morning = today - daysAgo * DAY;
    purse.settle(Math.max(clock, morning));
    if (morning === mondayOf(morning) && morning + CLOSING < now - LAST_HOURS) {
      clock = closeWeek(purse, stakes, morning, clock);
    }
    const finishes = last === 0 && daysAgo === 0;
    const quiet = daysAgo > DAYS && daysAgo < days - FIRST_DAYS;
    const plays = random.chance(quiet ? 0.06 : Math.min(0.9, 0.25 + member.appetite * 0.25));
    const until = finishes ? now - MINUTE : Math.min(morning + 30 * HOUR, now - LAST_HOURS);
    if (finishes) {
      clock = Math.max(clock, now - LAST_HOURS);
      if (member.password) clock = lastWithdrawals(purse, clock, now);
      if (!plays && !member.password && random.chance(0.4)) break;
      clock = Math.max(clock, now - random.whole(12, 150) * MINUTE);
    } else {
      if (!plays) continue;
      const hour = random.pick(HOURS) * HOUR + random.whole(0, 59) * MINUTE;
      const begins = Math.max(clock + 10 * MINUTE, morning + hour);
      if (begins >= until) continue;
      clock = begins;
    }
    purse.settle(clock);
    if (purse.balance < means.low || (daysAgo <= nextDeposit && !quiet && purse.balance < means.high)) {
      purse.payIn(clock, random.pick(means.deposits));
      nextDeposit = daysAgo - random.whole(...means.gap);
    }
    for (let sitting = random.whole(1, member.appetite > 2 ? 3 : 2); sitting > 0 && clock < until; sitting -= 1) {
      const game = random.pick(liked);
      const fitting = means.stakes.filter((step) => step >= game.minBet && step <= game.maxBet);
      const stake = fitting.length > 0 ? random.pick(fitting) : game.minBet;
      for (let spins = Math.round(random.whole(3, 9) * Math.min(1.6, member.appetite + 0.6)); spins > 0; spins -= 1) {
        clock += random.whole(6, 40) * 1_000;
        if (purse.balance < stake || clock + 10_000 >= until) break;
        const payout = Math.round(stake * timesOf(random));
        const closedAt = clock + random.whole(2, 5) * 1_000;
        const roundId = `${member.id}-${clock.toString(36)}`;
        purse.add({ at: clock, kind: 'round', number: 0, game, roundId, stake, payout, closedAt }, payout - stake);
        const week = mondayOf(clock);
        const { all, slots } = stakes.get(week) ?? NOTHING;
        stakes.set(week, { all: all + stake, slots: slots + (game.category === 'RNG' ? stake : 0) });
        clock = closedAt + 1_000;
      }
      clock += random.whole(10, 90) * MINUTE;
    }
    clock = Math.min(clock, until);
    if (purse.balance > means.high && random.chance(0.6)) {
      purse.drawOut(clock, wholeHundreds(purse.balance * (random.whole(35, 60) / 100)));
      clock += MINUTE;
    }
  }
  return happenings;
}

/** What was staked in a week, and how much of it on slots. */
interface WeekStakes {
  all: number;
  slots: number;
}
const NOTHING: WeekStakes = { all: 0, slots: 0 };

/** At noon on a Monday the week before brings cashback and points. */
function closeWeek(purse: Purse, stakes: Map<number, WeekStakes>, monday: number, clock: number): number {
  const { all, slots } = stakes.get(monday - WEEK) ?? NOTHING;
  let at = Math.max(clock, monday + CLOSING);
  const back = Math.floor(slots * CASHBACK.rate);
  if (back > 0) {
    const reference = purse.reference('R', at);
    purse.add({ at, kind: 'rebate', amount: back, detail: CASHBACK.detail, reference }, back);
    at += MINUTE;
  }
  const points = Math.floor(all / TURNOVER_A_POINT);
  if (points > 0) purse.add({ at, kind: 'points', amount: points }, 0);
  return at + MINUTE;
}

/** Who signs in finds one withdrawal that was just paid and one that is looked at. */
function lastWithdrawals(purse: Purse, clock: number, now: number): number {
  for (const at of [clock + 5 * MINUTE, now - 4 * HOUR]) {
    const amount = wholeHundreds(purse.balance * 0.15);
    if (amount > 0) purse.drawOut(at, amount);
  }
  return now - 4 * HOUR + MINUTE;
}

const wholeHundreds = (amount: number): number => Math.floor(amount / 10_000) * 10_000;

/** Everybody has a dozen games they come back to; most are slots. */
function tasteOf(random: SeededRandom, games: readonly DemoGame[]): DemoGame[] {
  const played = games.filter(({ category }) => category !== 'LOTT' && category !== 'ELOTT');
  const slots = played.filter(({ category }) => category === 'RNG').slice(0, 430);
  const others = played.filter(({ category }) => category !== 'RNG');
  return Array.from({ length: 14 }, (_, index) => (index % 7 < 5 ? random.pick(slots) : random.pick(others)));
}
