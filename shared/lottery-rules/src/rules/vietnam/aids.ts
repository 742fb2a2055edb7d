import { permutations } from '../../combinations.ts';
import { DIGITS } from '../digits.ts';
import { PAIRS } from './region.ts';

/** The animals in the order of the remainders: a number is of the animal at `number mod 12`. Rat has 00, 12, 24 … */
export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'cat',
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

/** Two-digit numbers of an animal. */
export const ofAnimal = (animal: Animal): string[] =>
  PAIRS.filter((number) => Number(number) % ANIMALS.length === ANIMALS.indexOf(animal));

/** Đảo: every different order of the digits of a number, ascending. */
export const reversed = (number: string): string[] =>
  Array.from(permutations([...number]), (digits) => digits.join('')).sort();

/** Kéo chục: the ten numbers with these tens. */
export const withTens = (digit: string): string[] => DIGITS.map((units) => digit + units);
/** Kéo đơn vị: the ten numbers with these units. */
export const withUnits = (digit: string): string[] => DIGITS.map((tens) => tens + digit);
/** Every number of `length` equal digits. */
export const doubles = (length = 2): string[] => DIGITS.map((digit) => digit.repeat(length));

/** Tài (50 … 99), xỉu (00 … 49), chẵn (even), lẻ (odd). */
export const SIDES = {
  big: PAIRS.slice(50),
  small: PAIRS.slice(0, 50),
  even: PAIRS.filter((number) => Number(number) % 2 === 0),
  odd: PAIRS.filter((number) => Number(number) % 2 === 1),
} as const satisfies Record<string, readonly string[]>;
