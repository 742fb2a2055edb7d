import { HOUSE } from '@atrium/lottery-rules/house';
import { playsOf, type RuleSetName } from '@atrium/lottery-rules/rule-sets';
import { sumsOf } from './sums.ts';

/** Every outcome of `count` numbers from `least` to `most`. */
const outcomes = (count: number, least: number, most: number): number[][] =>
  count === 0
    ? [[]]
    : outcomes(count - 1, least, most).flatMap((before) =>
        Array.from({ length: most - least + 1 }, (_, more) => [...before, least + more]),
      );

it.each([
  ['k3', 'halves', outcomes(3, 1, 6), { ...HOUSE, k3TriplesLose: false }],
  ['k3', 'halves', outcomes(3, 1, 6), { ...HOUSE, k3TriplesLose: true }],
  ['pick3', 'sum-halves', outcomes(3, 0, 9), HOUSE],
] as const)('[10-41] the field of %s says on which sums %s wins', (set, code, drawn, house) => {
  const play = playsOf([set as RuleSetName], house, '2026-11-26').get(code)!;
  for (const value of ['small', 'big']) {
    const won = drawn
      .filter((numbers) => play.hits(value, [numbers.map(String)]).length > 0)
      .map((numbers) => numbers.reduce((sum, number) => sum + number, 0));
    expect(sumsOf(code, value, house)).toEqual([Math.min(...won), Math.max(...won)]);
  }
});

it('[10-41] says nothing of fields that no sum decides', () => {
  expect(sumsOf('die', '6', HOUSE)).toBeUndefined();
  expect(sumsOf('halves', 'odd', HOUSE)).toBeUndefined();
});
