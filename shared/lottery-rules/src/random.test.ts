import { createHmac } from 'node:crypto';
import { type RandomInt, unbiased } from './random.ts';

const DRAWS = 60_000;
const BELOW = 10;

/** A stream as a draw's: HMAC blocks under a key. The keys are fixed, so that every run is the same. */
function stream(key: string): RandomInt {
  let [block, at] = [0, 32];
  let bytes = Buffer.alloc(0);
  return unbiased(() => {
    if (at === 32) {
      bytes = createHmac('sha256', key).update(String(block++)).digest();
      at = 0;
    }
    return bytes[at++]!;
  });
}

const draw = (random: RandomInt, draws = DRAWS): number[] => Array.from({ length: draws }, () => random(BELOW));
const chiSquare = (cells: readonly number[], expected: number) =>
  cells.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
/** How often each value of 0 … `size` − 1 is in the list. */
function counted(values: readonly number[], size: number): number[] {
  const cells = new Array<number>(size).fill(0);
  for (const value of values) cells[value]! += 1;
  return cells;
}
/** Distance of a count from its mean in standard deviations, for a share of independent trials. */
const deviation = (seen: number, trials: number, share: number) =>
  Math.abs(seen - trials * share) / Math.sqrt(trials * share * (1 - share));

/** Of a normal distribution, and of χ² with 9, 81 and 90 degrees of freedom: what 99 of 100 fair runs stay within. */
const LIMIT = { normal: 2.576, chi9: 21.67, chi81: 113.5, chi90: 124.1 };

/** Each test of the battery: its statistic over two streams, and the bound of 99 %. */
const BATTERY: Record<string, [(one: number[], two: number[]) => number, number]> = {
  'χ² of the values': [(one) => chiSquare(counted(one, BELOW), one.length / BELOW), LIMIT.chi9],
  'overlaps: χ² of neighbouring pairs less that of single values': [
    (one) => {
      const pairs = one.map((value, place) => value * BELOW + one[(place + 1) % one.length]!);
      const single = chiSquare(counted(one, BELOW), one.length / BELOW);
      return chiSquare(counted(pairs, BELOW ** 2), one.length / BELOW ** 2) - single;
    },
    LIMIT.chi90,
  ],
  'coupon collector: draws until every value was seen': [
    (one) => {
      const lengths: number[] = [];
      let [seen, length] = [new Set<number>(), 0];
      for (const value of one) {
        seen.add(value);
        length += 1;
        if (seen.size < BELOW) continue;
        lengths.push(length);
        [seen, length] = [new Set<number>(), 0];
      }
      const steps = Array.from({ length: BELOW }, (_, n) => (BELOW - n) / BELOW);
      const mean = steps.reduce((sum, share) => sum + 1 / share, 0);
      const variance = steps.reduce((sum, share) => sum + (1 - share) / share ** 2, 0);
      const average = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
      return Math.abs(average - mean) / Math.sqrt(variance / lengths.length);
    },
    LIMIT.normal,
  ],
  'runs above and below the middle': [
    (one) => {
      const high = one.map((value) => value >= BELOW / 2);
      return deviation(high.filter((each, place) => place > 0 && each !== high[place - 1]).length, one.length - 1, 0.5);
    },
    LIMIT.normal,
  ],
  'interplay of two streams: χ² of independence': [
    (one, two) => {
      const [rows, columns] = [counted(one, BELOW), counted(two, BELOW)];
      const cells = counted(
        one.map((value, place) => value * BELOW + two[place]!),
        BELOW ** 2,
      );
      return cells.reduce((sum, seen, cell) => {
        const expected = (rows[Math.floor(cell / BELOW)]! * columns[cell % BELOW]!) / one.length;
        return sum + (seen - expected) ** 2 / expected;
      }, 0);
    },
    LIMIT.chi81,
  ],
  'serial correlation': [
    (one) => {
      const mean = one.reduce((sum, value) => sum + value, 0) / one.length;
      const spread = one.reduce((sum, value) => sum + (value - mean) ** 2, 0);
      const lag = one.reduce((sum, value, place) => sum + (value - mean) * (one[(place + 1) % one.length]! - mean), 0);
      return Math.abs(lag / spread) * Math.sqrt(one.length);
    },
    LIMIT.normal,
  ],
  'duplicates of the value before': [
    (one) =>
      deviation(one.filter((value, place) => place > 0 && value === one[place - 1]).length, one.length - 1, 1 / BELOW),
    LIMIT.normal,
  ],
};
const failuresOf = (one: number[], two: number[]) =>
  Object.entries(BATTERY).flatMap(([name, [statistic, most]]) => (statistic(one, two) > most ? [name] : []));

it('[RN-03] the numbers of a draw pass the battery at 99 %', () => {
  const [one, two] = [draw(stream('draw one')), draw(stream('another draw'))];
  expect(failuresOf(one, two)).toEqual([]);
});

it.each<[string, (fair: number[]) => [number[], number[]], string]>([
  ['a remainder of a small range', (fair) => [draw(biased()), fair], 'χ² of the values'],
  ['a counter', (fair) => [fair.map((_, place) => place % BELOW), fair], 'serial correlation'],
  ['values that never repeat', (fair) => [unrepeated(fair), fair], 'duplicates of the value before'],
  ['a second stream that follows the first', (fair) => [fair, fair], 'interplay of two streams: χ² of independence'],
  ['values in rising and falling halves', (fair) => [alternating(fair), fair], 'runs above and below the middle'],
])('[RN-03] the battery finds %s', (_what, faulty, finding) => {
  expect(failuresOf(...faulty(draw(stream('draw one'))))).toContain(finding);
});

/** The plain remainder of 0 … 15: small values come twice as often. */
function biased(): RandomInt {
  const random = stream('a biased one');
  return (below) => random(16) % below;
}
function unrepeated(fair: readonly number[]): number[] {
  const all: number[] = [];
  for (const value of fair) all.push(value === all.at(-1) ? (value + 1) % BELOW : value);
  return all;
}
const alternating = (fair: readonly number[]) =>
  fair.map((value, place) => (value % (BELOW / 2)) + (place % 2 === 0 ? 0 : BELOW / 2));
