import type { Family } from '../../families.ts';
import { type Cut, cutReader, digitPlaces } from '../../market-cuts.ts';
import { definePlay, type Play, win } from '../../play.ts';
import { DIGITS } from '../digits.ts';
import { entries } from './numbers.ts';

/** A digit that a cut shows at any place: it wins once, however often the digit is there. */
export function run(family: Family, code: string, name: string, length: 2 | 3, places: Cut): Play {
  const read = cutReader(family, places, length);
  return definePlay({
    ...entries,
    code,
    tab: code,
    name,
    family,
    rows: [{ kind: 'picks', name: 'digits', values: DIGITS, min: 1, max: 10 }],
    priced: 'odds',
    numbered: true,
    example: '0,5,7',
    space: 10n ** BigInt(length),
    tiers: { hit: 10n ** BigInt(length) - 9n ** BigInt(length) },
    terms: ([row]) => [
      {
        places: digitPlaces(family, places).sort((a, b) => a - b),
        wins: (digits) => win([...new Set(digits)].filter((digit) => row!.includes(digit)).length),
      },
    ],
    hits: (note, result) => win(read(result).includes(note) ? 1 : 0),
    wins: ([row], result) => win([...new Set(read(result))].filter((digit) => row!.includes(digit)).length),
  });
}
