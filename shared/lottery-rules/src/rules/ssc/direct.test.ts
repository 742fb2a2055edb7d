import { formatFraction } from '../../fraction.ts';
import { HOUSE } from '../../house.ts';
import { priceOf } from '../../price.ts';
import { checkExample, type Oracle } from '../testing/check-play.ts';
import { digitOutcomes } from '../testing/outcomes.ts';
import { sscPlays } from './ssc.ts';

const plays = new Map(sscPlays(HOUSE).map((play) => [play.code, play]));
const spans: Record<string, [from: number, to: number]> = {
  five: [0, 5],
  back4: [1, 5],
  front3: [0, 3],
  middle3: [1, 4],
  back3: [2, 5],
  front2: [0, 2],
  back2: [3, 5],
};

it.each(Object.entries(spans))('[10-02] %s direct settles like the oracle over all outcomes', (code, [from, to]) => {
  const oracle: Oracle = (rows, [drawn]) => {
    let hit = 0;
    const tryPlace = (place: number): void => {
      if (from + place === to) hit += 1;
      else for (const digit of rows[place]!) if (digit === drawn![from + place]) tryPlace(place + 1);
    };
    tryPlace(0);
    return { hit };
  };
  checkExample(plays.get(`${code}-direct`)!, digitOutcomes(5), oracle);
});

it.each([
  ['five-direct', '97500'],
  ['back4-direct', '9750'],
  ['front3-direct', '975'],
  ['back2-direct', '195/2'],
])('[10-02] %s pays %s times a unit of stake at group 1950', (code, price) => {
  const play = plays.get(code)!;
  expect(formatFraction(priceOf(play, 'hit', { group: { base: 2000, group: 1950 } })!)).toBe(price);
});
