import type { House } from '../../house.ts';
import type { Play } from '../../play.ts';
import { inSet } from '../numbers/in-set.ts';
import { inSetTyped } from '../numbers/in-set-typed.ts';
import { type Drawn, type Numbers, type NumbersRule, onPlaces } from '../numbers/numbers-rule.ts';
import { repeats } from '../numbers/repeats.ts';
import { sumCounts, sumOf } from '../numbers/sums.ts';
import { valued } from '../numbers/valued.ts';

const DICE = ['1', '2', '3', '4', '5', '6'];
const DRAW: Drawn = { family: 'k3', space: 216n, numbers: 3, outcomesOf: () => 1n };

const isTriple = (dice: Numbers): boolean => new Set(dice).size === 1;
const weights = (values: readonly string[], weight: number) =>
  Object.fromEntries(values.map((value) => [value, weight]));

const sum = valued({
  code: 'sum',
  name: 'Sum',
  row: 'sums',
  weights: sumCounts(3, 1, 6),
  of: (dice) => [String(sumOf(dice))],
  example: '3,10,11',
});
const halves = (triplesLose: boolean): NumbersRule =>
  valued({
    code: 'halves',
    name: 'Sum big, small, odd or even',
    row: 'halves',
    weights: weights(['big', 'small', 'odd', 'even'], triplesLose ? 105 : 108),
    of: (dice) =>
      triplesLose && isTriple(dice) ? [] : [sumOf(dice) > 10 ? 'big' : 'small', sumOf(dice) % 2 === 1 ? 'odd' : 'even'],
    example: 'big,even',
  });
const triple = valued({
  code: 'triple',
  name: 'Triple',
  row: 'triples',
  weights: weights(
    DICE.map((die) => die.repeat(3)),
    1,
  ),
  of: (dice) => [dice.join('')],
  example: '111,666',
});
const anyTriple = valued({
  code: 'triple-any',
  name: 'Any triple',
  row: 'triples',
  weights: { any: 6 },
  of: (dice) => (isTriple(dice) ? ['any'] : []),
  example: 'any',
});
const pairAndSingle = repeats({
  code: 'pair-single',
  name: 'Pair and single',
  values: DICE,
  parts: [
    { name: 'pair', times: 2, count: 1 },
    { name: 'single', times: 1, count: 1 },
  ],
  example: '1,2|2,3',
});
const pair = (includesTriple: boolean): NumbersRule =>
  valued({
    code: 'pair',
    name: 'Pair with any die',
    row: 'pairs',
    weights: weights(
      DICE.map((die) => die.repeat(2)),
      includesTriple ? 16 : 15,
    ),
    // The dice are sorted: one of a pair is in the middle.
    of: (dice) => (new Set(dice).size === 2 || (includesTriple && isTriple(dice)) ? [dice[1]!.repeat(2)] : []),
    example: '11,55',
  });
const STRAIGHTS = ['123', '234', '345', '456'];
const straight = valued({
  code: 'straight',
  name: 'Straight',
  row: 'straights',
  weights: weights(STRAIGHTS, 6),
  of: (dice) => [dice.join('')],
  example: '123,456',
});
const anyStraight = valued({
  code: 'straight-any',
  name: 'Any straight',
  row: 'straights',
  weights: { any: 24 },
  of: (dice) => (STRAIGHTS.includes(dice.join('')) ? ['any'] : []),
  example: 'any',
});
const die = (pays: House['k3DiePays']): NumbersRule =>
  valued({
    code: 'die',
    name: 'One die',
    row: 'dice',
    weights: weights(DICE, pays === 'once' ? 91 : 108),
    of: (dice) => (pays === 'once' ? [...new Set(dice)] : dice),
    example: '1,6',
  });

const different = (size: 2 | 3, name: string, weight: bigint): NumbersRule[] => {
  const set = { code: `different-${size}`, name, values: DICE, size, drawn: 3, weight };
  return [
    inSet(set),
    inSetTyped({ ...set, code: `${set.code}-typed`, name: `${name} typed` }, ''),
    inSet({ ...set, code: `${set.code}-bankers`, name: `${name} with bankers`, bankers: true }),
  ];
};

/** The plays of three dice. Source: domain.md 4.4. */
export const k3Plays = ({ k3TriplesLose, k3PairIncludesTriple, k3DiePays }: House): readonly Play[] =>
  (
    [
      ['sum', [sum]],
      ['big-small', [halves(k3TriplesLose)]],
      ['triple', [triple, anyTriple]],
      ['pair', [pairAndSingle, pair(k3PairIncludesTriple)]],
      ['three-different', different(3, 'Three different', 6n)],
      ['two-different', different(2, 'Two different', 30n)],
      ['straight', [straight, anyStraight]],
      ['die', [die(k3DiePays)]],
    ] as const
  ).flatMap(([tab, rules]) =>
    rules.map((rule) => onPlaces(rule, { code: '', tab, name: '', from: 0, places: 3 }, DRAW)),
  );
