import { win } from '../../play.ts';
import type { Numbers, NumbersRule } from './numbers-rule.ts';

export interface Listed {
  readonly code: string;
  readonly name: string;
  readonly row: string;
  readonly values: readonly string[];
  /** Values of one selection. */
  readonly max?: number;
  /** Every note of the play; listed when the first selection is counted. */
  notes(): readonly string[];
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
  let lists: ReadonlyMap<string, List> | undefined;
  const listOf = (value: string): List => {
    lists ??= listsBy(values, notes(), valuesOf, tier);
    return lists.get(value)!;
  };
  return {
    code,
    name,
    rows: [{ kind: 'picks', name: row, values, min: 1, max: max ?? values.length }],
    example,
    tiers,
    count: ([chosen]) => chosen!.reduce((all, value) => all + BigInt(listOf(value).notes.length), 0n),
    expand: ([chosen]) => chosen!.flatMap((value) => listOf(value).notes),
    hits: (note, numbers) => win(noteOf(numbers) === note, tier(note)),
    wins([chosen], numbers) {
      const note = noteOf(numbers);
      return note !== null && valuesOf(note).some((value) => chosen!.includes(value)) ? win(1, tier(note)) : [];
    },
    most: () => 1n,
    tally([chosen]) {
      const tally: Record<string, bigint> = {};
      for (const value of chosen!) for (const [of, count] of listOf(value).tally) tally[of] = (tally[of] ?? 0n) + count;
      return tally;
    },
  };
}

interface List {
  readonly notes: string[];
  readonly tally: readonly (readonly [tier: string, count: bigint])[];
}

function listsBy(
  values: readonly string[],
  notes: readonly string[],
  valuesOf: (note: string) => readonly string[],
  tier: (note: string) => string,
): ReadonlyMap<string, List> {
  const byValue = new Map<string, string[]>(values.map((value) => [value, []]));
  for (const note of notes) for (const value of valuesOf(note)) byValue.get(value)!.push(note);
  return new Map(
    Array.from(byValue, ([value, list]) => {
      const groups = Map.groupBy(list, tier);
      return [value, { notes: list, tally: Array.from(groups, ([of, some]) => [of, BigInt(some.length)] as const) }];
    }),
  );
}
