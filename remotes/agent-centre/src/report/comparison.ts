export type Comparison =
  | { kind: 'none' | 'same' }
  | { kind: 'up' | 'down'; percent: number }
  | { kind: 'more' | 'less'; difference: string };

/** Above this, a share says less than the difference itself: a value that is nine times as high is not "800 % up". */
const HIGHEST_PERCENT = 200;

/**
 * How a figure differs from the one of the period before. `signed`: figures that can be below zero, such as a profit, have no
 * share that makes sense; they are compared by their difference. Both are digits, in minor units or counted.
 */
export function compare(now: string, before: string, { signed = false } = {}): Comparison {
  const [present, past] = [BigInt(now), BigInt(before)];
  if (present === past) return { kind: 'same' };
  const difference = present - past;
  const apart = (): Comparison =>
    difference > 0n
      ? { kind: 'more', difference: difference.toString() }
      : { kind: 'less', difference: (-difference).toString() };
  if (signed) return apart();
  if (past === 0n) return { kind: 'none' };
  const percent = Number((difference * 1000n) / past) / 10;
  if (Math.abs(percent) > HIGHEST_PERCENT || percent === 0) return apart();
  return { kind: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) };
}
