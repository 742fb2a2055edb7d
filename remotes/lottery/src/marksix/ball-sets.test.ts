import { BALLS } from '@atrium/lottery-rules/rules/marksix/balls';
import { COLOUR_SETS, pressSet, SIDE_SETS, TAIL_SETS } from './ball-sets.ts';

it('[10-33] colours split the 49 balls 17, 16, 16; sides have 24 each without 49; a last digit has five, 0 has four', () => {
  const sizes = (sets: typeof COLOUR_SETS) => sets.map(({ has }) => BALLS.filter(has).length);
  expect(sizes(COLOUR_SETS)).toEqual([17, 16, 16]);
  expect(sizes(SIDE_SETS)).toEqual([24, 24, 24, 24]);
  expect(sizes(TAIL_SETS)).toEqual([4, ...Array(9).fill(5)]);
});

it('[10-33] a set is added, taken away by a second press, and never fills a row beyond its limit', () => {
  const seven = TAIL_SETS[7]!;
  const once = pressSet(BALLS, ['01'], seven, 49);
  expect(once).toEqual(['01', '07', '17', '27', '37', '47']);
  expect(pressSet(BALLS, once, seven, 49)).toEqual(['01']);
  expect(pressSet(BALLS, ['01'], seven, 3)).toEqual(['01', '07', '17']);
});
