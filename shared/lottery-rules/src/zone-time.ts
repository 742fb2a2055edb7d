/** A day of the calendar, `2026-11-21`. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

function wallTime(at: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) part[type] = Number(value);
  return Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second);
}

/** The calendar day that `at` falls on in a time zone. */
export const dayAt = (at: Date, timeZone: string): Day =>
  new Date(wallTime(at.getTime(), timeZone)).toISOString().slice(0, 10);

/** The instant of `seconds` after midnight of a day, by the clock on the wall there. */
export function instantOf(day: Day, seconds: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + seconds * 1000;
  let at = wanted;
  for (let step = 0; step < 2; step += 1) at += wanted - wallTime(at, timeZone);
  return new Date(at);
}

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
