import { product } from '../../combinations.ts';
import { definePlay, type Play, win } from '../../play.ts';
import { DIGITS, digitsOf } from '../digits.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export interface Span {
  code: string;
  tab: string;
  name: string;
  /** Places of the drawn number that the play looks at: from, and how many. */
  from: number;
  places: number;
}

/** Every chosen place has to be right: one digit of each row. */
export const direct = (drawn: 5 | 3, { code, tab, name, from, places }: Span): Play =>
  definePlay({
    code: `${code}-direct`,
    tab,
    name: `${name} direct`,
    family: drawn === 5 ? 'ssc' : 'pick3',
    rows: PLACES.slice(from, from + places).map((place) => ({
      kind: 'picks',
      name: place,
      values: DIGITS,
      min: 1,
      max: 10,
    })),
    example: Array.from({ length: places }, (_, place) => (place === 0 ? '1,2' : String(place + 2))).join('|'),
    space: 10n ** BigInt(drawn),
    tiers: { hit: 10n ** BigInt(drawn - places) },
    count: (rows) => rows.reduce((notes, row) => notes * BigInt(row.length), 1n),
    *expand(rows) {
      for (const digits of product(rows)) yield digits.join('');
    },
    hits: (note, result) => win(digitsOf(result).slice(from, from + places) === note ? 1 : 0),
    wins: (rows, result) => win(rows.every((row, place) => row.includes(result[0]![from + place]!)) ? 1 : 0),
  });
