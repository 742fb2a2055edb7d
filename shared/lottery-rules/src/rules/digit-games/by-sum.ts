import { product } from '../../combinations.ts';
import { DIGITS } from '../digits.ts';
import { listed } from '../numbers/listed.ts';
import type { Numbers, NumbersRule } from '../numbers/numbers-rule.ts';
import { sumOf } from '../numbers/sums.ts';
import { GROUP_TIERS, groupTier, isTriple } from './shape.ts';

const tuples = (places: number): string[] =>
  Array.from(product(Array.from({ length: places }, () => DIGITS)), (digits) => digits.join(''));
const sorted = (digits: Numbers): string => [...digits].sort().join('');
const spanOf = (digits: Numbers): number => Math.max(...digits.map(Number)) - Math.min(...digits.map(Number));
const upTo = (last: number, from = 0): string[] =>
  Array.from({ length: last - from + 1 }, (_, at) => String(from + at));

/** Every tuple with one of the sums. */
export const directSum = (places: number): NumbersRule =>
  listed({
    code: 'sum',
    name: 'direct by sum',
    row: 'sums',
    values: upTo(9 * places),
    notes: () => tuples(places),
    noteOf: (digits) => digits.join(''),
    valuesOf: (note) => [String(sumOf([...note]))],
    tiers: { hit: 1n },
    example: '1,8',
  });

/** Every tuple whose highest and lowest digit are so far apart. */
export const directSpan = (places: number): NumbersRule =>
  listed({
    code: 'span',
    name: 'direct by span',
    row: 'spans',
    values: upTo(9),
    notes: () => tuples(places),
    noteOf: (digits) => digits.join(''),
    valuesOf: (note) => [String(spanOf([...note]))],
    tiers: { hit: 1n },
    example: '0,4',
  });

/** The sets of digits that a group bet can name: without triples, for two places without pairs. */
const groupNotes = (places: number): string[] => [
  ...new Set(
    tuples(places)
      .filter((note) => !isTriple([...note]))
      .map((note) => sorted([...note])),
  ),
];
const inGroups = (places: number) => ({
  notes: () => groupNotes(places),
  noteOf: (digits: Numbers) => (isTriple(digits) ? null : sorted(digits)),
  tiers: places === 3 ? GROUP_TIERS : { hit: 2n },
  ...(places === 3 && { tierOf: (note: string) => groupTier([...note]) }),
});

/** Every set with one of the sums, whatever the order. */
export const groupSum = (places: number): NumbersRule =>
  listed({
    code: 'group-sum',
    name: 'group by sum',
    row: 'sums',
    values: upTo(9 * places - 1, 1),
    ...inGroups(places),
    valuesOf: (note) => [String(sumOf([...note]))],
    example: '1,4',
  });

/** Every set with the one chosen digit (bao dan). */
export const bankerDigit = (places: number): NumbersRule =>
  listed({
    code: 'group-digit',
    name: 'group by digit',
    row: 'digit',
    values: DIGITS,
    max: 1,
    ...inGroups(places),
    valuesOf: (note) => [...new Set(note)],
    example: '7',
  });
