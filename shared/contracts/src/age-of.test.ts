import { ageOf, isoDate, isRealDate } from './age-of.ts';
import { CONFIGURATION } from './configuration.ts';

const TODAY = new Date('2026-11-20T12:00:00Z');

it('[5-65] a birthday less than 21 years ago is too young, the 21st one is not', () => {
  const oldEnough = (birthday: string) => ageOf(birthday, TODAY) >= CONFIGURATION.minimumBirthdayAge;
  expect(
    ['2005-11-20', '11-20-2005', '2005-11-21', '11-21-2005', '2005-12-01', '2004-12-31', '2006-01-01'].map(oldEnough),
  ).toEqual([true, true, false, false, false, true, false]);
});

it('[14-03] only a day of the calendar that has come is a date of birth', () => {
  const real = (birthday: string) => isRealDate(isoDate(birthday), TODAY);
  expect(
    ['1990-05-17', '05-17-1990', '2000-02-29', '2001-02-29', '1990-13-01', '1899-12-31', '2026-11-21', 'soon'].map(
      real,
    ),
  ).toEqual([true, true, true, false, false, false, false, false]);
});
