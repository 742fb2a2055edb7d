import { win } from '../../play.ts';
import type { NumbersRule, Numbers } from './numbers-rule.ts';

export interface Valued {
  readonly code: string;
  readonly name: string;
  /** Name of the row. */
  readonly row: string;
  /** By value, the orders of numbers for which it holds. */
  readonly weights: Readonly<Record<string, number | bigint>>;
  /** The values that hold for the numbers. */
  of(numbers: Numbers): readonly string[];
  readonly example: string;
  readonly priced?: NumbersRule['priced'];
}

/**
 * What is bet on is a property of the numbers: their sum, their shape. A note is one value. Values of equal weight share the tier
 * `hit`; otherwise each value is a tier.
 */
export function valued({ code, name, row, weights, of, example, priced = 'group' }: Valued): NumbersRule {
  const entries = Object.entries(weights).map(([value, weight]) => [value, BigInt(weight)] as const);
  const equal = entries.every(([, weight]) => weight === entries[0]![1]);
  const tierOf = (value: string): string => (equal ? 'hit' : value);
  const values = Object.keys(weights);
  return {
    code,
    name,
    priced,
    rows: [{ kind: 'picks', name: row, values, min: 1, max: values.length }],
    example,
    tiers: equal ? { hit: entries[0]![1] } : Object.fromEntries(entries),
    count: ([chosen]) => BigInt(chosen!.length),
    expand: ([chosen]) => chosen!,
    hits: (note, numbers) => win(of(numbers).includes(note), tierOf(note)),
    wins([chosen], numbers) {
      const held = of(numbers).filter((value) => chosen!.includes(value));
      return equal ? win(held.length) : held.map((tier) => ({ tier, notes: 1n }));
    },
    tally: ([chosen]) =>
      equal ? { hit: BigInt(chosen!.length) } : Object.fromEntries(chosen!.map((value) => [value, 1n])),
  };
}
