import { choose } from '../../combinations.ts';
import type { House } from '../../house.ts';
import type { Play } from '../../play.ts';
import { atPlaces } from '../numbers/at-places.ts';
import { onPlaces, type Span } from '../numbers/numbers-rule.ts';
import { sumOf } from '../numbers/sums.ts';
import { valued } from '../numbers/valued.ts';
import { versus } from '../numbers/versus.ts';
import { ELEVEN, ELEVEN_DRAW } from './eleven-five.ts';

/** Orders of five: one set in its 120 orders; one number at one place. */
const ORDERS = 120n;
const AT_ONE_PLACE = 5_040n;
/** Sets with a sum above 30, and of exactly 30. */
const [ABOVE_30, OF_30] = [215n, 32n];
/** Sets with an odd sum hold one, three or five of the six odd numbers. */
const ODD_SUM = [1, 3, 5].reduce((sets, odd) => sets + choose(6, odd) * choose(5, 5 - odd), 0n);

/** Neither big nor small, neither odd nor even. */
const NEUTRAL = '11';

const placeHalves = atPlaces({
  code: 'place-halves',
  name: 'Big, small, odd or even at a place',
  places: 5,
  values: ['big', 'small', 'odd', 'even'],
  of: (number) =>
    number === NEUTRAL ? null : [Number(number) > 5 ? 'big' : 'small', Number(number) % 2 === 1 ? 'odd' : 'even'],
  weight: 5n * AT_ONE_PLACE,
  pushed: AT_ONE_PLACE,
  space: ELEVEN_DRAW.space,
  priced: 'odds',
});
const sumHalves = valued({
  code: 'sum-halves',
  name: 'Sum big, small, odd or even',
  row: 'halves',
  priced: 'odds',
  weights: {
    big: ORDERS * ABOVE_30,
    small: ORDERS * ABOVE_30,
    odd: ORDERS * ODD_SUM,
    even: ORDERS * (choose(11, 5) - ODD_SUM),
  },
  of(numbers) {
    const sum = sumOf(numbers);
    return [...(sum > 30 ? ['big'] : sum < 30 ? ['small'] : []), sum % 2 === 1 ? 'odd' : 'even'];
  },
  push: {
    values: ['big', 'small'],
    is: (numbers) => sumOf(numbers) === 30,
    weight: ORDERS * OF_30,
    decided: ELEVEN_DRAW.space - ORDERS * OF_30,
  },
  example: 'big,even',
});

const all = (tab: string): Span => ({ code: '', tab, name: '', from: 0, places: 5 });

/** The credit plays of five of eleven: 11 and a sum of 30 return the stake. Source: domain.md 4.3. */
export const elevenFiveCreditPlays = (house: House): readonly Play[] => [
  onPlaces(placeHalves, all('big-small'), ELEVEN_DRAW),
  onPlaces(sumHalves, all('big-small'), ELEVEN_DRAW),
  onPlaces(
    { ...versus(ELEVEN, [[0, 4]], ELEVEN_DRAW.space, 0n, house), priced: 'odds' },
    all('dragon-tiger'),
    ELEVEN_DRAW,
  ),
];

/** Stake included. */
export const ELEVEN_FIVE_CREDIT_ODDS: Readonly<Record<string, string>> = {
  'place-halves': '1.95',
  'sum-halves/big': '1.95',
  'sum-halves/small': '1.95',
  'sum-halves/odd': '1.91',
  'sum-halves/even': '1.99',
  'dragon-tiger': '1.95',
};
