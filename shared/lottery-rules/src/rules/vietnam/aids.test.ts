import { ANIMALS, doubles, ofAnimal, reversed, SIDES, withTens, withUnits } from './aids.ts';

it('[10-08] the animals part the hundred numbers by the remainder of twelve', () => {
  expect(ofAnimal('rat')).toEqual(['00', '12', '24', '36', '48', '60', '72', '84', '96']);
  expect(ofAnimal('pig')).toEqual(['11', '23', '35', '47', '59', '71', '83', '95']);
  expect(new Set(ANIMALS.flatMap(ofAnimal)).size).toBe(100);
});

it.each([
  ['79', ['79', '97']],
  ['11', ['11']],
  ['012', ['012', '021', '102', '120', '201', '210']],
  ['122', ['122', '212', '221']],
])('[10-08] đảo of %s has every different order once', (number, orders) => {
  expect(reversed(number)).toEqual(orders);
});

it('[10-08] đảo of four different digits has 24 orders, of two pairs six', () => {
  expect(reversed('1234')).toHaveLength(24);
  expect(reversed('1212')).toHaveLength(6);
});

it('[10-08] tens, units and doubles', () => {
  expect(withTens('2')).toEqual(['20', '21', '22', '23', '24', '25', '26', '27', '28', '29']);
  expect(withUnits('3')).toEqual(['03', '13', '23', '33', '43', '53', '63', '73', '83', '93']);
  expect(doubles()).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']);
  expect(doubles(3)).toHaveLength(10);
});

it('[10-08] the sides are halves of the hundred numbers', () => {
  const { big, small, even, odd } = SIDES;
  expect([big[0], big.at(-1), small[0], small.at(-1)]).toEqual(['50', '99', '00', '49']);
  expect(even.every((number) => /[02468]$/.test(number)) && odd.every((number) => /[13579]$/.test(number))).toBe(true);
  expect([big, small, even, odd].map(({ length }) => length)).toEqual([50, 50, 50, 50]);
});
