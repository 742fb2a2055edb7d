/** Full years between a birthday, `yyyy-MM-dd` or `MM-dd-yyyy`, and a day. Source: 5-65. */
export function ageOf(birthday: string, now: Date): number {
  const [a = '', b = '', c = ''] = birthday.split('-');
  const [year, month, day] = a.length === 4 ? [a, b, c] : [c, a, b];
  const had =
    now.getUTCMonth() + 1 > Number(month) ||
    (now.getUTCMonth() + 1 === Number(month) && now.getUTCDate() >= Number(day));
  return now.getUTCFullYear() - Number(year) - (had ? 0 : 1);
}
