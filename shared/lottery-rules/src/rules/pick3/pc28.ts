import type { Play } from '../../play.ts';
import { digitDraw } from '../digit-games/digit-draw.ts';
import { shapeOf, sumHalves, sumValue } from '../digit-games/values.ts';
import { type NumbersRule, onPlaces } from '../numbers/numbers-rule.ts';
import { sumCounts, sumOf } from '../numbers/sums.ts';
import { type Valued, valued } from '../numbers/valued.ts';

const SUMS = Object.entries(sumCounts(3, 0, 9)).map(([sum, count]) => [Number(sum), count] as const);

/** Properties of the sum: each value with the sums for which it holds. */
function bySum(
  rule: Pick<Valued, 'code' | 'name' | 'row' | 'example'>,
  holds: Readonly<Record<string, (sum: number) => boolean>>,
): NumbersRule {
  const values = Object.entries(holds);
  const weightOf = (is: (sum: number) => boolean): bigint =>
    SUMS.reduce((weight, [sum, count]) => (is(sum) ? weight + count : weight), 0n);
  return valued({
    ...rule,
    weights: Object.fromEntries(values.map(([value, is]) => [value, weightOf(is)])),
    of: (digits) => values.filter(([, is]) => is(sumOf(digits))).map(([value]) => value),
  });
}

const RULES: readonly (readonly [tab: string, rule: NumbersRule])[] = [
  ['sum', sumValue(3)],
  ['big-small', sumHalves(3, 14)],
  [
    'big-small',
    bySum(
      { code: 'sum-quarters', name: 'Sum by size and parity', row: 'quarters', example: 'big-odd,small-even' },
      {
        'big-odd': (sum) => sum >= 14 && sum % 2 === 1,
        'big-even': (sum) => sum >= 14 && sum % 2 === 0,
        'small-odd': (sum) => sum < 14 && sum % 2 === 1,
        'small-even': (sum) => sum < 14 && sum % 2 === 0,
      },
    ),
  ],
  [
    'big-small',
    bySum(
      { code: 'sum-extremes', name: 'Highest or lowest sums', row: 'extremes', example: 'highest' },
      { highest: (sum) => sum >= 22, lowest: (sum) => sum <= 5 },
    ),
  ],
  [
    'shape',
    valued({
      code: 'shape',
      name: 'Shape',
      row: 'shapes',
      weights: { triple: 10, straight: 60, pair: 270 },
      of: (digits) => [shapeOf(digits)],
      example: 'triple,pair',
    }),
  ],
];

const DRAW = digitDraw('pick3', 3);

/** The plays on the sum of three digits (PC28). Source: domain.md 4.2. */
export const pc28Plays = (): readonly Play[] =>
  RULES.map(([tab, rule]) => onPlaces(rule, { code: '', tab, name: '', from: 0, places: 3 }, DRAW));
