import { permutations } from '../../combinations.ts';
import type { Family } from '../../families.ts';
import { type Cut, cutReader } from '../../market-cuts.ts';
import { definePlay, type Play, win } from '../../play.ts';
import { cutTerm } from './cut-term.ts';
import { entries, numberRow } from './numbers.ts';

/** The shape of a number, by how many different digits it has, from one to three. */
const SHAPES = ['triple', 'pair', 'distinct'] as const;
const shapeOf = (number: string): (typeof SHAPES)[number] => SHAPES[new Set(number).size - 1]!;
const sorted = (number: string): string => [...number].sort().join('');

/** Three digits in any order. A note is its sorted number, and its shape is its tier. */
export function tod(family: Family, places: Cut): Play {
  const read = cutReader(family, places, 3);
  return definePlay({
    ...entries,
    code: 'three-tod',
    tab: 'three-tod',
    name: 'Three tod',
    family,
    rows: [numberRow(3, { sorted: true, max: 220 })],
    priced: 'odds',
    numbered: true,
    example: '123,112,555',
    space: 1000n,
    tiers: { distinct: 6n, pair: 3n, triple: 1n },
    terms: ([row]) => [
      cutTerm(
        family,
        places,
        () => row!.flatMap((number) => Array.from(permutations([...number]), (digits) => digits.join(''))),
        (number) => win(1, shapeOf(number)),
      ),
    ],
    hits: (note, result) => win(sorted(read(result)) === note ? 1 : 0, shapeOf(note)),
    wins([row], result) {
      const number = sorted(read(result));
      return win(row!.includes(number) ? 1 : 0, shapeOf(number));
    },
    tally([row]) {
      const notes = { distinct: 0n, pair: 0n, triple: 0n };
      for (const number of row!) notes[shapeOf(number)] += 1n;
      return notes;
    },
  });
}
