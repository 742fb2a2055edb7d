import { choose } from '../../combinations.ts';
import type { Numbers, NumbersRule } from '../numbers/numbers-rule.ts';
import { sumCounts, sumOf } from '../numbers/sums.ts';
import { valued } from '../numbers/valued.ts';
import { DIGITS } from '../digits.ts';

/** The last digit of the sum. */
export const sumTail: NumbersRule = valued({
  code: 'sum-tail',
  name: 'last digit of the sum',
  row: 'tails',
  weights: Object.fromEntries(DIGITS.map((digit) => [digit, 100])),
  of: (digits) => [String(sumOf(digits) % 10)],
  example: '0,7',
});

/** A triple, three in a row in any order (9 is followed by 0), or a pair. */
export const special: NumbersRule = valued({
  code: 'special',
  name: 'special',
  row: 'shapes',
  weights: { triple: 10, straight: 60, pair: 270 },
  of: (digits) => [shapeOf(digits)],
  example: 'straight,pair',
});

/** The shape of three digits; the first that fits of triple, straight, pair, half-straight (two neighbours), mixed. */
export function shapeOf(digits: Numbers): 'triple' | 'straight' | 'pair' | 'half-straight' | 'mixed' {
  const different = new Set(digits).size;
  if (different === 1) return 'triple';
  if (different === 2) return 'pair';
  const has = (digit: number): boolean => digits.includes(String(digit % 10));
  const followed = digits.filter((digit) => has(Number(digit) + 1)).length;
  return followed === 2 ? 'straight' : followed === 1 ? 'half-straight' : 'mixed';
}

const halves = (sums: Record<string, bigint>, big: number) => {
  let [bigs, odds, all] = [0n, 0n, 0n];
  for (const [sum, count] of Object.entries(sums)) {
    if (Number(sum) >= big) bigs += count;
    if (Number(sum) % 2) odds += count;
    all += count;
  }
  return { big: bigs, small: all - bigs, odd: odds, even: all - odds };
};

/** Big, small, odd or even: the sum of all digits. `big`: the lowest big sum. */
export const sumHalves = (places: number, big: number): NumbersRule =>
  valued({
    code: 'sum-halves',
    name: 'Sum big, small, odd or even',
    row: 'halves',
    weights: halves(sumCounts(places, 0, 9), big),
    of(digits) {
      const sum = sumOf(digits);
      return [sum >= big ? 'big' : 'small', sum % 2 ? 'odd' : 'even'];
    },
    example: 'big,odd',
  });

/** The sum of all digits. */
export const sumValue = (places: number): NumbersRule =>
  valued({
    code: 'sum-value',
    name: 'Sum',
    row: 'sums',
    weights: sumCounts(places, 0, 9),
    of: (digits) => [String(sumOf(digits))],
    example: '0,13',
  });

const NAMES = ['once', 'twice', 'three times', 'four times'];

/** A digit that is drawn at least `times` times. */
export function atLeast(places: number, times: 1 | 2 | 3 | 4): NumbersRule {
  let weight = 0n;
  for (let often = times; often <= places; often += 1) weight += choose(places, often) * 9n ** BigInt(places - often);
  return valued({
    code: `times-${times}`,
    name: `A digit at least ${NAMES[times - 1]}`,
    row: 'digits',
    weights: Object.fromEntries(DIGITS.map((digit) => [digit, weight])),
    of: (digits) => [...new Set(digits.filter((digit) => digits.filter((each) => each === digit).length >= times))],
    example: '0,5,6',
  });
}
