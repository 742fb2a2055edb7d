const HOUR_MS = 3_600_000;

/** The end of a time-out that starts now. */
export const timeOutEnd = (nowMs: number, hours: number): number => nowMs + hours * HOUR_MS;

/** The end of a self-exclusion that starts now, on the last day of a month that has no such day, as the gateway counts. */
export function exclusionEnd(nowMs: number, months: number): number {
  const end = new Date(nowMs);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}
