import { PUSH, win } from '../../play.ts';
import type { NumbersRule, Numbers } from './numbers-rule.ts';

export interface Valued {
  readonly code: string;
  readonly name: string;
  /** Name of the row. */
  readonly row: string;
  /** By value, the orders of numbers for which it holds. */
  readonly weights: Readonly<Record<string, number | bigint>>;
  /** The values that hold for the numbers; twice where a value wins twice. */
  of(numbers: Numbers): readonly string[];
  /** Numbers for which the stake on some of the values comes back. */
  readonly push?: Push;
  readonly example: string;
  readonly priced?: NumbersRule['priced'];
}

export interface Push {
  /** The values whose stake may come back. */
  readonly values: readonly string[];
  is(numbers: Numbers): boolean;
  /** Orders of numbers for which it does, and for which it does not. */
  readonly weight: bigint;
  readonly decided: bigint;
}

/**
 * What is bet on is a property of the numbers: their sum, their shape. A note is one value. Values of equal weight share the tier
 * `hit`; otherwise each value is a tier.
 */
export function valued({ code, name, row, weights, of, push, example, priced = 'group' }: Valued): NumbersRule {
  const entries = Object.entries(weights).map(([value, weight]) => [value, BigInt(weight)] as const);
  const equal =
    entries.every(([, weight]) => weight === entries[0]![1]) && (!push || push.values.length === entries.length);
  const tierOf = (value: string): string => (equal ? 'hit' : value);
  const values = entries.map(([value]) => value);
  const tiers = equal ? { hit: entries[0]![1] } : Object.fromEntries(entries);
  return {
    code,
    name,
    priced,
    rows: [{ kind: 'picks', name: row, values, min: 1, max: values.length }],
    example,
    tiers: push ? { ...tiers, [PUSH]: push.weight } : tiers,
    ...(push && { decided: Object.fromEntries(push.values.map((value) => [tierOf(value), push.decided])) }),
    count: ([chosen]) => BigInt(chosen!.length),
    expand: ([chosen]) => chosen!,
    hits: (note, numbers) =>
      push?.values.includes(note) && push.is(numbers)
        ? win(1, PUSH)
        : win(of(numbers).filter((value) => value === note).length, tierOf(note)),
    wins([chosen], numbers) {
      const returned = push?.is(numbers) ? push.values.filter((value) => chosen!.includes(value)).length : 0;
      const held = of(numbers).filter((value) => chosen!.includes(value));
      const won = equal ? win(held.length) : held.map((tier) => ({ tier, notes: 1n }));
      return returned ? [...won, ...win(returned, PUSH)] : won;
    },
    tally([chosen]) {
      const won = equal ? { hit: BigInt(chosen!.length) } : Object.fromEntries(chosen!.map((value) => [value, 1n]));
      const returned = push?.values.filter((value) => chosen!.includes(value)).length;
      return returned ? { ...won, [PUSH]: BigInt(returned) } : won;
    },
  };
}
