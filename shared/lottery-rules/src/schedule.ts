import { addDays, type Day, dayAt, instantOf, weekdayOf } from './zone-time.ts';

/**
 * When a game draws. Times are by the clock on the wall in `timeZone`.
 *
 * - `interval`: every `every` seconds from `from` to `until` (seconds after midnight; the first draw is at
 *   `from + every`, the last not after `until`), every day.
 * - `days`: at each of `times` (seconds after midnight) on the given weekdays (0 is Sunday), or days of the month, or
 *   every day.
 *
 * Bets close `closeBefore` seconds before the draw.
 */
export type Schedule = { readonly timeZone: string; readonly closeBefore: number } & (
  | { readonly kind: 'interval'; readonly every: number; readonly from?: number; readonly until?: number }
  | {
      readonly kind: 'days';
      readonly times: readonly number[];
      readonly weekdays?: readonly number[];
      readonly monthDays?: readonly number[];
    }
);

/** One draw of the plan. It opens when the one before it closes: a game always has a draw to bet on. */
export interface Issue {
  /** `20261121-0412`: the day and the number of the draw on that day; the day alone where there is one a day. */
  issue: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
}

const DAY = 86_400;
/** Longest gap of a schedule with days of the month, with room. */
const LONGEST_GAP = 40;

/** The draws with `from < drawsAt ≤ to`, in order. The same plan whatever the span asked for: `issue` is unique. */
export function issuesBetween(schedule: Schedule, from: Date, to: Date): Issue[] {
  const issues: Issue[] = [];
  const last = dayAt(to, schedule.timeZone);
  let before = lastDrawUntil(schedule, from);
  for (let day = dayAt(from, schedule.timeZone); day <= last; day = addDays(day, 1)) {
    const draws = drawsOf(schedule, day);
    for (const [index, drawsAt] of draws.entries()) {
      if (drawsAt <= from) continue;
      if (drawsAt > to) return issues;
      issues.push(issueOf(schedule, day, index, draws.length, drawsAt, before));
      before = drawsAt;
    }
  }
  return issues;
}

/** The first draw after `at`. */
export function nextIssue(schedule: Schedule, at: Date): Issue {
  const before = lastDrawUntil(schedule, at);
  for (let day = dayAt(at, schedule.timeZone), tries = 0; tries < LONGEST_GAP; day = addDays(day, 1), tries += 1) {
    const draws = drawsOf(schedule, day);
    const index = draws.findIndex((drawsAt) => drawsAt > at);
    if (index >= 0) return issueOf(schedule, day, index, draws.length, draws[index]!, before);
  }
  throw new Error('A schedule that never draws.');
}

function issueOf(
  { closeBefore }: Schedule,
  day: Day,
  index: number,
  count: number,
  drawsAt: Date,
  before: Date,
): Issue {
  const date = day.replaceAll('-', '');
  const issue = count === 1 ? date : `${date}-${String(index + 1).padStart(count > 999 ? 4 : count > 99 ? 3 : 2, '0')}`;
  return { issue, opensAt: earlier(before, closeBefore), closesAt: earlier(drawsAt, closeBefore), drawsAt };
}

const earlier = (at: Date, seconds: number): Date => new Date(at.getTime() - seconds * 1000);

function lastDrawUntil(schedule: Schedule, at: Date): Date {
  for (let day = dayAt(at, schedule.timeZone), tries = 0; tries < LONGEST_GAP; day = addDays(day, -1), tries += 1) {
    const draw = drawsOf(schedule, day).findLast((drawsAt) => drawsAt <= at);
    if (draw) return draw;
  }
  throw new Error('A schedule that never draws.');
}

function drawsOf(schedule: Schedule, day: Day): Date[] {
  const at = (seconds: number) => instantOf(day, seconds, schedule.timeZone);
  if (schedule.kind === 'days') {
    const { weekdays, monthDays, times } = schedule;
    const drawsToday =
      (!weekdays || weekdays.includes(weekdayOf(day))) && (!monthDays || monthDays.includes(Number(day.slice(8))));
    return drawsToday ? [...times].sort((a, b) => a - b).map(at) : [];
  }
  const start = at(schedule.from ?? 0).getTime();
  const end = at(schedule.until ?? DAY).getTime();
  const draws: Date[] = [];
  for (let drawsAt = start + schedule.every * 1000; drawsAt <= end; drawsAt += schedule.every * 1000)
    draws.push(new Date(drawsAt));
  return draws;
}
