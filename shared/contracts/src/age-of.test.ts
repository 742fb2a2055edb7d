import { ageOf } from './age-of.ts';
import { CONFIGURATION } from './configuration.ts';

const TODAY = new Date('2026-11-20T12:00:00Z');

it('[5-65] a birthday less than 21 years ago is too young, the 21st one is not', () => {
  const oldEnough = (birthday: string) => ageOf(birthday, TODAY) >= CONFIGURATION.minimumBirthdayAge;
  expect(
    ['2005-11-20', '11-20-2005', '2005-11-21', '11-21-2005', '2005-12-01', '2004-12-31', '2006-01-01'].map(oldEnough),
  ).toEqual([true, true, false, false, false, true, false]);
});
