import { addDays } from '@atrium/ui/day-ranges';

/** The filters of a record page as the address keeps them, so that they survive a reload and can be shared. */
export interface RecordFilters {
  from: string;
  to: string;
  pageNo: number;
  /** Twelve months at once instead of three. */
  archive?: 'yes' | undefined;
  [name: string]: string | number | undefined;
}

/** Filters keep a prefix in the address: the screen behind the panel has parameters of its own. */
const PREFIX = 'r-';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const USUAL_SPAN_DAYS = 7;

/** Today in a time zone, `yyyy-mm-dd`. */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

export function readFilters(
  parameters: URLSearchParams,
  names: readonly string[],
  today: string,
  spanDays = USUAL_SPAN_DAYS,
): RecordFilters {
  const day = (name: string, fallback: string) => {
    const text = parameters.get(PREFIX + name) ?? '';
    return DAY.test(text) ? text : fallback;
  };
  const filters: RecordFilters = {
    from: day('from', addDays(today, 1 - spanDays)),
    to: day('to', today),
    pageNo: Math.max(1, Math.floor(Number(parameters.get(`${PREFIX}nr`))) || 1),
  };
  if (parameters.get(`${PREFIX}archive`) === 'yes') filters.archive = 'yes';
  for (const name of names) {
    const value = parameters.get(PREFIX + name);
    if (value) filters[name] = value;
  }
  return filters;
}

/** The address's parameters after a change of filters; a change of anything but the page goes back to the first. */
export function writeFilters(parameters: URLSearchParams, change: Partial<RecordFilters>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries({ pageNo: 1, ...change })) {
    const key = PREFIX + (name === 'pageNo' ? 'nr' : name);
    if (value === '' || value === undefined || (name === 'pageNo' && value === 1)) next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}
