import { addDays } from '@atrium/ui/day-ranges';

/** The spans that an agent chooses from, in days ending today. */
export const SPANS = [1, 7, 30] as const;
export type Span = (typeof SPANS)[number];

export const spanOf = (today: string, days: number): { from: string; to: string } => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** Change against the span before, in percent with one decimal, or null where there was nothing to compare with. */
export function changeOf(now: string, before: string): number | null {
  const base = BigInt(before);
  if (base === 0n) return null;
  const size = base < 0n ? -base : base;
  return Number(((BigInt(now) - base) * 1000n) / size) / 10;
}
