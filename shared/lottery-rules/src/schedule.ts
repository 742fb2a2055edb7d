import { addDays, type Day, dayAt, instantOf, weekdayOf } from './zone-time.ts';

/**
 * Every `every` seconds from `from` to `until` (seconds after midnight): the first draw is at `from + every`, the last not
 * after `until`. `until` may be past the next midnight, at most a day after `from`.
 */
export interface IntervalPlan {
  readonly every: number;
  readonly from?: number;
  readonly until?: number;
}

/** At each of `times` (seconds after midnight) on the weekdays (0 is Sunday), or days of the month, or every day. */
export interface DaysPlan {
  readonly times: readonly number[];
  readonly weekdays?: readonly number[];
  readonly monthDays?: readonly number[];
}

/** What a plan is from a day on: fields that are left out stay as they were. */
export type ScheduleChange<Plan> = Partial<Plan> & { readonly since: Day; readonly closeBefore?: number };

/** When a game draws, by days and clock of its time zone. Bets close `closeBefore` seconds before the draw. */
export type Schedule = {
  readonly timeZone: string;
  readonly closeBefore: number;
  /** The first and the last day with draws. */
  readonly validFrom?: Day;
  readonly validUntil?: Day;
  /** Days without a draw: `2027-02-05`, or from one to another, both included: `2027-02-05/2027-02-08`. */
  readonly holidays?: readonly string[];
  /** Days with a draw whatever weekday they are, also in holidays: a special draw, or one moved from a holiday. */
  readonly extraDays?: readonly Day[];
} & (
  | ({ readonly kind: 'interval'; readonly changes?: readonly ScheduleChange<IntervalPlan>[] } & IntervalPlan)
  | ({ readonly kind: 'days'; readonly changes?: readonly ScheduleChange<DaysPlan>[] } & DaysPlan)
);

/** One draw of the plan. It opens when the one before it closes: a game always has a draw to bet on. */
export interface Issue {
  /** `20261121-0412`: the day and the number of the draw on that day; the day alone where there is one a day. */
  issue: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
}

const DAY_SECONDS = 86_400;
/** A game without an earlier draw opens this long before its first one. */
const FIRST_OPENS_SECONDS = 7 * DAY_SECONDS;
/** A game without a draw for this long is considered ended, or not yet begun. */
const LONGEST_GAP_DAYS = 400;

/** The draws with `from < drawsAt ≤ to`, in order. The same plan whatever the span asked for: `issue` is unique. */
export function issuesBetween(schedule: Schedule, from: Date, to: Date): Issue[] {
  const issues: Issue[] = [];
  const last = dayAt(to, schedule.timeZone);
  let before = lastDrawUntil(schedule, from);
  for (let day = firstDayFor(schedule, from); day <= last; day = addDays(day, 1))
    for (const draw of drawsOf(schedule, day)) {
      if (draw.drawsAt <= from) continue;
      if (draw.drawsAt > to) return issues;
      issues.push(issueOf(draw, before));
      before = draw;
    }
  return issues;
}

/** The first draw after `at`; null if the schedule has ended or does not draw within 400 days. */
export function nextIssue(schedule: Schedule, at: Date): Issue | null {
  const { validFrom, validUntil } = schedule;
  const today = firstDayFor(schedule, at);
  let day = validFrom !== undefined && validFrom > today ? validFrom : today;
  for (let tries = 0; tries < LONGEST_GAP_DAYS; day = addDays(day, 1), tries += 1) {
    if (validUntil !== undefined && day > validUntil) return null;
    const draw = drawsOf(schedule, day).find(({ drawsAt }) => drawsAt > at);
    if (draw) return issueOf(draw, lastDrawUntil(schedule, at));
  }
  return null;
}

/** Whether a game has a draw on a day of its calendar: which stations draw today. */
export const drawsOn = (schedule: Schedule, day: Day): boolean => planOf(schedule, day) !== null;

interface Draw {
  day: Day;
  /** From 1, and of how many on that day. */
  number: number;
  count: number;
  drawsAt: Date;
  closesAt: Date;
}

