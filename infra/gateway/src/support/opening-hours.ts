import { type OpeningHours, WEEKDAYS } from '@atrium/contracts/support';
import { addDays, dayAt, instantOf, weekdayOf } from '@atrium/lottery-rules/zone-time';

const secondsOf = (time: string): number => Number(time.slice(0, 2)) * 3_600 + Number(time.slice(3)) * 60;

/** Whether the desk is open at `now`, and the next opening if it is closed, which is null without configured hours. */
export function openingAt(
  now: Date,
  hours: readonly OpeningHours[],
  timeZone: string,
): { open: boolean; opensAt: Date | null } {
  const today = dayAt(now, timeZone);
  // Eight days: today's hours may be over, and today next week may be the next opening.
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
