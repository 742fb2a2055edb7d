import { permutations } from '../../combinations.ts';
import { DIGITS } from '../digits.ts';

/** Nineteen doors: every two-digit number that has the digit. */
export const nineteenDoors = (digit: string): string[] =>
  DIGITS.flatMap((tens) => DIGITS.filter((units) => tens === digit || units === digit).map((units) => tens + units));

/** Every different order of a number's digits, ascending. */
export const ordersOf = (number: string): string[] =>
  [...permutations([...number])].map((digits) => digits.join('')).sort();

/** 00, 11, … 99. */
export const doubles = (): string[] => DIGITS.map((digit) => digit + digit);

/** 000, 111, … 999. */
export const triples = (): string[] => DIGITS.map((digit) => digit.repeat(3));
