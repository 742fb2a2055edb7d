import type { Play } from '../../play.ts';
import { digitDraw } from '../digit-games/digit-draw.ts';
import { shapeOf } from '../digit-games/values.ts';
import { type Numbers, onPlaces, type Span } from '../numbers/numbers-rule.ts';
import { valued } from '../numbers/valued.ts';

const DRAW = digitDraw('ssc', 5);

/** The value of five digits at niu-niu: the sum modulo 10 if three of them sum to a multiple of 10, which three is irrelevant. */
function niuNiuOf(digits: Numbers): string {
  const numbers = digits.map(Number);
  const sum = numbers.reduce((all, number) => all + number, 0);
  // Three sum to a multiple of 10 where the other two sum to what the whole has beyond one.
  const bull = numbers.some((a, at) => numbers.slice(at + 1).some((b) => (sum - a - b) % 10 === 0));
  return bull ? (sum % 10 === 0 ? 'niu-niu' : String(sum % 10)) : 'none';
}

/** Sets of five digits in a row; 9 is followed by 0. */
const STRAIGHTS = Array.from({ length: 10 }, (_, from) =>
  [0, 1, 2, 3, 4]
    .map((step) => (from + step) % 10)
    .sort()
    .join(''),
);
const HANDS: Readonly<Record<string, string>> = {
  '5': 'five-kind',
  '41': 'four',
  '32': 'full-house',
  '311': 'three',
  '221': 'two-pair',
  '2111': 'pair',
};
function handOf(digits: Numbers): string {
  const often = new Map<string, number>();
  for (const digit of digits) often.set(digit, (often.get(digit) ?? 0) + 1);
  const shape = [...often.values()].sort((a, b) => b - a).join('');
  return HANDS[shape] ?? (STRAIGHTS.includes([...digits].sort().join('')) ? 'straight' : 'none');
}

const niuNiu = valued({
  code: 'niu-niu',
  name: 'Niu-niu',
  row: 'values',
  priced: 'odds',
  weights: {
    none: 35_649,
    1: 6_375,
    2: 6_505,
    3: 6_375,
    4: 6_505,
    5: 6_375,
    6: 6_505,
    7: 6_375,
    8: 6_505,
    9: 6_375,
    'niu-niu': 6_456,
  },
  of: (digits) => [niuNiuOf(digits)],
  example: '8,niu-niu',
});
const hand = valued({
  code: 'hand',
  name: 'Hand',
  row: 'hands',
  priced: 'odds',
  weights: {
    'five-kind': 10,
    four: 450,
    'full-house': 900,
    straight: 1_200,
    three: 7_200,
    'two-pair': 10_800,
    pair: 50_400,
    none: 29_040,
  },
  of: (digits) => [handOf(digits)],
  example: 'full-house,pair',
});
const shape = valued({
  code: 'shape',
  name: 'shape',
  row: 'shapes',
  priced: 'odds',
  weights: { triple: 10, straight: 60, pair: 270, 'half-straight': 360, mixed: 300 },
  of: (digits) => [shapeOf(digits)],
  example: 'straight,half-straight',
});

const whole = (tab: string): Span => ({ code: '', tab, name: '', from: 0, places: 5 });
const THREES: readonly Span[] = [
  { code: 'front3', tab: 'shape', name: 'Front three', from: 0, places: 3 },
  { code: 'middle3', tab: 'shape', name: 'Middle three', from: 1, places: 3 },
  { code: 'back3', tab: 'shape', name: 'Back three', from: 2, places: 3 },
];

/** The credit plays of five digits. Source: domain.md 4.2. */
export const sscCreditPlays = (): readonly Play[] => [
  onPlaces(niuNiu, whole('niu-niu'), DRAW),
  onPlaces(hand, whole('niu-niu'), DRAW),
  ...THREES.map((span) => onPlaces(shape, span, DRAW)),
];

const SHAPE_ODDS = { triple: '97', straight: '16', pair: '3.6', 'half-straight': '2.7', mixed: '3.2' };

/** Stake included. */
export const SSC_CREDIT_ODDS: Readonly<Record<string, string>> = {
  'niu-niu': '14.9',
  'niu-niu/none': '2.7',
  'hand/five-kind': '9500',
  'hand/four': '210',
  'hand/full-house': '107',
  'hand/straight': '80',
  'hand/three': '13.4',
  'hand/two-pair': '9',
  'hand/pair': '1.93',
  'hand/none': '3.3',
  ...Object.fromEntries(
    THREES.flatMap(({ code }) => Object.entries(SHAPE_ODDS).map(([tier, odds]) => [`${code}-shape/${tier}`, odds])),
  ),
};
