import { cutsOf, groupsBeside } from './shown-prizes.ts';

it('[10-43] beside the board are the prizes that bets look at, below it the others', () => {
  expect(groupsBeside('thai-state')).toEqual(['first', 'last2', 'front3', 'last3']);
  expect(groupsBeside('hanoi')).toEqual(['special', 'first']);
  expect(groupsBeside('lao')).toEqual(['special']);
  expect(groupsBeside('4d')).toEqual(['first', 'second', 'third', 'special', 'consolation']);
});

it('[10-09] a market with cuts of its own is read by them', () => {
  const own = cutsOf('lao', undefined)!;
  expect(cutsOf('lao', { ...own, bottom2: own.top2 })!.bottom2).toEqual(own.top2);
  expect(cutsOf('4d', undefined)).toBeNull();
});
