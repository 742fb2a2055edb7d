import { RemoteFailure } from './cause.ts';

/** What the loader needs of timers; tests bring their own. */
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

/** Rejects with the cause `timeout` when the work has not ended after `ms`. The work itself cannot be stopped. */
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
