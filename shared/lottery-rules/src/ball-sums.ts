/** Balls of a draw, and how many of them are drawn. */
export interface BallRange {
  readonly balls: readonly string[];
  readonly count: number;
}

/** What a draw of balls consists of: `count` different ones, and perhaps an extra one of the others. */
export interface BallDraw extends BallRange {
  readonly hasExtra: boolean;
}

/** The sums that some balls of each range can have, as bits. */
function sumBits(ranges: readonly BallRange[]): bigint {
  return ranges.reduce((sums, range) => {
    let more = 0n;
    for (const sum of valuesOf(bitsOf(range.balls, range.count))) more |= sums << BigInt(sum);
    return more;
  }, 1n);
}

/** The sums of `count` different balls, as bits. */
function bitsOf(balls: readonly string[], count: number): bigint {
  const bySize = [1n, ...Array.from({ length: count }, () => 0n)];
  for (const ball of balls)
    for (let size = count; size > 0; size -= 1) bySize[size]! |= bySize[size - 1]! << BigInt(Number(ball));
  return bySize[count]!;
}

function valuesOf(bits: bigint): number[] {
  const values: number[] = [];
  const text = bits.toString(2);
  for (let at = text.length - 1; at >= 0; at -= 1) if (text[at] === '1') values.push(text.length - 1 - at);
  return values;
}

/** Every sum that `count` balls of each range can have together, ascending. */
export const reachableSums = (ranges: readonly BallRange[]): number[] => valuesOf(sumBits(ranges));

/** `count` balls of each range with this sum together. Throws a RangeError if there are none. */
export function numbersWithSum(ranges: readonly BallRange[], sum: number): string[] {
  const [range, ...others] = ranges;
  if (!range) {
    if (sum !== 0) throw new RangeError(`No balls have the sum ${sum} left over.`);
    return [];
  }
  const rest = sumBits(others);
  const own = valuesOf(bitsOf(range.balls, range.count)).find(
    (each) => each <= sum && (rest >> BigInt(sum - each)) & 1n,
  );
  if (own === undefined) throw new RangeError(`No balls have the sum ${sum}.`);
  return [...ballsWithSum(range.balls, range.count, own), ...numbersWithSum(others, sum - own)];
}

function ballsWithSum(balls: readonly string[], count: number, sum: number): string[] {
  if (count === 0) return [];
  const [first, ...others] = balls;
  const left = sum - Number(first);
  return left >= 0 && (bitsOf(others, count - 1) >> BigInt(left)) & 1n
    ? [first!, ...ballsWithSum(others, count - 1, left)]
    : ballsWithSum(others, count, sum);
}
