import type { Result } from '../../draw.ts';
import { definePlay, type Play, win } from '../../play.ts';
import type { Row } from '../../selection.ts';
import { DIGITS } from '../digits.ts';
import { numberAt, placesOf, type Region, type Spot, spaceOf } from './region.ts';

export interface Ending {
  code: string;
  tab: string;
  name: string;
  /** Digits of a note. */
  length: number;
  /** The drawn numbers that can be hit; each at most once. */
  spots: readonly Spot[];
  /** Units of stake per number; the number of spots if left out. */
  cost?: number;
  /** Digits that follow the note's: 1 for the tens digit of a number. */
  before?: number;
}

const HIT = win(1);
/** Most numbers of one selection. */
const LIMITS: Readonly<Record<number, number>> = { 1: 10, 2: 100, 3: 1_000, 4: 1_000 };

const rowOf = (length: number): Row =>
  length === 1
    ? { kind: 'picks', name: 'digit', values: DIGITS, min: 1, max: 10 }
    : { kind: 'typed', name: 'numbers', values: DIGITS, length, separator: '', min: 1, max: LIMITS[length]! };

/** Numbers that end like drawn numbers: each number pays once for every drawn number that it matches (bao lô and its parts). */
export function ending(region: Region, { code, tab, name, length, spots, cost, before = 0 }: Ending): Play {
  const endingOf = (number: string): string => number.slice(number.length - before - length, number.length - before);
  const places = placesOf(region, spots);
  const tails = before === 0 ? [''] : DIGITS;
  const seen = new WeakMap<Result, ReadonlyMap<string, number>>();
  /** How often each ending is drawn. */
  const drawn = (result: Result): ReadonlyMap<string, number> => {
    let counts = seen.get(result);
    if (!counts) {
      const fresh = new Map<string, number>();
      for (const spot of spots) {
        const text = endingOf(numberAt(result, spot));
        fresh.set(text, (fresh.get(text) ?? 0) + 1);
      }
      seen.set(result, fresh);
      counts = fresh;
    }
    return counts;
  };
  return definePlay({
    code,
    tab,
    name,
    family: region.family,
    rows: [rowOf(length)],
    priced: 'odds',
    cost: BigInt(cost ?? spots.length),
    numbered: true,
    example: length === 1 ? '4,7' : `${'07'.padStart(length, '1')},${'68'.padStart(length, '9')}`,
    space: spaceOf(region),
    tiers: { hit: BigInt(spots.length) * 10n ** BigInt(region.digits - length) },
    count: ([numbers]) => BigInt(numbers!.length),
    expand: ([numbers]) => numbers!,
    hits: (note, result) => win(spots.filter((spot) => endingOf(numberAt(result, spot)) === note).length),
    wins([numbers], result) {
      const counts = drawn(result);
      return win(numbers!.reduce((hits, number) => hits + (counts.get(number) ?? 0), 0));
    },
    endings: ([numbers]) => [
      {
        places,
        *endings() {
          for (const number of numbers!) for (const tail of tails) yield [number + tail, HIT];
        },
      },
    ],
  });
}
