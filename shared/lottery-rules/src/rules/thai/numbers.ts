import type { Selection, TypedRow } from '../../selection.ts';
import { DIGITS } from '../digits.ts';

/** Numbers of `length` digits, as many as there are. */
export const numberRow = (length: number, more: Partial<Pick<TypedRow, 'sorted' | 'fits' | 'max'>> = {}): TypedRow => ({
  kind: 'typed',
  name: 'numbers',
  values: DIGITS,
  length,
  separator: '',
  min: 1,
  max: Math.min(10 ** length, 1000),
  ...more,
});

/** The notes of a play whose notes are the entries of its one row. */
export const entries = {
  count: ([row]: Selection): bigint => BigInt(row!.length),
  expand: ([row]: Selection): Iterable<string> => row!,
};
