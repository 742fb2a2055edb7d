import type { House } from '../../house.ts';
import type { Play } from '../../play.ts';
import { atPlaces } from '../numbers/at-places.ts';
import { inSet } from '../numbers/in-set.ts';
import { type Drawn, type NumbersRule, onPlaces, type Span } from '../numbers/numbers-rule.ts';
import { PLACES } from '../numbers/places.ts';
import { ordered, scattered } from '../numbers/ordered.ts';
import { distinctSumCounts, sumOf } from '../numbers/sums.ts';
import { typed } from '../numbers/typed.ts';
import { valued } from '../numbers/valued.ts';
import { versus } from '../numbers/versus.ts';

const CARS = Array.from({ length: 10 }, (_, at) => String(at + 1).padStart(2, '0'));
const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
const DRAW: Drawn = {
  family: 'pk10',
  space: factorial(10),
  numbers: 10,
  outcomesOf: (places) => factorial(10 - places),
};

const NAMES = ['', 'Champion', 'First two', 'First three', 'First four', 'First five'];
const TABS = ['', 'position', 'top-two', 'top-three', 'top-four', 'top-five'];
const top = (places: number): Span => ({
  code: `top${places}`,
  tab: TABS[places]!,
  name: NAMES[places]!,
  from: 0,
  places,
});
const all = (tab: string): Span => ({ code: '', tab, name: '', from: 0, places: 10 });

const topRules = (places: number): NumbersRule[] => [
  ordered({
    code: 'direct',
    name: 'direct',
    places: Array.from({ length: places }, () => ({ values: CARS })),
    example: ['01,02,03', '02,04', '05,10', '06', '07,08'].slice(0, places).join('|'),
    distinct: true,
  }),
  typed({
    code: 'typed',
    name: 'typed',
    entry: { values: CARS, length: places, separator: ' ', fits: (entry) => new Set(entry).size === places },
    tiers: { hit: 1n },
    example: ['01 02 03 04 05', '10 05 09 01 02'].map((entry) => entry.slice(0, 3 * places - 1)).join(','),
  }),
];
const topSum = (places: number): NumbersRule =>
  valued({
    code: 'sum',
    name: 'sum',
    row: 'sums',
    weights: distinctSumCounts(places, 10),
    of: (cars) => [String(sumOf(cars))],
    example: places === 2 ? '3,11' : '6,16',
  });
/** Sums of the first two, by the number of ordered pairs: 12 and more is big. */
const topHalves = valued({
  code: 'halves',
  name: 'sum big, small, odd or even',
  row: 'halves',
  weights: { big: 40, small: 50, odd: 50, even: 40 },
  of: (cars) => [sumOf(cars) > 11 ? 'big' : 'small', sumOf(cars) % 2 === 1 ? 'odd' : 'even'],
  example: 'big,odd',
});
const position = scattered(
  'position',
  'By position',
  PLACES.map((name) => ({ kind: 'picks', name, values: CARS, min: 0, max: CARS.length })),
  1,
  factorial(9),
  '01,02|03||||||||10',
);
const placeHalves = atPlaces({
  code: 'place-halves',
  name: 'Big, small, odd or even at a place',
  places: 10,
  values: ['big', 'small', 'odd', 'even'],
  of: (car) => [Number(car) > 5 ? 'big' : 'small', Number(car) % 2 === 1 ? 'odd' : 'even'],
  weight: 5n * factorial(9),
  space: factorial(10),
});
const anyOfThree = inSet({ code: 'any-1', name: 'any 1', values: CARS, size: 1, drawn: 3, weight: 3n * 9n * 8n });
const PAIRS = [0, 1, 2, 3, 4].map((place) => [place, 9 - place] as const);

/** The plays of the finishing order of ten. Source: domain.md 4.5. */
export const pk10Plays = (house: House): readonly Play[] => [
  onPlaces(position, all('position'), DRAW),
  ...[2, 3, 4, 5].flatMap((places) => topRules(places).map((rule) => onPlaces(rule, top(places), DRAW))),
  onPlaces(anyOfThree, { ...top(3), tab: 'not-fixed' }, DRAW),
  ...[2, 3].map((places) => onPlaces(topSum(places), { ...top(places), tab: 'sum' }, DRAW)),
  onPlaces(topHalves, { ...top(2), tab: 'sum' }, DRAW),
  onPlaces(placeHalves, all('big-small'), DRAW),
  onPlaces(versus(CARS, PAIRS, factorial(10), 0n, house), all('dragon-tiger'), DRAW),
];
