import type { Result } from './draw.ts';
import type { Family } from './families.ts';

/** What people read first in a result. `push` marks an outcome that is neither side and returns the stake. */
export interface Facts {
  sum: number;
  size: 'big' | 'small' | 'push';
  parity: 'odd' | 'even';
  /** First number against the last one. */
  dragonTiger: 'dragon' | 'tiger' | 'tie' | null;
}

type Middle = readonly [lowestBig: number, push?: number];

/** From which sum on a result is big; a push value where the market has one. Source: domain.md 4.2 to 4.6. */
const MIDDLE: Partial<Record<Family, Middle>> = {
  ssc: [23],
  '11x5': [31, 30],
  k3: [11],
  pk10: [12],
  marksix: [175],
  keno: [811, 810],
  pick3: [14],
};

/**
 * Sum, size and parity of the numbers that a family sums (PK10: the first two places; Mark Six: all seven balls), and
 * dragon against tiger. Null for families whose results are lists of prizes.
 */
export function factsOf(family: Family, result: Result): Facts | null {
  const middle = MIDDLE[family];
  if (!middle) return null;
  const numbers = result.flat().map(Number);
  const summed = family === 'pk10' ? numbers.slice(0, 2) : numbers;
  const sum = summed.reduce((total, number) => total + number, 0);
  const [big, push] = middle;
  const first = numbers[0]!;
  const last = numbers.at(-1)!;
  const races = family === 'ssc' || family === '11x5' || family === 'pk10' || family === 'pick3';
  return {
    sum,
    size: sum === push ? 'push' : sum >= big ? 'big' : 'small',
    parity: sum % 2 ? 'odd' : 'even',
    dragonTiger: races ? (first > last ? 'dragon' : first < last ? 'tiger' : 'tie') : null,
  };
}
