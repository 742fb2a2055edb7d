import { distanceKm, isImpossible } from './travel.ts';

const MANILA = [14.6, 121] as const;
const SAO_PAULO = [-23.5, -46.6] as const;

it('[AC-16] measures the distance of two places along a great circle', () => {
  expect(distanceKm(MANILA, MANILA)).toBe(0);
  expect(distanceKm([0, 0], [0, 180])).toBeCloseTo(20_015, 0);
  expect(distanceKm([0, 179], [0, -179])).toBeCloseTo(222.4, 0);
  expect(Math.round(distanceKm(MANILA, SAO_PAULO) / 100)).toBe(184);
});

it('[AC-16] nobody is in Manila and São Paulo within an hour, and anybody within a day', () => {
  expect(isImpossible(MANILA, SAO_PAULO, 3_600_000, 1_000)).toBe(true);
  expect(isImpossible(MANILA, SAO_PAULO, 24 * 3_600_000, 1_000)).toBe(false);
  expect(isImpossible(MANILA, MANILA, 0, 1_000)).toBe(false);
  expect(isImpossible(MANILA, SAO_PAULO, -1, 1_000)).toBe(true);
});
