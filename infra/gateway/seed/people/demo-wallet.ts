import { DEFAULT_METHODS } from '../../src/system/default-payment-methods.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { HOUR_MS, MINUTE_MS } from './brand-days.ts';
import type { MoneyEvent, Withdrawal } from './money-event.ts';

/** Every sixth payment is preceded by an unpaid attempt. */
const UNPAID_EVERY_COUNT = 6;
/** Every eighth withdrawal is rejected, from the third on. */
const REFUSED = { every: 8, first: 3 };

/** One member's balance over time, with amounts in transit. It is never overdrawn. */
export interface DemoWallet {
  readonly balance: number;
  add(event: MoneyEvent, moves: number): void;
  payIn(at: number, amount: number): void;
  /** Withdraws; the state of the withdrawal depends on its age. */
  drawOut(at: number, amount: number): void;
  /** Adds an amount that is available from `at` on. */
  expect(at: number, amount: number): void;
  /** Credits the expected amounts up to `at`. */
  settle(at: number): void;
  reference(letter: string, at: number): string;
}

export function createDemoWallet(
  name: { id: string; account: string },
  random: SeededRandom,
  events: MoneyEvent[],
  now: number,
): DemoWallet {
  const open = DEFAULT_METHODS.filter(({ code }) => code !== 'cash').map(({ code }) => code);
  /** The member's usual payment method; the others are used occasionally. */
  const usual = random.pick(open);
  let balance = 0;
  let references = 0;
  let payments = 0;
  let withdrawals = 0;
  let expected: { at: number; amount: number }[] = [];

  const wallet: DemoWallet = {
    get balance() {
      return balance;
    },
    add(event, moves) {
      events.push(event);
      balance += moves;
    },
    payIn(at, amount) {
      const method = methodFor(random, usual, amount);
      payments += 1;
      if (payments % UNPAID_EVERY_COUNT === 0) {
        const status = payments % (2 * UNPAID_EVERY_COUNT) === 0 ? 'expired' : 'failed';
        const endedAt = at - 4 * MINUTE_MS;
        const asked = endedAt - (status === 'expired' ? 15 : 2) * MINUTE_MS;
        const reference = wallet.reference('D', asked);
        events.push({ at: asked, kind: 'unpaid', amount, method: method.code, reference, status, endedAt });
      }
      const fee = Number(method.feeFixed) + Math.round((amount * method.feePercent) / 100);
      const reference = wallet.reference('D', at);
      wallet.add({ at, kind: 'deposit', amount, fee, method: method.code, reference }, amount - fee);
    },
    drawOut(at, amount) {
      withdrawals += 1;
      const withdrawal = decided(random, at, withdrawals % REFUSED.every === REFUSED.first, now);
      wallet.add({ at, kind: 'withdrawal', amount, reference: wallet.reference('W', at), ...withdrawal }, -amount);
      if (withdrawal.status === 'rejected') wallet.expect(withdrawal.decidedAt!, amount);
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
  return wallet;
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
  const decidedAt = at + random.whole(25, 55) * MINUTE_MS;
  if (now - at < 4 * HOUR_MS + 30 * MINUTE_MS || decidedAt >= now) return { status: 'in-review', decidedAt: null };
  if (now - at < 24 * HOUR_MS) return { status: 'paid', decidedAt };
  return { status: refused ? 'rejected' : 'received', decidedAt };
}
