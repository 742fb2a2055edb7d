/** A birthday, `yyyy-MM-dd` or `MM-dd-yyyy`, as `yyyy-MM-dd`. */
export function isoDate(birthday: string): string {
  const [a = '', b = '', c = ''] = birthday.split('-');
  return a.length === 4 ? birthday : [c, a, b].join('-');
}

/** Whether `date` is a day of the calendar, `yyyy-MM-dd`, since 1900 and not after `now`. */
export function isRealDate(date: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < '1900') return false;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) && day <= now;
}

/** Full years between a birthday, `yyyy-MM-dd` or `MM-dd-yyyy`, and a day. Source: 5-65. */
export function ageOf(birthday: string, now: Date): number {
  const [year, month, day] = isoDate(birthday).split('-');
  const had =
    now.getUTCMonth() + 1 > Number(month) ||
    (now.getUTCMonth() + 1 === Number(month) && now.getUTCDate() >= Number(day));
  return now.getUTCFullYear() - Number(year) - (had ? 0 : 1);
}
