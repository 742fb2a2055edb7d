import { unitStakeOf } from './stake.ts';

it('splits a stake by the largest unit that divides it', () => {
  expect(unitStakeOf('1000', ['100', '10'])).toEqual({ unit: '100', multiple: 10 });
  expect(unitStakeOf('1010', ['100', '10'])).toEqual({ unit: '10', multiple: 101 });
});

it('takes no stake of nothing, between units, or above the multiple of a line', () => {
  for (const stake of ['0', '1005', '1000000000']) expect(unitStakeOf(stake, ['100', '10'])).toBeNull();
});
