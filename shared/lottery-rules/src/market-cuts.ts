import type { Result } from './draw.ts';
import { type Family, groupsOf } from './families.ts';

/** One digit of a result: the name of its group, the number within the group, the digit within the number, all from 0. */
export type DigitAt = readonly [group: string, number: number, digit: number];

/** A number that bets look at, digit by digit. */
export type Cut = readonly DigitAt[];

/**
 * Which numbers the bets of a Southeast Asian market look at. A market without `front3` or `bottom3` has no such bet; with
 * several cuts a bet wins once for each cut that shows its number. Source: domain.md 4.8.
 */
export interface MarketCuts {
  readonly top3: Cut;
  readonly top2: Cut;
  readonly bottom2: Cut;
  readonly front3?: readonly Cut[];
  readonly bottom3?: readonly Cut[];
}

/** Digits of one number: those from `from` up to, without, `to`. */
export const cut = (group: string, from: number, to: number, number = 0): Cut =>
  Array.from({ length: to - from }, (_, index): DigitAt => [group, number, from + index]);

const THAI: MarketCuts = {
  top3: cut('first', 3, 6),
  top2: cut('first', 4, 6),
  bottom2: cut('last2', 0, 2),
  front3: [cut('front3', 0, 3, 0), cut('front3', 0, 3, 1)],
  bottom3: [cut('last3', 0, 3, 0), cut('last3', 0, 3, 1)],
};

/** The cuts that a market of each family starts with. A game may have its own. */
export const MARKET_CUTS = {
  thai: THAI,
  'thai-state': THAI,
  hanoi: { top3: cut('special', 2, 5), top2: cut('special', 3, 5), bottom2: cut('first', 3, 5) },
  lao: { top3: cut('special', 3, 6), top2: cut('special', 4, 6), bottom2: cut('special', 2, 4) },
  yeekee: { top3: cut('numbers', 2, 5), top2: cut('numbers', 3, 5), bottom2: cut('numbers', 0, 2) },
  stock: { top3: cut('index', 3, 6), top2: cut('index', 4, 6), bottom2: cut('change', 2, 4) },
} as const satisfies Partial<Record<Family, MarketCuts>>;

/**
 * Reads the number of a cut from a result. Throws a RangeError if the cut has not `length` digits, if the family lacks one of
 * them, or if one is there twice: the numbers would not be equally likely.
 */
export function cutReader(family: Family, places: Cut, length: number): (result: Result) => string {
  const groups = groupsOf(family);
  const read = places.map(([name, number, digit]) => {
    const at = groups.findIndex((group) => group.name === name);
    const group = groups[at];
    if (group?.kind !== 'digits' || !isIndex(number, group.count) || !isIndex(digit, group.width))
      throw new RangeError(`${family} has no digit ${name}.${number}.${digit}.`);
    return [at, number, digit] as const;
  });
  if (new Set(read.map(String)).size !== length || read.length !== length)
    throw new RangeError(`The cut ${places.join(' ')} of ${family} is not ${length} different digits.`);
  return (result) => read.map(([at, number, digit]) => result[at]![number]![digit]!).join('');
}

const isIndex = (index: number, below: number): boolean => Number.isInteger(index) && index >= 0 && index < below;

/** The places of a cut's digits among all digits of a result, in the order of the cut. */
export function digitPlaces(family: Family, cut: Cut): number[] {
  const starts = new Map<string, { at: number; width: number }>();
  let at = 0;
  for (const group of groupsOf(family)) {
    if (group.kind !== 'digits') throw new RangeError(`${family} draws other things than digits.`);
    starts.set(group.name, { at, width: group.width });
    at += group.count * group.width;
  }
  return cut.map(([name, number, digit]) => {
    const start = starts.get(name)!;
    return start.at + number * start.width + digit;
  });
}
