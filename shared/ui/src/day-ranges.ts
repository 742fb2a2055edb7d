/** First and last day, both included, as `yyyy-mm-dd`. */
export interface DayRange {
  from: string;
  to: string;
}

/** The ranges that the date picker offers, in its order. */
export const rangePresets = ['previous7', 'next7', 'previous30', 'next30'] as const;
export type RangePreset = (typeof rangePresets)[number];

/** A day moved by whole days. Works on calendar days, so daylight saving time has no effect. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The days of a preset relative to `today`, which is included: the previous 7 days are today and the six before. */
export function presetRange(preset: RangePreset, today: string): DayRange {
  const days = preset.endsWith('30') ? 29 : 6;
  return preset.startsWith('previous')
    ? { from: addDays(today, -days), to: today }
    : { from: today, to: addDays(today, days) };
}
