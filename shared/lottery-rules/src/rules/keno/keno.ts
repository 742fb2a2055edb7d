import { choose } from '../../combinations.ts';
import type { BallTerm, Play } from '../../play.ts';
import type { Selection } from '../../selection.ts';
import { inSet } from '../numbers/in-set.ts';
import { type Drawn, type Numbers, type NumbersRule, onPlaces } from '../numbers/numbers-rule.ts';
import { sumOf } from '../numbers/sums.ts';
import { valued } from '../numbers/valued.ts';

const BALLS = Array.from({ length: 80 }, (_, at) => String(at + 1).padStart(2, '0'));
const SPACE = choose(80, 20);
/** Numbers of a draw. */
const DRAWN = 20;
const DRAW: Drawn = { family: 'keno', space: SPACE, numbers: DRAWN, outcomesOf: () => 1n };

const MIDDLE = 810;
/** Sets of twenty with a sum of 810, the middle: neither big nor small. By a recurrence over 80 numbers, which the test repeats. */
const SUM_810 = 15_542_763_534_960_598n;
/** A sum above 810 for each below: 81 − n for every number n. */
const ABOVE_810 = (SPACE - SUM_810) / 2n;
/** Sets of which more than ten, or exactly ten, are among forty given numbers. */
const TEN_OF_FORTY = choose(40, 10) ** 2n;
const MOST_OF_FORTY = (SPACE - TEN_OF_FORTY) / 2n;
/** Sets with an odd number of odd numbers. */
const ODD_SUM = Array.from({ length: 10 }, (_, at) => 2 * at + 1).reduce(
  (sets, odd) => sets + choose(40, odd) * choose(40, 20 - odd),
  0n,
);

const size = valued({
  code: 'size',
  name: 'Sum big or small',
  row: 'halves',
  weights: { big: ABOVE_810, small: ABOVE_810 },
  of: (balls) => (sumOf(balls) > MIDDLE ? ['big'] : sumOf(balls) < MIDDLE ? ['small'] : []),
  push: {
    values: ['big', 'small'],
    is: (balls) => sumOf(balls) === MIDDLE,
    weight: SUM_810,
    decided: SPACE - SUM_810,
  },
  example: 'big',
});
const parity = valued({
  code: 'parity',
  name: 'Sum odd or even',
  row: 'halves',
  weights: { odd: ODD_SUM, even: SPACE - ODD_SUM },
  of: (balls) => [sumOf(balls) % 2 === 1 ? 'odd' : 'even'],
  example: 'odd',
});
/** Which of two halves of the numbers has more balls. */
const majority = (code: string, name: string, [more, fewer]: [string, string], inHalf: (ball: number) => boolean) =>
  valued({
    code,
    name,
    row: 'halves',
    weights: { [more]: MOST_OF_FORTY, [fewer]: MOST_OF_FORTY, level: TEN_OF_FORTY },
    of(balls: Numbers) {
      const count = balls.filter((ball) => inHalf(Number(ball))).length;
      return [count > 10 ? more : count < 10 ? fewer : 'level'];
    },
    example: `${more},level`,
  });
const inLowerHalf = (ball: number): boolean => ball <= 40;
const isOdd = (ball: number): boolean => ball % 2 === 1;

/** What the play looks at, for the search of the greatest win. */
type Term = (rule: NumbersRule, selection: Selection) => BallTerm;
const bySum: Term = ({ wins }, selection) => ({
  on: 'sum',
  sideOf: (total) => `${Math.sign(total - MIDDLE)} ${total % 2}`,
  wins: (total) => wins(selection, [String(total)]),
});
/** As many balls of a half as are drawn of it, and of the other half. */
const byHalf =
  (inHalf: (ball: number) => boolean): Term =>
  ({ wins }, selection) => {
    const half = BALLS.filter((ball) => inHalf(Number(ball)));
    const other = BALLS.filter((ball) => !inHalf(Number(ball)));
    return {
      on: 'hits',
      balls: half,
      wins: (hits) => wins(selection, [...half.slice(0, hits), ...other.slice(0, DRAWN - hits)]),
    };
  };
const bySpots: Term = ({ wins }, selection) => ({
  on: 'hits',
  balls: selection[0]!,
  wins: (hits) => wins(selection, selection[0]!.slice(0, hits)),
});

const RULES: readonly (readonly [tab: string, rule: NumbersRule, term: Term])[] = [
  ['big-small', size, bySum],
  ['odd-even', parity, bySum],
  ['upper-lower', majority('upper-lower', 'Upper or lower half', ['upper', 'lower'], inLowerHalf), byHalf(inLowerHalf)],
  ['odd-even', majority('odd-even', 'More odd or more even ones', ['odd', 'even'], isOdd), byHalf(isOdd)],
  ...[1, 2, 3, 4, 5].map((spots) => {
    const weight = choose(80 - spots, DRAWN - spots);
    const name = spots === 1 ? 'One number' : `${spots} numbers`;
    const rule = inSet({ code: `spots-${spots}`, name, values: BALLS, size: spots, drawn: DRAWN, weight });
    return ['spots', rule, bySpots] as const;
  }),
];

/** The plays of twenty of eighty: a set of one to five numbers wins where all of them are drawn. */
export const kenoPlays = (): readonly Play[] =>
  RULES.map(([tab, rule, term]) => ({
    ...onPlaces(rule, { code: '', tab, name: '', from: 0, places: DRAWN }, DRAW),
    balls: (selection) => term(rule, selection),
  }));
