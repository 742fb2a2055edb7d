import { DEFAULT_METHODS } from '../../src/system/default-payment-methods.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { HOUR, MINUTE } from './brand-days.ts';
import type { Happening, Withdrawal } from './happening.ts';

/** Before every sixth payment stands an attempt that came to nothing. */
const UNPAID_EVERY = 6;
/** The member's bank says no to every eighth withdrawal, from the third on. */
const REFUSED = { every: 8, first: 3 };

/** One member's money as it goes: what there is now, and what is on its way. Nothing is spent that is not there. */
export interface Purse {
  readonly balance: number;
  add(happening: Happening, moves: number): void;
  payIn(at: number, amount: number): void;
  /** Draws out; how far the withdrawal has come follows from how long ago it was. */
  drawOut(at: number, amount: number): void;
  /** Money that is there from then on. */
  expect(at: number, amount: number): void;
  /** Takes in what was expected until `at`. */
  settle(at: number): void;
  reference(letter: string, at: number): string;
}

export function createPurse(
  name: { id: string; account: string },
  random: SeededRandom,
  happenings: Happening[],
  now: number,
): Purse {
  const open = DEFAULT_METHODS.filter(({ code }) => code !== 'cash').map(({ code }) => code);
  /** Everybody has a usual way to pay; the others are for now and then. */
  const usual = random.pick(open);
  let balance = 0;
  let references = 0;
  let payments = 0;
  let withdrawals = 0;
  let expected: { at: number; amount: number }[] = [];

  const purse: Purse = {
    get balance() {
      return balance;
    },
    add(happening, moves) {
      happenings.push(happening);
      balance += moves;
    },
    payIn(at, amount) {
      const method = methodFor(random, usual, amount);
      payments += 1;
      if (payments % UNPAID_EVERY === 0) {
        const status = payments % (2 * UNPAID_EVERY) === 0 ? 'expired' : 'failed';
        const endedAt = at - 4 * MINUTE;
        const asked = endedAt - (status === 'expired' ? 15 : 2) * MINUTE;
        const reference = purse.reference('D', asked);
        happenings.push({ at: asked, kind: 'unpaid', amount, method: method.code, reference, status, endedAt });
      }
      const fee = Number(method.feeFixed) + Math.round((amount * method.feePercent) / 100);
      const reference = purse.reference('D', at);
      purse.add({ at, kind: 'deposit', amount, fee, method: method.code, reference }, amount - fee);
    },
    drawOut(at, amount) {
      withdrawals += 1;
      const withdrawal = decided(random, at, withdrawals % REFUSED.every === REFUSED.first, now);
      purse.add({ at, kind: 'withdrawal', amount, reference: purse.reference('W', at), ...withdrawal }, -amount);
      if (withdrawal.status === 'rejected') purse.expect(withdrawal.decidedAt!, amount);
    },
    expect(at, amount) {
      expected.push({ at, amount });
    },
    settle(at) {
      for (const income of expected) if (income.at <= at) balance += income.amount;
      expected = expected.filter((income) => income.at > at);
    },
    reference(letter, at) {
      references += 1;
      const day = new Date(at).toISOString().slice(2, 10).replaceAll('-', '');
      return `${letter}${day}-${name.id.slice(-4)}${String(references).padStart(4, '0')}`;
    },
  };
  return purse;
}

function methodFor(random: SeededRandom, usual: string, amount: number): (typeof DEFAULT_METHODS)[number] {
  const fitting = DEFAULT_METHODS.filter(({ min, max }) => amount >= Number(min) && amount <= Number(max));
  const known = fitting.find(({ code }) => code === usual);
  return known && random.chance(0.6) ? known : random.pick(fitting);
}

function decided(
  random: SeededRandom,
  at: number,
  refused: boolean,
  now: number,
): Pick<Withdrawal, 'status' | 'decidedAt'> {
  const decidedAt = at + random.whole(25, 55) * MINUTE;
  if (now - at < 4 * HOUR + 30 * MINUTE || decidedAt >= now) return { status: 'in-review', decidedAt: null };
  if (now - at < 24 * HOUR) return { status: 'paid', decidedAt };
  return { status: refused ? 'rejected' : 'received', decidedAt };
}
