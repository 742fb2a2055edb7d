/** The one source of time for every record, limit and expiry, so that a test can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface TestClock extends Clock {
  set(at: Date | string): void;
  advance(step: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** A clock that runs on from the time that a test sets. */
export function testClock(start?: Date | string): TestClock {
  let offset = start === undefined ? 0 : new Date(start).getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + offset),
    set: (at) => {
      offset = new Date(at).getTime() - Date.now();
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
