import type { PoolClient } from 'pg';
import { type Job, pause, runJobs } from './jobs.ts';
import type { Parts } from './parts.ts';

export interface Leadership {
  /** Whether this process is the leader now. */
  readonly leading: boolean;
  /** Resolves once every job has ended. */
  stop(): Promise<void>;
}

/** An arbitrary number, the same in every gateway process. */
const LOCK_ID = 726_193_041;
/** The delay before a process that is not the leader tries again. */
const RETRY_DELAY_MS = 2_000;
/** The lock ends with its connection, which is checked at this interval. */
const LOCK_CHECK_INTERVAL_MS = 1_000;

/**
 * Runs the jobs while this process is the leader. One process of several is, by an advisory lock that ends with its
 * connection; when the connection breaks, the jobs stop here. Each job must still tolerate two leaders for a moment: it
 * locks every row that it changes.
 */
export function lead(parts: Pick<Parts, 'database' | 'log'>, jobs: readonly Job[]): Leadership {
  const { database, log } = parts;
  const stopping = new AbortController();
  let leading = false;

  async function serve(client: PoolClient): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([stopping.signal, over.signal]);
    const broken = () => over.abort();
    client.on('error', broken);
    leading = true;
    log.info({ jobs: jobs.map(({ name }) => name) }, 'this process is the leader');
    const running = runJobs({ log }, jobs, signal);
    while (!signal.aborted) {
      await pause(LOCK_CHECK_INTERVAL_MS, signal);
      await client.query('SELECT 1').catch(broken);
    }
    leading = false;
    await running;
    client.off('error', broken);
  }
  async function apply(): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = await database.pool.connect().catch(() => undefined);
      // Without a listener the error event of a broken connection would end the process. Its query fails anyway.
      const cut = () => {};
      client?.on('error', cut);
      try {
        const held = (await client?.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [LOCK_ID]))
          ?.rows[0]?.held;
        if (client && held) await serve(client);
      } catch (error) {
        log.warn({ err: error }, 'leadership failed and will be retried');
      } finally {
        client?.off('error', cut);
        // Closing the connection releases its lock.
        client?.release(true);
      }
      await pause(RETRY_DELAY_MS, stopping.signal);
    }
  }
  const done = apply();
  return {
    get leading() {
      return leading;
    },
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}
