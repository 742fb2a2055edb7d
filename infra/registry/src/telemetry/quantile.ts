import { valueOf } from '@atrium/contracts/telemetry';

/**
 * The value below which `share` (0 … 1) of a histogram lies. `histogram` is bucket → count; undefined when it is empty.
 */
export function quantile(histogram: ReadonlyMap<number, number>, share: number): number | undefined {
  const buckets = [...histogram].sort(([one], [other]) => one - other);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let left = total * share;
  for (const [bucket, count] of buckets) {
    left -= count;
    if (left <= 0) return valueOf(bucket);
  }
  return undefined;
}
