import type { TypedRow } from '@atrium/lottery-rules/selection';
import { entriesOf } from './entries.ts';

const digits: TypedRow = {
  kind: 'typed',
  name: 'numbers',
  values: [...'0123456789'],
  length: 3,
  separator: '',
  min: 1,
  max: 1_000,
};
const pairs: TypedRow = {
  ...digits,
  values: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'],
  length: 2,
  separator: ' ',
  sorted: true,
  fits: ([one, other]) => one !== other,
};

it('[10-34] reads entries with any separators, and lists wrong and repeated ones', () => {
  expect(entriesOf(digits, '123, 456;789\n012|123 12 1234 12a')).toEqual({
    entries: ['123', '456', '789', '012'],
    wrong: ['12', '1234', '12a'],
    repeated: ['123'],
  });
});

it('[10-34] reads entries of longer numbers line by line, in any order where order does not matter', () => {
  expect(entriesOf(pairs, '01 05\n5-1; 11.2, 03 03, 12 01, 04')).toEqual({
    entries: ['01 05', '02 11'],
    wrong: ['03 03', '12 01', '04'],
    repeated: ['5 1'],
  });
});

it('[10-34] reads the free digit of a roll in capital and small letters', () => {
  const roll: TypedRow = { ...digits, values: [...digits.values, 'R'], length: 4, max: 1 };
  expect(entriesOf(roll, '12r4 R000 12R4')).toEqual({ entries: ['12R4', 'R000'], wrong: [], repeated: ['12R4'] });
});
