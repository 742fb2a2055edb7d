import { type OpeningHours, WEEKDAYS } from '@atrium/contracts/support';
import { addDays, dayAt, instantOf, weekdayOf } from '@atrium/lottery-rules/zone-time';

const secondsOf = (time: string): number => Number(time.slice(0, 2)) * 3_600 + Number(time.slice(3)) * 60;

/** Whether somebody is at the desk at `now`, and when next if not; null when no hours are set. */
export function openingAt(
  now: Date,
  hours: readonly OpeningHours[],
  timeZone: string,
): { open: boolean; opensAt: Date | null } {
  const today = dayAt(now, timeZone);
  // A week ahead: the same day's hours may lie behind us.
  const spans = Array.from({ length: 8 }, (_, days) => addDays(today, days)).flatMap((day) =>
    hours
      .filter((each) => each.day === WEEKDAYS[weekdayOf(day)])
      .map(({ from, to }) => ({
        from: instantOf(day, secondsOf(from), timeZone),
        to: instantOf(day, secondsOf(to), timeZone),
      })),
  );
  if (spans.some(({ from, to }) => from <= now && now < to)) return { open: true, opensAt: null };
  const [next] = spans.filter(({ from }) => from > now).sort((a, b) => a.from.getTime() - b.from.getTime());
  return { open: false, opensAt: next?.from ?? null };
}
