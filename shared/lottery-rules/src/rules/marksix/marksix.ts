import type { House } from '../../house.ts';
import type { Play } from '../../play.ts';
import type { Day } from '../../zone-time.ts';
import { chained } from './chained.ts';
import { linkedPlays } from './linked.ts';
import { mainNumber, sixAnimals, specialAnimal, specialPlays } from './special.ts';
import { parlay, totalSides } from './totals.ts';
import { ANIMALS, zodiacAt } from './zodiac.ts';

const SIZES = [1, 2, 3, 4, 5] as const;
const TAILS = Array.from({ length: 10 }, (_, tail) => String(tail));

const TAIL_PLAYS: readonly Play[] = SIZES.map((size) =>
  chained(
    {
      tab: 'tail',
      row: 'tails',
      values: TAILS,
      classOf: (ball) => ball[1]!,
      odd: '0',
      tiers: ['tail', 'with-zero'],
    },
    { code: `tails${size}`, name: size === 1 ? 'One tail' : `${size} chained tails`, size },
  ),
);

function animalPlays(drawDay: Day): Play[] {
  const { thisYear, animalOf } = zodiacAt(drawDay);
  return [
    specialAnimal(ANIMALS, animalOf, thisYear),
    sixAnimals(ANIMALS, animalOf),
    ...SIZES.map((size) =>
      chained(
        {
          tab: 'zodiac',
          row: 'animals',
          values: ANIMALS,
          classOf: animalOf,
          odd: thisYear,
          tiers: ['animal', 'with-year-animal'],
        },
        { code: `animals${size}`, name: size === 1 ? 'One animal' : `${size} chained animals`, size },
      ),
    ),
  ];
}

/** Mark Six at fixed odds. Animals are those of the draw's day. Source: domain.md 4.6. */
export const markSixPlays = (_house: House, drawDay: Day): readonly Play[] => [
  ...specialPlays,
  mainNumber,
  ...linkedPlays,
  ...animalPlays(drawDay),
  ...TAIL_PLAYS,
  totalSides,
  parlay,
];
