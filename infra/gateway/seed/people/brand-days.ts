/** Days and weeks of the brand's time zone, which has no summer time. */
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
export const WEEK = 7 * DAY;

/** Manila is eight hours ahead. */
const AHEAD = 8 * HOUR;
/** 1 January 1970 was a Thursday: the first Monday came four days later. */
const FIRST_MONDAY = 4 * DAY;

const floorTo = (at: number, step: number): number => Math.floor(at / step) * step;

export const midnightOf = (at: number): number => floorTo(at + AHEAD, DAY) - AHEAD;

/** The Monday midnight that the week of `at` began with. */
export const mondayOf = (at: number): number => floorTo(at + AHEAD - FIRST_MONDAY, WEEK) + FIRST_MONDAY - AHEAD;
