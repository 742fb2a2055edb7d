/** Days and weeks of the brand's time zone, which has no summer time. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

/** Manila is eight hours ahead of UTC. */
const UTC_OFFSET_MS = 8 * HOUR_MS;
/** 1 January 1970 was a Thursday, four days before the first Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

const floorTo = (at: number, step: number): number => Math.floor(at / step) * step;

export const midnightOf = (at: number): number => floorTo(at + UTC_OFFSET_MS, DAY_MS) - UTC_OFFSET_MS;

/** The midnight at the start of the Monday of `at`'s week. */
export const mondayOf = (at: number): number =>
  floorTo(at + UTC_OFFSET_MS - FIRST_MONDAY_MS, WEEK_MS) + FIRST_MONDAY_MS - UTC_OFFSET_MS;