function issueOf({ day, number, count, drawsAt, closesAt }: Draw, before: Draw | null): Issue {
  const date = day.replaceAll('-', '');
  const issue = count === 1 ? date : `${date}-${String(number).padStart(count > 999 ? 4 : count > 99 ? 3 : 2, '0')}`;
  const opensAt = before?.closesAt ?? earlier(closesAt, FIRST_OPENS_SECONDS);
  // Where a change moves the close before that of the draw before, sales still last a moment.
  return { issue, opensAt: opensAt < closesAt ? opensAt : earlier(closesAt, 1), closesAt, drawsAt };
}

const earlier = (at: Date, seconds: number): Date => new Date(at.getTime() - seconds * 1000);

/** The first day that may have a draw after `at`: the one before where draws of a day go on past midnight. */
function firstDayFor(schedule: Schedule, at: Date): Day {
  const day = dayAt(at, schedule.timeZone);
  const pastMidnight =
    schedule.kind === 'interval' &&
    [schedule, ...(schedule.changes ?? [])].some(({ until = DAY_SECONDS }) => until > DAY_SECONDS);
  return pastMidnight ? addDays(day, -1) : day;
}

function lastDrawUntil(schedule: Schedule, at: Date): Draw | null {
  const { validFrom, validUntil, timeZone } = schedule;
  const today = dayAt(at, timeZone);
  let day = validUntil !== undefined && validUntil < today ? validUntil : today;
  for (let tries = 0; tries < LONGEST_GAP_DAYS; day = addDays(day, -1), tries += 1) {
    if (validFrom !== undefined && day < validFrom) return null;
    const draw = drawsOf(schedule, day).findLast(({ drawsAt }) => drawsAt <= at);
    if (draw) return draw;
  }
  return null;
}

type Plan = { closeBefore: number } & (({ kind: 'interval' } & IntervalPlan) | ({ kind: 'days' } & DaysPlan));

/** The plan of a day, with the changes up to then; null on a day without draws. */
function planOf(schedule: Schedule, day: Day): Plan | null {
  const { validFrom, validUntil, holidays = [], extraDays = [] } = schedule;
  if ((validFrom !== undefined && day < validFrom) || (validUntil !== undefined && day > validUntil)) return null;
  let plan: Plan = schedule;
  // In the order of their days, whatever the order in the data.
  for (const change of (schedule.changes ?? []).toSorted((a, b) => (a.since < b.since ? -1 : 1)))
    if (change.since <= day) plan = { ...plan, ...change } as Plan;
  if (extraDays.includes(day)) return plan;
  if (holidays.some((holiday) => isWithin(day, holiday))) return null;
  if (plan.kind === 'interval') return plan;
  const { weekdays, monthDays } = plan;
  const ownDay =
    (!weekdays || weekdays.includes(weekdayOf(day))) && (!monthDays || monthDays.includes(Number(day.slice(8))));
  return ownDay ? plan : null;
}

function isWithin(day: Day, holiday: string): boolean {
  const [first = '', last = first] = holiday.split('/');
  return first <= day && day <= last;
}

function drawsOf(schedule: Schedule, day: Day): Draw[] {
  const plan = planOf(schedule, day);
  if (!plan) return [];
  const times = timesOf(plan, (seconds) => instantOf(day, seconds, schedule.timeZone).getTime());
  return times.map((time, index) => {
    const drawsAt = new Date(time);
    return { day, number: index + 1, count: times.length, drawsAt, closesAt: earlier(drawsAt, plan.closeBefore) };
  });
}

/** Instants in milliseconds, ascending and different: two times of a clock may be one instant when it changes. */
function timesOf(plan: Plan, instant: (seconds: number) => number): number[] {
  if (plan.kind === 'days') return [...new Set(plan.times.map(instant))].sort((a, b) => a - b);
  const end = instant(plan.until ?? DAY_SECONDS);
  const times: number[] = [];
  for (let time = instant(plan.from ?? 0) + plan.every * 1000; time <= end; time += plan.every * 1000) times.push(time);
  return times;
}
