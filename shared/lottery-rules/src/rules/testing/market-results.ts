import type { Result } from '../../draw.ts';

/** Every number of `length` digits, ascending. */
export const numbersOf = (length: number): string[] =>
  Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'));

/** A result of the family `thai` with the given parts; the rest is nines. */
export const thaiResult = ({
  first = '999999',
  front3 = ['999', '999'],
  last3 = ['999', '999'],
  last2 = '99',
}: Partial<{ first: string; front3: string[]; last3: string[]; last2: string }>): Result => [
  [first],
  front3,
  last3,
  [last2],
];
