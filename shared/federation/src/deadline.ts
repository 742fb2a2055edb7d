import { RemoteFailure } from './cause.ts';

/** The timers that the loader needs; tests pass their own. */
export interface Clock {
  now(): number;
  setTimeout(work: () => void, ms: number): unknown;
  clearTimeout(handle: never): void;
}

export const pageClock: Clock = {
  now: () => Date.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (handle) => clearTimeout(handle),
};

/** Rejects with the cause `timeout` when `work` has not settled after `ms` milliseconds. The work itself goes on. */
export function within<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new RemoteFailure('timeout', `No answer within ${ms} ms.`)), ms);
    work.then(resolve, reject).finally(() => clock.clearTimeout(timer as never));
  });
}

export const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.setTimeout(resolve, ms);
  });
