import { GAME_KINDS } from '../../game-kinds.ts';
import { HOUSE } from '../../house.ts';
import { playsOf } from '../../rule-sets.ts';
import { addDays } from '../../zone-time.ts';
import { animalOn, lunarYear } from '../testing/marksix-oracle.ts';
import { BALLS } from './balls.ts';
import { ANIMALS, yearAnimalAt, zodiacAt } from './zodiac.ts';

/**
 * The new moons of these new years are within eight minutes of midnight in China: 2027-02-06 at 23:56 and 2030-02-03 at 00:07. The calendar of
 * the runtime computes them on the other side of it.
 */
const NEAR_MIDNIGHT = ['2027-02-06', '2030-02-02'];

it('[10-07] the lunar years from 2020 to 2035 are those of the calendar, day by day', () => {
  for (let day = '2020-01-25'; day < '2036-01-28'; day = addDays(day, 1))
    if (!NEAR_MIDNIGHT.includes(day) && yearAnimalAt(day) !== (lunarYear(day) - 2020) % 12)
      throw new Error(`${day} is in the year ${lunarYear(day)}`);
});

it.each(['2020-01-24', '2036-01-28'])('[10-07] refuses %s, whose animals are not in the list', (day) => {
  expect(() => zodiacAt(day)).toThrow(RangeError);
});

it.each(['2026-02-16', '2026-02-17', '2026-11-23', '2033-01-30'])('[10-07] the balls of each animal on %s', (day) => {
  const { animalOf, thisYear } = zodiacAt(day);
  for (const ball of BALLS) expect([ball, animalOf(ball)]).toEqual([ball, animalOn(day, ball)]);
  expect(BALLS.filter((ball) => animalOf(ball) === thisYear)).toEqual(['01', '13', '25', '37', '49']);
  expect(ANIMALS.filter((animal) => BALLS.filter((ball) => animalOf(ball) === animal).length === 4)).toHaveLength(11);
});

it('[10-07] the same bet on the same balls settles by the day of the draw across lunar new year', () => {
  const settle = (day: string) =>
    playsOf(GAME_KINDS.marksix.sets, HOUSE, day)
      .get('special-animal')!
      .wins([['snake', 'horse']], [['02', '03', '04', '05', '06', '07'], ['49']]);
  expect(settle('2026-02-16')).toEqual([{ tier: 'year-animal', notes: 1n }]);
  expect(settle('2026-02-17')).toEqual([{ tier: 'year-animal', notes: 1n }]);
  const first = (day: string) =>
    playsOf(GAME_KINDS.marksix.sets, HOUSE, day)
      .get('special-animal')!
      .wins([['horse']], [['02', '03', '04', '05', '06', '07'], ['49']]);
  expect(first('2026-02-16')).toEqual([]);
  expect(first('2026-02-17')).toEqual([{ tier: 'year-animal', notes: 1n }]);
});

it('[10-07] has the new years whose new moon is close to midnight on the day of the almanac', () => {
  const animals = (day: string) => ANIMALS[yearAnimalAt(day)];
  expect(['2027-02-05', '2027-02-06'].map(animals)).toEqual(['horse', 'goat']);
  expect(['2030-02-02', '2030-02-03'].map(animals)).toEqual(['rooster', 'dog']);
});
