export interface DaySeries {
  label: string;
  /** In major units, one per day. */
  values: readonly number[];
  look: 'bars' | 'line';
  colour: 'plain' | 'own';
}

export interface DayPlotData {
  /** `yyyy-mm-dd`, in order. */
  days: readonly string[];
  series: readonly DaySeries[];
  /** Formats a value of the axis. */
  format: (value: number) => string;
  /** Formats a day of the axis. */
  day: (day: string) => string;
}

/** Minor units as a number for a plot: exact enough to draw, never to add up. */
export const drawn = (minor: string, fractionDigits: number): number => Number(minor) / 10 ** fractionDigits;
