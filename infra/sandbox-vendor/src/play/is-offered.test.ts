import fc from 'fast-check';
import { roulette } from '../mechanics/live/roulette.ts';
import { canBeLaid, isOffered } from './is-offered.ts';

const limits = { minStake: '2000', maxStake: null };

it('[15-02] takes any amounts that can be laid with the table’s chips, and no stake beside their sum', () => {
  const at = (bets: Record<string, number>, stake: number) => isOffered(roulette, limits, { stake, choice: { bets } });
  expect(at({ red: 7_000, n17: 2_000 }, 9_000)).toBe(true);
  expect(at({ red: 7_000, n17: 2_000 }, 9_001)).toBe(false);
  expect(at({ red: 3_000 }, 3_000)).toBe(false);
  // No field takes more than the largest chip.
  expect(at({ red: 52_000 }, 52_000)).toBe(false);
  expect(isOffered(roulette, limits, { stake: 2_000, choice: { fields: ['red'] } })).toBe(true);
  expect(isOffered(roulette, limits, { stake: 4_000, choice: { fields: ['red'] } })).toBe(false);
});

it('[15-02] every pile of chips up to the largest one can be laid', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(200, 400, 1_000, 5_000), { minLength: 1, maxLength: 12 }), (pile) => {
      const sum = pile.reduce((all, chip) => all + chip, 0);
      expect(canBeLaid(sum, [200, 400, 1_000, 5_000])).toBe(sum <= 5_000);
    }),
  ));
