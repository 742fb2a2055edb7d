import { DIGITS } from '../digits.ts';
import { inSet } from '../numbers/in-set.ts';
import type { NumbersRule } from '../numbers/numbers-rule.ts';
import { type Part, type Repeats, repeats } from '../numbers/repeats.ts';

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
const different = (code: string, name: string, size: number): NumbersRule =>
  inSet({ code, name, values: DIGITS, size, drawn: size, weight: factorial(size) });

type Rows = Pick<Repeats, 'parts' | 'example' | 'oneRow'>;
const shaped = (code: string, name: string, rows: Rows): NumbersRule =>
  repeats({ code, name, values: DIGITS, ...rows });
const part = (name: string, times: number, count: number): Part => ({ name, times, count });

export const group120 = different('group-120', 'group 120', 5);
export const group60 = shaped('group-60', 'group 60', {
  parts: [part('pair', 2, 1), part('single', 1, 3)],
  example: '1,2|2,3,4,5',
});
export const group30 = shaped('group-30', 'group 30', {
  parts: [part('pair', 2, 2), part('single', 1, 1)],
  example: '1,2,3|3,4',
});
export const group20 = shaped('group-20', 'group 20', {
  parts: [part('triple', 3, 1), part('single', 1, 2)],
  example: '1,2|2,3,4',
});
export const group10 = shaped('group-10', 'group 10', {
  parts: [part('triple', 3, 1), part('pair', 2, 1)],
  example: '1,2|2,3',
});
export const group5 = shaped('group-5', 'group 5', {
  parts: [part('quadruple', 4, 1), part('single', 1, 1)],
  example: '1,2|2,3',
});
export const group24 = different('group-24', 'group 24', 4);
export const group12 = shaped('group-12', 'group 12', {
  parts: [part('pair', 2, 1), part('single', 1, 2)],
  example: '1,2|2,3,4',
});
/** Two pairs. */
export const group6 = shaped('group-6', 'group 6', { parts: [part('pair', 2, 2)], example: '1,2,3' });
export const groupSix = different('group-six', 'group six', 3);
export const groupTwo = different('group', 'group', 2);
export const group4 = shaped('group-4', 'group 4', {
  parts: [part('triple', 3, 1), part('single', 1, 1)],
  example: '1,2|2,3',
});
export const groupThree = shaped('group-three', 'group three', {
  parts: [part('pair', 2, 1), part('single', 1, 1)],
  oneRow: true,
  example: '1,2,3',
});
