import type { DemoGame } from '../catalogue/demo-catalogue.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import type { SeededMember } from './seed-members.ts';

/** What happened to one member's money, in order. Amounts in minor units. */
export type Happening = { at: number } & (
  | { kind: 'deposit'; amount: number; channel: string; reference: string }
  | { kind: 'withdrawal'; amount: number; reference: string; paidAt: number }
  | { kind: 'bonus' | 'rebate'; amount: number; detail: string; reference: string }
  | { kind: 'points'; amount: number }
  /** `number` is the round's id in the database, given once everybody's rounds are in order. */
  | { kind: 'round'; number: number; game: DemoGame; roundId: string; stake: number; payout: number; closedAt: number }
);

const DAY = 86_400_000;
const MINUTE = 60_000;
const DAYS = 90;
const STEPS = [100, 200, 400, 1_000, 2_000, 5_000, 10_000];
/** Codes of the payment methods. */
const CHANNELS = ['instapay-qr', 'e-wallet', 'bank-transfer'];
/** Below this the member pays in, above that the member draws out. */
const LOW = 60_000;
const HIGH = 900_000;

/** What a stake brings back: mostly nothing, now and then much; about 95 % over time. */
function timesOf(random: SeededRandom): number {
  const luck = random.next();
  if (luck < 0.69) return 0;
  if (luck < 0.78) return 0.5;
  if (luck < 0.93) return random.whole(4, 10) / 4;
  if (luck < 0.988) return random.whole(6, 18) / 2;
  return random.whole(15, 45);
}

/** Ninety days of one member up to `now`, from a seed of its own: adding a member changes nobody else. */
export function lifeOf(member: SeededMember, games: readonly DemoGame[], now: Date): Happening[] {
  const random = seededRandom(`life of ${member.account}`);
  const happenings: Happening[] = [];
  const liked = tasteOf(random, games);
  const start = now.getTime() - Math.min(DAYS, member.registeredDaysAgo) * DAY;
  let balance = 0;
  let weekStake = 0;
  let count = 0;
  const reference = (letter: string, at: number) =>
    `${letter}${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${String(++count).padStart(3, '0')}${member.account.length}${member.id.slice(-3)}`;
  const payIn = (at: number) => {
    const amount = random.pick([50_000, 100_000, 100_000, 200_000, 500_000]);
    happenings.push({ at, kind: 'deposit', amount, channel: random.pick(CHANNELS), reference: reference('D', at) });
    balance += amount;
  };
  if (member.appetite === 0) return [];
  payIn(start + 5 * MINUTE);
  happenings.push({
    at: start + 6 * MINUTE,
    kind: 'bonus',
    amount: 20_000,
    detail: 'First deposit bonus',
    reference: reference('B', start),
  });
  balance += 20_000;
  for (let day = 0; start + day * DAY < now.getTime(); day += 1) {
    const morning = start + day * DAY;
    if (day > 0 && day % 7 === 0 && weekStake > 0) {
      const back = Math.floor(weekStake * 0.008);
      if (back > 0)
        happenings.push({
          at: morning + 7 * MINUTE,
          kind: 'rebate',
          amount: back,
          detail: 'Weekly cashback',
          reference: reference('R', morning),
        });
      const points = Math.floor(weekStake / 10_000);
      if (points > 0) happenings.push({ at: morning + 8 * MINUTE, kind: 'points', amount: points });
      balance += back;
      weekStake = 0;
    }
    const lastDay = morning + DAY >= now.getTime();
    if (!random.chance(Math.min(0.92, 0.3 + member.appetite * 0.25)) && !lastDay) continue;
    let at = morning + random.whole(1, 22) * 60 * MINUTE + random.whole(0, 59) * MINUTE;
    for (let sitting = random.whole(1, member.appetite > 2 ? 3 : 2); sitting > 0; sitting -= 1) {
      const game = random.pick(liked);
      const steps = STEPS.filter((step) => step >= game.minBet && step <= game.maxBet);
      const stake = steps[Math.min(steps.length - 1, random.whole(0, member.appetite > 1 ? 5 : 3))]!;
      for (
        let spins = Math.max(2, Math.round(random.whole(2, 9) * Math.min(1.6, member.appetite)));
        spins > 0;
        spins -= 1
      ) {
        if (balance < Math.max(LOW, stake)) payIn(at);
        at += random.whole(6, 40) * 1_000;
        if (at + MINUTE >= now.getTime()) return happenings;
        const payout = Math.round(stake * timesOf(random));
        happenings.push({
          at,
          kind: 'round',
          number: 0,
          game,
          roundId: `${member.id}-${at.toString(36)}`,
          stake,
          payout,
          closedAt: at + random.whole(2, 5) * 1_000,
        });
        balance += payout - stake;
        weekStake += stake;
        at += 6_000;
      }
      at += random.whole(10, 200) * MINUTE;
    }
    if (balance > HIGH && random.chance(0.5) && at + 3 * 60 * MINUTE < now.getTime()) {
      const amount = Math.floor((balance * 0.4) / 10_000) * 10_000;
      happenings.push({
        at: at + MINUTE,
        kind: 'withdrawal',
        amount,
        reference: reference('W', at),
        paidAt: at + random.whole(12, 150) * MINUTE,
      });
      balance -= amount;
    }
  }
  return happenings;
}

/** Everybody has a dozen games they come back to; most are slots. */
function tasteOf(random: SeededRandom, games: readonly DemoGame[]): DemoGame[] {
  const played = games.filter(({ category }) => category !== 'LOTT' && category !== 'ELOTT');
  const slots = played.filter(({ category }) => category === 'RNG').slice(0, 430);
  const others = played.filter(({ category }) => category !== 'RNG');
  return Array.from({ length: 14 }, (_, index) => (index % 7 < 5 ? random.pick(slots) : random.pick(others)));
}
