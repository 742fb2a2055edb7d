import { distanceToMiddle } from './own-column.ts';

const FRAME = { left: 16, right: 376 };

it('puts the own column into the middle of what the fixed one leaves, from left to right', () => {
  expect(distanceToMiddle({ left: 400, right: 500 }, { left: 16, right: 176 }, FRAME)).toBe(450 - 276);
});

it('does so from right to left, where the fixed column is at the right', () => {
  expect(distanceToMiddle({ left: -200, right: -100 }, { left: 216, right: 376 }, FRAME)).toBe(-150 - 116);
});
