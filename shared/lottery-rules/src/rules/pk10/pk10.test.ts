import { HOUSE } from '../../house.ts';
import type { Play } from '../../play.ts';
import { checkExample, checkSelection, type Oracle } from '../testing/check-play.ts';
import { checkReturn } from '../testing/check-return.ts';
import { scatteredOracle, versusOracle } from '../testing/digit-oracles.ts';
import { raceOutcomes } from '../testing/pick-outcomes.ts';
import { centsOf, playNamed } from '../testing/prices.ts';
import { pk10Plays } from './pk10.ts';

const GROUP_1950 = { group: { base: 2000, group: 1950 } };
const PERMUTATIONS = 3_628_800n;
const plays = pk10Plays(HOUSE);
const named = (code: string): Play => playNamed(plays, code);

const sum = (cars: readonly string[], places: number): number =>
  cars.slice(0, places).reduce((all, car) => all + Number(car), 0);
const inOrder: Oracle = (rows, [cars]) => {
  const tuples = (place: number): number =>
    place === rows.length ? 1 : rows[place]!.filter((car) => car === cars![place]).length * tuples(place + 1);
  return { hit: tuples(0) };
};
const typed: Oracle = ([entries], [cars]) => ({
  hit: entries!.filter((entry) => cars!.join(' ').startsWith(entry)).length,
});
const sums =
  (places: number): Oracle =>
  ([chosen], [cars]) =>
    chosen!.includes(String(sum(cars!, places))) ? { [sum(cars!, places)]: 1 } : {};
const HALVES: Record<string, (car: number) => boolean> = {
  big: (car) => car >= 6,
  small: (car) => car <= 5,
  odd: (car) => [1, 3, 5, 7, 9].includes(car),
  even: (car) => [2, 4, 6, 8, 10].includes(car),
};
const NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const ORACLES: Record<string, Oracle> = {
  ...Object.fromEntries(
    [2, 3, 4, 5].flatMap((places) => [
      [`top${places}-direct`, inOrder],
      [`top${places}-typed`, typed],
    ]),
  ),
  'top3-any-1': ([chosen], [cars]) => ({ hit: chosen!.filter((car) => cars!.indexOf(car) < 3).length }),
  'top2-sum': sums(2),
  'top3-sum': sums(3),
  'top2-halves': ([chosen], [cars]) => {
    const value = sum(cars!, 2);
    const held = [value >= 12 ? 'big' : 'small', value % 2 === 1 ? 'odd' : 'even'];
    return Object.fromEntries(chosen!.filter((half) => held.includes(half)).map((half) => [half, 1]));
  },
};

it.each(Object.entries(ORACLES))(
  '[10-06] [10-12] %s settles like the oracle over the first five places',
  (code, oracle) => {
    const outcomes = raceOutcomes(0, 1, 2, 3, 4);
    checkReturn(
      named(code),
      checkExample(named(code), outcomes, oracle, PERMUTATIONS / BigInt(outcomes.length)),
      GROUP_1950,
    );
  },
);

/** Plays on single places: their payout is the sum over their places, so each place's ten cars are enough. */
it.each(NAMES.map((name, place) => [name, place] as const))(
  '[10-06] [10-12] plays on the %s place settle like the oracle',
  (name, place) => {
    const outcomes = raceOutcomes(place);
    const position = named('position');
    const cars = NAMES.map((_, at) => (at === place ? ['02', '07', '10'] : []));
    const scattered = scatteredOracle(1);
    checkReturn(
      position,
      checkSelection(position, cars, outcomes, (rows, [drawn]) => scattered(rows, drawn!), PERMUTATIONS / 10n),
      GROUP_1950,
      cars,
    );
    const halves = [[name], ['big', 'odd', 'even']];
    const oracle: Oracle = ([, on], [drawn]) => ({
      hit: on!.filter((half) => HALVES[half]!(Number(drawn![place]))).length,
    });
    checkReturn(
      named('place-halves'),
      checkSelection(named('place-halves'), halves, outcomes, oracle, PERMUTATIONS / 10n),
      GROUP_1950,
      halves,
    );
  },
);

it.each([0, 1, 2, 3, 4])('[10-06] [10-12] dragon and tiger of pair %d settle like the oracle', (place) => {
  const versus = versusOracle(false);
  const pair = [[`${NAMES[place]}-${NAMES[9 - place]}`], ['dragon', 'tiger']];
  const paid = checkSelection(
    named('dragon-tiger'),
    pair,
    raceOutcomes(place, 9 - place),
    (rows, [cars]) => versus(rows, cars!),
    PERMUTATIONS / 90n,
  );
  checkReturn(named('dragon-tiger'), paid, GROUP_1950, pair);
});

it('[10-06] every play has an oracle', () => {
  expect(plays.map(({ code }) => code).sort()).toEqual(
    [...Object.keys(ORACLES), 'position', 'place-halves', 'dragon-tiger'].sort(),
  );
});

it.each([
  ['position', 'hit', 19.5],
  ['top2-direct', 'hit', 175.5],
  ['top3-direct', 'hit', 1_404],
  ['top4-direct', 'hit', 9_828],
  ['top5-direct', 'hit', 58_968],
  ['top3-any-1', 'hit', 6.5],
  ['dragon-tiger', 'side', 3.9],
  ['place-halves', 'hit', 3.9],
  ['top2-halves', 'big', 4.39],
  ['top2-halves', 'small', 3.51],
])('[10-06] %s %s pays %d at group 1950', (code, tier, price) => {
  expect(centsOf(named(code), tier, GROUP_1950)).toBe(Math.round(price * 100));
});

it('[10-06] sums have the ordered counts of the table, direct bets count tuples of different cars', () => {
  const counts = (code: string, each: bigint) =>
    Object.values(named(code).tiers)
      .map((weight) => weight / each)
      .join();
  expect(counts('top2-sum', PERMUTATIONS / 90n)).toBe('2,2,4,4,6,6,8,8,10,8,8,6,6,4,4,2,2');
  expect(counts('top3-sum', PERMUTATIONS / 720n)).toBe('6,6,12,18,24,30,42,48,54,60,60,60,60,54,48,42,30,24,18,12,6,6');
  const all = Array.from({ length: 10 }, (_, at) => String(at + 1).padStart(2, '0'));
  expect(named('top5-direct').count([all, all, all, all, all])).toBe(30_240n);
  expect(named('top2-direct').parse('03|03')).toEqual({ fault: { code: 'NO_NOTE' } });
});
