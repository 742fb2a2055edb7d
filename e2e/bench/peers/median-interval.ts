/** How often the interval may miss the median at most: with five turns it is then the lowest and the highest. */
const MOST_MISSES = 1 / 16;

/**
 * The interval in which the median of all visits lies, by the turns that were measured; undefined for fewer than five. It
 * assumes no distribution: half of all visits are below their median, so the number of turns below it is binomial.
 */
export function medianInterval(turns: readonly number[]): { from: number; to: number } | undefined {
  const count = turns.length;
  const sorted = [...turns].sort((one, other) => one - other);
  let outside = 0;
  let ways = 1;
  let left = -1;
  for (let below = 0; below < count / 2; below++) {
    outside += 2 * ways * 0.5 ** count;
    if (outside > MOST_MISSES) break;
    left = below;
    ways *= (count - below) / (below + 1);
  }
  return left < 0 ? undefined : { from: sorted[left]!, to: sorted[count - 1 - left]! };
}
