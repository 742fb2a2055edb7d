const DAY_MS = 86_400_000;

interface Period {
  /** First and last day, as YYYY-MM-DD. */
  readonly startsOn: string;
  readonly lastDay: string;
  /** The instant at which the last day ends. */
  readonly closesAt: string;
}

/** Which day of a period it is at `nowMs`, from 1, and how many days the period has. */
export function periodDay({ startsOn, lastDay, closesAt }: Period, nowMs: number): { number: number; count: number } {
  const count = Math.round((Date.parse(lastDay) - Date.parse(startsOn)) / DAY_MS) + 1;
  const left = Math.ceil((Date.parse(closesAt) - nowMs) / DAY_MS);
  return { number: Math.min(count, Math.max(1, count - left + 1)), count };
}
