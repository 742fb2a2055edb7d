import type { Client } from 'pg';
import type { Parts } from '../platform/parts.ts';
import { type Drawn, drawDue, nextDue } from './draw-due.ts';
import { planDraws } from './plan-draws.ts';

/** Any number; the same in every gateway process, so that one of them leads. */
const LOCK = 726_193_041;
/** How long a process that does not lead waits before it asks again, and a leader at most before it looks around. */
const PATIENCE = 5_000;
const LONGEST_SLEEP = 30_000;
/** Results this old are history: tabs have them from the lists. */
const FRESH = 5 * 60_000;

export interface Scheduler {
  /** Resolves once the tick that runs has ended. */
  stop(): Promise<void>;
}

/** One turn: plan ahead, move on what is due, tell the tabs. Returns what was drawn. */
export async function tick({ database, clock, live }: Pick<Parts, 'database' | 'clock' | 'live'>): Promise<Drawn[]> {
  const now = clock.now();
  await planDraws(database, now);
  const drawn = await drawDue(database, now);
  for (const { gameCode, issue, result, drawsAt } of drawn) {
    if (now.getTime() - drawsAt.getTime() < FRESH) live.publish('draw.drawn', { gameCode, issue, result });
  }
  return drawn;
}

/**
 * Draws the lotteries for as long as the process runs. Of several processes one leads, by an advisory lock that ends with
 * its connection; what was missed while none ran is caught up and marked as late.
 */
export function startScheduler(parts: Parts): Scheduler {
  const stopping = new AbortController();
  const done = lead(parts, stopping.signal).catch((error: unknown) =>
    parts.log.error({ err: error }, 'the lottery scheduler ended'),
  );
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function lead(parts: Parts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const client = await parts.database.pool.connect().catch(() => undefined);
    try {
      if (client && (await holdsLock(client as unknown as Client)))
        await drawUntil(parts, client as unknown as Client, signal);
    } catch (error) {
      parts.log.warn({ err: error }, 'the lottery scheduler starts again');
    } finally {
      // A connection that is thrown away gives its lock back.
      client?.release(true);
    }
    await pause(PATIENCE, signal);
  }
}

const holdsLock = async (client: Client): Promise<boolean> =>
  (await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [LOCK])).rows[0]!.held;

async function drawUntil(parts: Parts, client: Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const drawn = await tick(parts);
    if (drawn.length > 0) parts.log.debug({ drawn: drawn.length }, 'drawn');
    // The lock lives with this connection: a broken one must be noticed before the next draw.
    await client.query('SELECT 1');
    const due = await nextDue(parts.database);
    const wait = due === undefined ? LONGEST_SLEEP : due.getTime() - parts.clock.now().getTime();
    await pause(Math.min(LONGEST_SLEEP, Math.max(20, wait)), signal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
