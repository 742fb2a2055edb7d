import { add, type Fraction, fraction, over } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { type Pricing, pricesOf, returnOf, stakeOf } from '@atrium/lottery-rules/price';
import type { Selection } from '@atrium/lottery-rules/selection';
import type { SlipLine } from './slip.state.ts';

/** What a selection costs and pays at the board's prices. Amounts in minor units. */
export interface Quote {
  readonly notes: bigint;
  readonly stake: bigint;
  /** By tier, as the bet sends them; empty where the play pays a share of a pool. */
  readonly prices: Readonly<Record<string, string>> | null;
  /** Theoretical return to the player, as an exact fraction. */
  readonly return: Fraction | null;
}

export function quoteOf(
  play: Play,
  selection: Selection,
  pricing: Pricing,
  { unit, multiple }: Pick<SlipLine, 'unit' | 'multiple'>,
): Quote {
  const notes = play.count(selection);
  return {
    notes,
    stake: stakeOf(play, notes, { unitMinor: BigInt(unit), multiple: BigInt(multiple) }),
    prices: pricesOf(play, pricing),
    return: notes > 0n ? returnOf(play, selection, pricing) : null,
  };
}

/** The return of several lines together: each by its stake. Null where one has none. */
export function returnOfAll(quotes: readonly Pick<Quote, 'stake' | 'return'>[]): Fraction | null {
  let expected = fraction(0n);
  let stake = 0n;
  for (const quote of quotes) {
    if (!quote.return) return null;
    expected = add(expected, fraction(quote.return.n * quote.stake, quote.return.d));
    stake += quote.stake;
  }
  return stake > 0n ? over(expected, fraction(stake)) : null;
}

/** A fraction in per cent, with one decimal: 0.965 is 96.5. */
export const percentOf = ({ n, d }: Fraction): number => Number((n * 1_000n + d / 2n) / d) / 10;
