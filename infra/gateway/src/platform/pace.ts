import { pause, type Pause } from './jobs.ts';

/** How often the jobs of a brand look for work: at their own intervals while the brand is used in this process, else rarely. */
export interface Pace {
  /** Somebody uses the brand: jobs that wait for longer than their own interval begin at once. */
  use(): void;
  /** The pause after a turn of a job. */
  pause: Pause;
}

interface Options {
  /** Whether tabs are open, which use the brand without calling it. */
  isWatched(): boolean;
  /** The interval of every job with a shorter one while nobody uses the brand. */
  idleIntervalMs?: number;
  /** How long a brand counts as used after a call. */
  usedForMs?: number;
}

const IDLE_INTERVAL_MS = 5_000;
const USED_FOR_MS = 30_000;

/**
 * A process serves many brands, and most of them are idle most of the time: without a visitor, a vendor or a payment nobody waits
 * for a job. Every process follows its own calls, so what a call has queued is found at the job's own interval.
 */
export function createPace({ isWatched, idleIntervalMs = IDLE_INTERVAL_MS, usedForMs = USED_FOR_MS }: Options): Pace {
  let usedAt = performance.now();
  const idle = new Set<AbortController>();
  const isUsed = () => performance.now() - usedAt < usedForMs || isWatched();

  async function pauseWhileIdle(delayMs: number, signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const end = () => over.abort();
    signal.addEventListener('abort', end);
    idle.add(over);
    await pause(delayMs, over.signal);
    idle.delete(over);
    signal.removeEventListener('abort', end);
  }

  return {
    use() {
      usedAt = performance.now();
      for (const one of idle) one.abort();
    },
    async pause(intervalMs, signal) {
      await pause(intervalMs, signal);
      if (intervalMs < idleIntervalMs && !signal.aborted && !isUsed())
        await pauseWhileIdle(idleIntervalMs - intervalMs, signal);
    },
  };
}
