import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../platform/database.ts';

/** Carries short texts between the gateway processes. Nothing is kept: who is not listening misses it. */
export interface Exchange {
  say(text: string): void;
  /** Returns how to stop listening. */
  listen(hear: (text: string) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'atrium_live';
const SETTINGS_CHANNEL = 'atrium_settings';
const AGAIN_AFTER = 500;

/**
 * PostgreSQL's LISTEN/NOTIFY: one listening connection that is opened again when it breaks; what is said within one turn
 * of the event loop goes out in one statement. `onSettings` is called when a row of `settings` changed, and after every
 * reconnection, since changes may have been missed.
 */
export function postgresExchange(options: {
  url: string;
  database: Database;
  log: Logger;
  onSettings(): void;
}): Exchange {
  const hearers = new Set<(text: string) => void>();
  let client: pg.Client | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;
  let queue: string[] = [];

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: options.url,
      application_name: 'atrium-gateway-live',
      keepAlive: true,
    });
    let broken = false;
    const retry = () => {
      if (broken || closed) return;
      broken = true;
      client = undefined;
      void fresh.end().catch(() => {});
      again = setTimeout(() => void connect(), AGAIN_AFTER);
      again.unref();
    };
    fresh.on('error', retry);
    fresh.on('end', retry);
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === SETTINGS_CHANNEL) options.onSettings();
      else for (const hear of hearers) hear(payload);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}; LISTEN ${SETTINGS_CHANNEL}`);
      if (closed) return await fresh.end();
      client = fresh;
      options.onSettings();
    } catch (error) {
      options.log.warn({ err: error }, 'the live connection to the database failed');
      retry();
    }
  }
  function flush(): void {
    const texts = queue;
    queue = [];
    options.database
      .run({ name: 'live-say', text: `SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) AS text` }, [texts])
      .catch((error: unknown) => options.log.warn({ err: error }, 'the other gateways were not told'));
  }
  void connect();
  return {
    say(text) {
      if (closed) return;
      if (queue.push(text) === 1) setImmediate(flush);
    },
    listen(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    async close() {
      closed = true;
      clearTimeout(again);
      await client?.end().catch(() => {});
    },
  };
}
