import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../platform/database.ts';
import type { Exchange, Subscriber } from './exchange.ts';

const CHANNEL = 'atrium_live';
const SETTINGS_CHANNEL = 'atrium_settings';
const RECONNECT_DELAY_MS = 500;
/** PostgreSQL limits a notification to 8000 bytes; a longer text is stored as a row, and its id is sent. */
const NOTIFY_LIMIT_BYTES = 7_900;
const LETTER_TTL_SECONDS = 60;

/**
 * PostgreSQL's LISTEN/NOTIFY: one listening connection, reopened when it breaks. Texts published while a statement runs go
 * out in the next one, which keeps their order. `onSettings` is called when a row of `settings` changes, and after every
 * reconnection, because changes may have been missed.
 */
export function postgresExchange(options: {
  url: string;
  database: Database;
  log: Logger;
  onSettings(): void;
}): Exchange {
  const { database, log } = options;
  const subscribers = new Set<Subscriber>();
  let client: pg.Client | undefined;
  let closed = false;
  let connectedOnce = false;
  let retryTimer: NodeJS.Timeout | undefined;
  let queue: string[] = [];
  let flushing = false;
  let receiving: Promise<void> = Promise.resolve();

  const deliver = (text: string) => {
    for (const { receive } of subscribers) receive(text);
  };
  /** One at a time: a text that has to be read from its row must not be overtaken by later ones. */
  function take(payload: string): void {
    receiving = receiving.then(async () => {
      if (!payload.startsWith('#')) return deliver(payload);
      const letter = await database
        .first<{ text: string }>('SELECT text FROM live_letters WHERE id = $1', [payload.slice(1)])
        .catch(() => undefined);
      if (letter) deliver(letter.text);
      else for (const { missed } of subscribers) missed?.();
    });
  }
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
      retryTimer = setTimeout(() => void connect(), RECONNECT_DELAY_MS);
      retryTimer.unref();
    };
    fresh.on('error', retry);
    fresh.on('end', retry);
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === SETTINGS_CHANNEL) options.onSettings();
      else take(payload);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}; LISTEN ${SETTINGS_CHANNEL}`);
      if (closed) return await fresh.end();
      client = fresh;
      options.onSettings();
      if (connectedOnce) for (const { missed } of subscribers) missed?.();
      connectedOnce = true;
    } catch (error) {
      log.warn({ err: error }, 'the live connection to the database failed');
      retry();
    }
  }
  async function flush(): Promise<void> {
    flushing = true;
    while (queue.length > 0) {
      const texts = queue;
      queue = [];
      await send(texts).catch((error: unknown) =>
        log.warn({ err: error }, 'an event was not sent to the other gateways'),
      );
    }
    flushing = false;
  }
  async function send(texts: readonly string[]): Promise<void> {
    const payloads: string[] = [];
    for (const text of texts)
      payloads.push(Buffer.byteLength(text) < NOTIFY_LIMIT_BYTES ? text : await putIntoRow(text));
    await database.run(
      {
        name: 'live-say',
        text: `SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) WITH ORDINALITY AS t (text, n) ORDER BY n`,
      },
      [payloads],
    );
  }
  async function putIntoRow(text: string): Promise<string> {
    await database.run("DELETE FROM live_letters WHERE at < now() - $1 * interval '1 second'", [LETTER_TTL_SECONDS]);
    const row = await database.first<{ id: string }>('INSERT INTO live_letters (text) VALUES ($1) RETURNING id', [
      text,
    ]);
    return `#${row!.id}`;
  }
  void connect();
  return {
    publish(text) {
      if (closed) return;
      queue.push(text);
      if (!flushing) {
        flushing = true;
        setImmediate(() => void flush());
      }
    },
    subscribe(receive, missed) {
      const subscriber = { receive, missed };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async close() {
      closed = true;
      clearTimeout(retryTimer);
      await client?.end().catch(() => {});
    },
  };
}
