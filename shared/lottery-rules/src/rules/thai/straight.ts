import { definePlay, type Play, win } from '../../play.ts';
import { type Cut, cutReader } from '../../market-cuts.ts';
import type { Family } from '../../families.ts';
import { cutTerm } from './cut-term.ts';
import { entries, numberRow } from './numbers.ts';

/** A number in its order: wins once for each cut that shows it. */
export function straight(family: Family, code: string, name: string, length: 2 | 3, cuts: readonly Cut[]): Play {
  const read = cuts.map((places) => cutReader(family, places, length));
  const numbers = 10n ** BigInt(length);
  const others = numbers ** BigInt(cuts.length - 1);
  return definePlay({
    ...entries,
    code,
    tab: code,
    name,
    family,
    rows: [numberRow(length)],
    priced: 'odds',
    numbered: true,
    example: length === 3 ? '007,123,555' : '07,12,55',
    space: numbers * others,
    tiers: { hit: BigInt(cuts.length) * others },
    terms: ([row]) =>
      cuts.map((places) =>
        cutTerm(
          family,
          places,
          () => row!,
          () => win(1),
        ),
      ),
    hits: (note, result) => win(read.filter((number) => number(result) === note).length),
    wins: ([row], result) => win(read.filter((number) => row!.includes(number(result))).length),
  });
}
