import { win } from '../../play.ts';
import type { Numbers, NumbersRule } from './numbers-rule.ts';

export interface Listed {
  readonly code: string;
  readonly name: string;
  readonly row: string;
  readonly values: readonly string[];
  /** Values of one selection. */
  readonly max?: number;
  /** Every note of the play. */
  readonly notes: readonly string[];
  /** The note that wins, null if none does. */
  noteOf(numbers: Numbers): string | null;
  /** The values that stand for the note. */
  valuesOf(note: string): readonly string[];
  readonly tiers: Readonly<Record<string, bigint>>;
  tierOf?(note: string): string;
  readonly example: string;
}

/** One value stands for a list of notes: a sum for every tuple with this sum. A selection has one value, or values without a common note. */
export function listed({
  code,
  name,
  row,
  values,
  max,
  notes,
  noteOf,
  valuesOf,
  tiers,
  tierOf,
  example,
}: Listed): NumbersRule {
  const tier = tierOf ?? (() => 'hit');
  const byValue = new Map<string, string[]>(values.map((value) => [value, []]));
  for (const note of notes) for (const value of valuesOf(note)) byValue.get(value)!.push(note);
  const tallies = new Map(
    Array.from(byValue, ([value, list]) => [value, Map.groupBy(list, tier)] as const).map(([value, groups]) => [
      value,
      Array.from(groups, ([of, list]) => [of, BigInt(list.length)] as const),
    ]),
  );
  return {
    code,
    name,
    rows: [{ kind: 'picks', name: row, values, min: 1, max: max ?? values.length }],
    example,
    tiers,
    count: ([chosen]) => chosen!.reduce((all, value) => all + BigInt(byValue.get(value)!.length), 0n),
    expand: ([chosen]) => chosen!.flatMap((value) => byValue.get(value)!),
    hits: (note, numbers) => win(noteOf(numbers) === note, tier(note)),
    wins([chosen], numbers) {
      const note = noteOf(numbers);
      return note !== null && valuesOf(note).some((value) => chosen!.includes(value)) ? win(1, tier(note)) : [];
    },
    most: () => 1n,
    tally([chosen]) {
      const tally: Record<string, bigint> = {};
      for (const value of chosen!) for (const [of, count] of tallies.get(value)!) tally[of] = (tally[of] ?? 0n) + count;
      return tally;
    },
  };
}
