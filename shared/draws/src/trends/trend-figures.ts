import type { Result } from '@atrium/lottery-rules/draw';
import { type Family, type Group, groupsOf } from '@atrium/lottery-rules/families';

/** Draws that trends and recent results look back over. */
export const TREND_DRAWS = 100;

/** A place of a result whose values are counted: one of several in order, or all numbers of a group together (`at` null). */
export interface TrendPlace {
  readonly at: number | null;
  readonly values: readonly string[];
}

/** A value in the last draws. `missing`: draws since it last came, all of them if it did not. */
export interface ValueTrend {
  readonly value: string;
  readonly missing: number;
  readonly longest: number;
  readonly hits: number;
}

const valuesOf = (group: Group): readonly string[] => {
  if (group.kind === 'digits') return [...'0123456789'];
  if (group.kind === 'dice') return Array.from({ length: group.sides }, (_, at) => String(at + 1));
  return Array.from({ length: group.to - group.from + 1 }, (_, at) => String(group.from + at).padStart(2, '0'));
};

/** The places that have trends; none for prize tables, whose numbers are longer. */
export function placesOf(family: Family): readonly TrendPlace[] {
  const [group] = groupsOf(family);
  if (!group || (group.kind === 'digits' && group.width > 1)) return [];
  const values = valuesOf(group);
  const isOrdered = group.kind === 'digits' || (group.kind === 'picks' && !group.sorted);
  return isOrdered ? Array.from({ length: group.count }, (_, at) => ({ at, values })) : [{ at: null, values }];
}

/** How often each value of a place came, and for how long it has not. `results`: newest first. */
export function trendsOf({ at, values }: TrendPlace, results: readonly Result[]): readonly ValueTrend[] {
  return values.map((value) => {
    let [hits, longest, run] = [0, 0, 0];
    let missing: number | null = null;
    for (const [group] of results) {
      const isHit = at === null ? group!.includes(value) : group![at] === value;
      if (isHit) {
        missing ??= run;
        hits += 1;
        run = 0;
      } else run += 1;
      longest = Math.max(longest, run);
    }
    return { value, missing: missing ?? results.length, longest, hits };
  });
}

/** One draw of a place: of each value its number if it came, or how many draws it has been missing. */
export interface GapRow {
  readonly issue: string;
  readonly gaps: readonly (string | number)[];
}

/** The gaps of a place after each of the latest draws, oldest first. `draws`: newest first. */
export function gapsOf(
  { at, values }: TrendPlace,
  draws: readonly { issue: string; result: Result }[],
  shown: number,
): readonly GapRow[] {
  const missing = values.map(() => 0);
  const rows = [...draws].reverse().map(({ issue, result: [group] }) => ({
    issue,
    gaps: values.map((value, index) => {
      const isHit = at === null ? group!.includes(value) : group![at] === value;
      missing[index] = isHit ? 0 : missing[index]! + 1;
      return isHit ? value : missing[index]!;
    }),
  }));
  return rows.slice(-shown);
}

/** Through the middle of each value that came, as points of a line: columns and rows of 1 by 1. */
export const hitPoints = (rows: readonly GapRow[]): string =>
  rows
    .flatMap(({ gaps }, row) =>
      gaps.flatMap((gap, at) => (typeof gap === 'string' ? [`${at + 0.5},${row + 0.5}`] : [])),
    )
    .join(' ');

export type Side = 'big' | 'small' | 'odd' | 'even';
/** The sum of a draw with its sides; `size` is null in the middle, which is neither. */
export interface SumTrend {
  readonly sum: number;
  readonly size: 'big' | 'small' | null;
  readonly parity: 'odd' | 'even';
}

/** The sum of a result; of a finishing order, whose whole sum never changes, that of the first two. */
export function sumOf(family: Family, result: Result): SumTrend {
  const [group] = groupsOf(family);
  const values = valuesOf(group!);
  const all = result[0]!;
  const summed = all.length === values.length ? all.slice(0, 2) : all;
  const sum = summed.reduce((total, number) => total + Number(number), 0);
  const middle = (summed.length * (Number(values[0]) + Number(values.at(-1)))) / 2;
  return {
    sum,
    size: sum === middle ? null : sum > middle ? 'big' : 'small',
    parity: sum % 2 === 1 ? 'odd' : 'even',
  };
}

/** A bead of a road, by column and row from 0. */
export interface Bead<S extends string> {
  readonly column: number;
  readonly row: number;
  readonly side: S;
}
const ROAD_ROWS = 6;

/** A road: a new column starts when the side changes; a run longer than a column, or one that meets beads, bends to the right. `sides`: oldest first. */
export function roadOf<S extends string>(sides: readonly S[]): readonly Bead<S>[] {
  const beads: Bead<S>[] = [];
  const taken = new Set<string>();
  let start = -1;
  let [column, row] = [0, 0];
  for (const [index, side] of sides.entries()) {
    if (index === 0 || side !== sides[index - 1]) {
      start += 1;
      while (taken.has(`${start} 0`)) start += 1;
      [column, row] = [start, 0];
    } else if (row + 1 < ROAD_ROWS && !taken.has(`${column} ${row + 1}`) && column === start) row += 1;
    else column += 1;
    taken.add(`${column} ${row}`);
    beads.push({ column, row, side });
  }
  return beads;
}
