import type { PoolClient } from 'pg';
import type { Parts } from './parts.ts';

/** Work that one gateway process does for all. `run` ends when `signal` says so; what it throws is tried again. */
export interface Duty {
  name: string;
  run(signal: AbortSignal): Promise<void>;
}

export interface Leadership {
  /** Whether this process leads now. */
  readonly leading: boolean;
  /** Resolves once every duty has ended. */
  stop(): Promise<void>;
}

/** Any number; the same in every gateway process, so that one of them leads. */
const LOCK = 726_193_041;
/** How long a process that does not lead waits before it asks again, and a duty that broke before it begins anew. */
const RETRY_DELAY_MS = 2_000;
/** The lock lives with its connection: whether that still stands is asked so often. */
const LOCK_CHECK_INTERVAL_MS = 1_000;

/**
 * Does the duties for as long as this process leads. Of several processes one leads, by an advisory lock that ends with
 * its connection; when that breaks the duties stop here before another process can begin them for long. Each duty
 * must all the same stand two leaders for a moment: what it changes it takes row by row.
 */
export function lead(parts: Pick<Parts, 'database' | 'log'>, duties: readonly Duty[]): Leadership {
  const { database, log } = parts;
  const stopping = new AbortController();
  let leading = false;

  async function serve(client: PoolClient): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([stopping.signal, over.signal]);
    const broken = () => over.abort();
    client.on('error', broken);
    leading = true;
    log.info({ duties: duties.map(({ name }) => name) }, 'this process leads');
    const running = duties.map((duty) => repeat(duty, signal));
    while (!signal.aborted) {
      await pause(LOCK_CHECK_INTERVAL_MS, signal);
      await client.query('SELECT 1').catch(broken);
    }
    leading = false;
    await Promise.all(running);
    client.off('error', broken);
  }
  async function repeat({ name, run }: Duty, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await run(signal).catch((error: unknown) =>
        log.warn({ err: error, duty: name }, 'a duty broke off and begins again'),
      );
      await pause(RETRY_DELAY_MS, signal);
    }
  }
  async function apply(): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = await database.pool.connect().catch(() => undefined);
      // A connection that breaks says so on the client, too; unheard, that would end the process. Its question fails anyway.
      const cut = () => {};
      client?.on('error', cut);
      try {
        const held = (await client?.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [LOCK]))
          ?.rows[0]?.held;
        if (client && held) await serve(client);
      } catch (error) {
        log.warn({ err: error }, 'leading failed and is tried again');
      } finally {
        client?.off('error', cut);
        // A connection that is thrown away gives its lock back.
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

/** A duty that is done again and again, `milliseconds` after its last time. */
export const every = (name: string, milliseconds: number, work: () => Promise<unknown>): Duty => ({
  name,
  async run(signal) {
    while (!signal.aborted) {
      await work();
      await pause(milliseconds, signal);
    }
  },
});

/** Resolves after a while, at once when `signal` is aborted. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
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
