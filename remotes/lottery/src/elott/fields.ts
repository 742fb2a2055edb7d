import { compare, type Fraction } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { type Pricing, priceOf, returnOf } from '@atrium/lottery-rules/price';

/** A field of the table: one value of one play, which one press bets on. */
export interface Field {
  readonly play: Play;
  readonly value: string;
  /** Stake included, per unit of stake. */
  readonly price: Fraction;
  readonly size: 'large' | 'medium' | 'small';
}

/** The plays that lie on the table of each family, by the size of their fields; some values of a play alone, or all of them. */
const TABLES: Readonly<Record<string, readonly [play: string, size: Field['size'], values?: readonly string[]][]>> = {
  k3: [
    ['halves', 'large', ['small', 'big']],
    ['halves', 'medium', ['odd', 'even']],
    ['triple-any', 'medium'],
    ['straight-any', 'medium'],
    ['die', 'small'],
  ],
  pk10: [
    ['top2-halves', 'large', ['small', 'big']],
    ['top2-halves', 'medium', ['odd', 'even']],
    ['top3-any-1', 'small'],
  ],
  pick3: [
    ['sum-halves', 'large', ['small', 'big']],
    ['sum-halves', 'medium', ['odd', 'even']],
    ['three-special', 'medium'],
    ['three-any-1', 'small'],
  ],
  keno: [
    ['size', 'large', ['small', 'big']],
    ['parity', 'medium'],
    ['upper-lower', 'medium'],
  ],
};

/** The fields of a family's table in their order. Plays that the game does not have, or that have no fixed price, are left out. */
export function fieldsOf(family: string, plays: ReadonlyMap<string, Play>, pricing: Pricing): Field[] {
  return (TABLES[family] ?? []).flatMap(([code, size, only]) => {
    const play = plays.get(code);
    const row = play?.rows[0];
    if (!play || row?.kind !== 'picks') return [];
    return (only ?? row.values).flatMap((value) => {
      const tier = Object.entries(play.tally([[value]])).find(([, notes]) => notes > 0n)?.[0];
      const price = tier === undefined ? null : priceOf(play, tier, pricing);
      return price ? [{ play, value, price, size }] : [];
    });
  });
}

/** Names a field among those of a table. */
export const keyOf = ({ play, value }: Field): string => `${play.code} ${value}`;

/** The lowest and highest return to the player among the fields; null without one. */
export function returnsOf(fields: readonly Field[], pricing: Pricing): { least: Fraction; greatest: Fraction } | null {
  const shares = fields.flatMap(({ play, value }) => returnOf(play, [[value]], pricing) ?? []).sort(compare);
  return shares.length > 0 ? { least: shares[0]!, greatest: shares.at(-1)! } : null;
}

/** What the chips are worth, in units of stake. */
export const CHIPS = [1, 2, 5, 10, 25, 50] as const;
