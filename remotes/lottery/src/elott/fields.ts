import type { Fraction } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { type Pricing, priceOf } from '@atrium/lottery-rules/price';

/** A field of the table: one value of one play, which one press bets on. */
export interface Field {
  readonly play: Play;
  readonly value: string;
  /** Stake included, per unit of stake. */
  readonly price: Fraction;
  readonly size: 'large' | 'medium' | 'small';
}

/** The plays that lie on the table of each family, by the size of their fields. */
const TABLES: Readonly<Record<string, readonly [play: string, size: Field['size']][]>> = {
  k3: [
    ['halves', 'large'],
    ['triple-any', 'medium'],
    ['straight-any', 'medium'],
    ['die', 'small'],
  ],
  pk10: [
    ['top2-halves', 'large'],
    ['top3-any-1', 'small'],
  ],
  pick3: [
    ['sum-halves', 'large'],
    ['three-special', 'medium'],
    ['three-any-1', 'small'],
  ],
  keno: [
    ['size', 'large'],
    ['parity', 'large'],
    ['upper-lower', 'medium'],
  ],
};

/** The fields of a family's table in their order. Plays that the game does not have, or that have no fixed price, are left out. */
export function fieldsOf(family: string, plays: ReadonlyMap<string, Play>, pricing: Pricing): Field[] {
  return (TABLES[family] ?? []).flatMap(([code, size]) => {
    const play = plays.get(code);
    const row = play?.rows[0];
    if (!play || row?.kind !== 'picks') return [];
    return row.values.flatMap((value) => {
      const tier = Object.entries(play.tally([[value]])).find(([, notes]) => notes > 0n)?.[0];
      const price = tier === undefined ? null : priceOf(play, tier, pricing);
      return price ? [{ play, value, price, size }] : [];
    });
  });
}

/** What the chips are worth, in units of stake. */
export const CHIPS = [1, 2, 5, 10, 25, 50] as const;
