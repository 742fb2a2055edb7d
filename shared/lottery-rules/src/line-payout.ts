import { fraction, type Fraction, parseFraction, times } from './fraction.ts';
import type { Play, Win } from './play.ts';
import { payoutOf, type Stakes } from './price.ts';
import type { Selection } from './selection.ts';

/** A line of a ticket, at the prices that the ticket keeps. */
export interface TicketLine {
  readonly play: Play;
  readonly selection: Selection;
  /** By tier, as `pricesOf` gives them. */
  readonly prices: Readonly<Record<string, string>>;
  readonly stakes: Stakes;
}

const stakeOfNote = ({ stakes }: TicketLine): Fraction => fraction(stakes.unitMinor * stakes.multiple);

export function priceIn({ prices }: TicketLine, tier: string): Fraction {
  const price = parseFraction(prices[tier] ?? '');
  if (!price) throw new RangeError(`No price for ${tier}.`);
  return price;
}

/** What notes of a tier pay before the line's payout is rounded, in minor units. */
export const exactlyPaid = (line: TicketLine, tier: string, notes: bigint): Fraction =>
  times(times(priceIn(line, tier), stakeOfNote(line)), fraction(notes));

/** Every payout of the line is a whole number of minor units, so its parts add up without rounding. */
export const paysWhole = (line: TicketLine): boolean =>
  Object.keys(line.prices).every((tier) => exactlyPaid(line, tier, 1n).d === 1n);

const byWins = (work: (wins: readonly Win[]) => number): ((wins: readonly Win[]) => number) => {
  const known = new Map<string, number>();
  return (wins) => {
    if (wins.length === 0) return 0;
    const key =
      wins.length === 1
        ? `${wins[0]!.tier} ${wins[0]!.notes}`
        : wins.map(({ tier, notes }) => `${tier} ${notes}`).join();
    let value = known.get(key);
    if (value === undefined) {
      value = work(wins);
      known.set(key, value);
    }
    return value;
  };
};

/** What all wins of a line pay, in minor units, rounded as a payout is. */
export const payoutFor = (line: TicketLine): ((wins: readonly Win[]) => number) =>
  byWins((wins) => Number(payoutOf(wins, line.prices, line.stakes)));

/** What some wins of a line add to its payout, in minor units, not rounded. */
export const partFor = (line: TicketLine): ((wins: readonly Win[]) => number) =>
  byWins((wins) =>
    wins.reduce((sum, { tier, notes }) => {
      const { n, d } = exactlyPaid(line, tier, notes);
      return sum + Number(n) / Number(d);
    }, 0),
  );
