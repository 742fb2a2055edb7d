import { choose, combinations, product } from '../../combinations.ts';
import { win } from '../../play.ts';
import type { PickRow } from '../../selection.ts';
import type { NumbersRule } from './numbers-rule.ts';
import { PLACES } from './places.ts';

/** What one place is bet on: each value stands for the numbers that it holds. */
export interface PlaceValues {
  readonly values: readonly string[];
  /** By value; left out where a value is the number itself. Every value holds equally many. */
  readonly numbersOf?: Readonly<Record<string, readonly string[]>>;
}

export interface Ordered {
  readonly code: string;
  readonly name: string;
  /** The place of the draw where the rows begin. */
  readonly from?: number;
  readonly places: readonly PlaceValues[];
  readonly example: string;
  /** The numbers of a draw are different, so a note has no number twice. Its weight is 1. */
  readonly distinct?: boolean;
}

/** Every place has to be right: a note has one value for each. */
export function ordered({ code, name, from = 0, places, example, distinct = false }: Ordered): NumbersRule {
  const holds = (place: number, value: string, number: string): boolean => {
    const numbers = places[place]!.numbersOf?.[value];
    return numbers ? numbers.includes(number) : value === number;
  };
  const plain = places.every(({ values, numbersOf }) => !numbersOf && values.every((value) => value.length === 1));
  const separator = plain ? '' : ' ';
  const weight = places.reduce((all, { values, numbersOf }) => all * (numbersOf?.[values[0]!]?.length ?? 1), 1);
  return {
    code,
    name,
    rows: places.map(({ values }, place) => ({
      kind: 'picks',
      name: PLACES[from + place]!,
      values,
      min: 1,
      max: values.length,
    })),
    example,
    tiers: { hit: BigInt(weight) },
    count: (rows) => (distinct ? distinctTuples(rows) : rows.reduce((notes, row) => notes * BigInt(row.length), 1n)),
    *expand(rows) {
      for (const tuple of product(rows)) if (!distinct || isDistinct(tuple)) yield tuple.join(separator);
    },
    hits: (note, numbers) => win(note.split(separator).every((value, place) => holds(place, value, numbers[place]!))),
    wins(rows, numbers) {
      let notes = 1;
      for (let place = 0; place < rows.length && notes > 0; place += 1) {
        let holding = 0;
        for (const value of rows[place]!) if (holds(place, value, numbers[place]!)) holding += 1;
        notes *= holding;
      }
      return win(notes);
    },
    *winners(rows) {
      const numbers = rows.map((row, place) => [
        ...new Set(row.flatMap((value) => places[place]!.numbersOf?.[value] ?? [value])),
      ]);
      for (const tuple of product(numbers)) if (!distinct || isDistinct(tuple)) yield tuple;
    },
    most: (rows) => rows.reduce((notes, row, place) => notes * mostHeld(places[place]!, row), 1n),
  };
}

const isDistinct = (tuple: readonly string[]): boolean => new Set(tuple).size === tuple.length;

/** How many of the values one number can have. */
function mostHeld({ numbersOf }: PlaceValues, row: readonly string[]): bigint {
  if (!numbersOf) return 1n;
  const held = new Map<string, number>();
  for (const number of row.flatMap((value) => numbersOf[value]!)) held.set(number, (held.get(number) ?? 0) + 1);
  return BigInt(Math.max(...held.values()));
}

/** How many tuples take one value of each row and none twice: the values taken so far, as a bit mask, with their number of tuples. */
function distinctTuples(rows: readonly (readonly string[])[]): bigint {
  const bits = new Map([...new Set(rows.flat())].map((value, index) => [value, 1 << index]));
  let tuples = new Map<number, bigint>([[0, 1n]]);
  for (const row of rows) {
    const longer = new Map<number, bigint>();
    for (const [taken, count] of tuples)
      for (const value of row) {
        const bit = bits.get(value)!;
        if (!(taken & bit)) longer.set(taken | bit, (longer.get(taken | bit) ?? 0n) + count);
      }
    tuples = longer;
  }
  let total = 0n;
  for (const count of tuples.values()) total += count;
  return total;
}

/**
 * `right` of the places have to be right, whichever: a note has a value for as many places. Rows may be empty. `others`: numbers
 * that the remaining places can have together, for one note.
 */
export function scattered(
  code: string,
  name: string,
  rows: readonly PickRow[],
  right: number,
  others: bigint,
  example: string,
): NumbersRule {
  const EMPTY = '-';
  return {
    code,
    name,
    rows: rows.map((row) => ({ ...row, min: 0 })),
    example,
    tiers: { hit: others },
    /** The elementary symmetric sum of the rows' lengths. */
    count(selection) {
      const sums = [1n, ...Array.from({ length: right }, () => 0n)];
      for (const { length } of selection)
        for (let size = right; size > 0; size -= 1) sums[size]! += sums[size - 1]! * BigInt(length);
      return sums[right]!;
    },
    *expand(selection) {
      const places = Array.from(selection.keys());
      for (const chosen of combinations(places, right))
        for (const values of product(chosen.map((place) => selection[place]!)))
          yield places.map((place) => values[chosen.indexOf(place)] ?? EMPTY).join(' ');
    },
    hits: (note, numbers) => win(note.split(' ').every((value, place) => value === EMPTY || value === numbers[place])),
    wins(selection, numbers) {
      let rightPlaces = 0;
      for (let place = 0; place < numbers.length; place += 1)
        if (selection[place]!.includes(numbers[place]!)) rightPlaces += 1;
      return win(choose(rightPlaces, right));
    },
    terms: (selection) =>
      Array.from(combinations(Array.from(selection.keys()), right), (chosen) => ({
        places: chosen,
        winners: () => product(chosen.map((place) => selection[place]!)),
        most: 1n,
        wins: () => win(1),
      })).filter(({ places }) => places.every((place) => selection[place]!.length > 0)),
  };
}
