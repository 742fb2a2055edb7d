import { inTrace } from '@atrium/tracing/tracing';
import type { Parts } from './parts.ts';

/** Background work. `run` returns when `signal` is aborted; when it throws, it is run again after a delay. */
export interface Job {
  name: string;
  run(signal: AbortSignal, pauseFor: Pause): Promise<void>;
}

/** Resolves after `delayMs` or later, or at once when `signal` is aborted. */
export type Pause = (delayMs: number, signal: AbortSignal) => Promise<void>;

const RETRY_DELAY_MS = 2_000;

/** A job that repeats `work`, with a pause of `intervalMs` in between; a function decides the pause anew each time. */
export const every = (
  name: string,
  intervalMs: number | (() => Promise<number>),
  work: () => Promise<unknown>,
): Job => ({
  name,
  async run(signal, pauseFor) {
    while (!signal.aborted) {
      await inTrace({ name: `job ${name}` }, async () => work());
      await pauseFor(typeof intervalMs === 'number' ? intervalMs : await intervalMs(), signal);
    }
  },
});

/** Runs the jobs until `signal` is aborted; resolves once all of them have returned. */
export async function runJobs(
  { log }: Pick<Parts, 'log'>,
  jobs: readonly Job[],
  signal: AbortSignal,
  pauseFor: Pause = pause,
): Promise<void> {
  await Promise.all(
    jobs.map(async ({ name, run }) => {
      while (!signal.aborted) {
        await run(signal, pauseFor).catch((error: unknown) =>
          log.warn({ err: error, job: name }, 'a background job failed and will be retried'),
        );
        await pause(RETRY_DELAY_MS, signal);
      }
    }),
  );
}

/** Runs the jobs in this process until `stop`, which resolves once the current turns have ended. */
export function startJobs(
  parts: Pick<Parts, 'log'>,
  jobs: readonly Job[],
  pauseFor?: Pause,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = runJobs(parts, jobs, stopping.signal, pauseFor);
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Resolves after the delay, or at once when `signal` is aborted. */
export const pause: Pause = (delayMs, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    signal.addEventListener('abort', end);
  });
