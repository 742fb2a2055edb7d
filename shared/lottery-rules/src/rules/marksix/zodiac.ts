import type { Day } from '../../zone-time.ts';

/** The animals in the order of the years. */
export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Animal = (typeof ANIMALS)[number];

/** The first day of each lunar year from 2020, the year of the rat, on; the last one ends the list. */
const NEW_YEARS: readonly Day[] = [
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
];

/** Index of the animal of the lunar year in which a day lies. Throws a RangeError outside the list. */
export function yearAnimalAt(day: Day): number {
  const year = NEW_YEARS.findLastIndex((first) => first <= day);
  if (year < 0 || year === NEW_YEARS.length - 1) throw new RangeError(`No lunar year is known for ${day}.`);
  return year % ANIMALS.length;
}

/**
 * The animal of each ball for a draw on `day`: the year's own has 01, 13, 25, 37 and 49, the one before 02, 14 and so on.
 */
export function zodiacAt(day: Day): { readonly thisYear: Animal; readonly animalOf: (ball: string) => Animal } {
  const year = yearAnimalAt(day);
  return {
    thisYear: ANIMALS[year]!,
    animalOf: (ball) => ANIMALS[(year - ((Number(ball) - 1) % 12) + 12) % 12]!,
  };
}
