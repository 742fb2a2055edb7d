import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../platform/database.ts';
import type { Exchange, Hearer } from './exchange.ts';

const CHANNEL = 'atrium_live';
const SETTINGS_CHANNEL = 'atrium_settings';
const AGAIN_AFTER = 500;
/** A notification holds less than 8000 bytes; what is longer is put into a row, and its number goes out. */
const LONGEST = 7_900;
const LETTERS_LIVE_SECONDS = 60;

/**
 * PostgreSQL's LISTEN/NOTIFY: one listening connection that is opened again when it breaks; what is said while a statement
 * is under way goes out in the next one, so that the order is kept. `onSettings` is called when a row of `settings`
 * changed, and after every reconnection, since changes may have been missed.
 */
export function postgresExchange(options: {
  url: string;
  database: Database;
  log: Logger;
  onSettings(): void;
}): Exchange {
  const { database, log } = options;
  const hearers = new Set<Hearer>();
  let client: pg.Client | undefined;
  let closed = false;
  let connectedOnce = false;
  let again: NodeJS.Timeout | undefined;
  let queue: string[] = [];
  let flushing = false;
  let hearing: Promise<void> = Promise.resolve();

  const tell = (text: string) => {
    for (const { hear } of hearers) hear(text);
  };
  /** One after the other: a letter that has to be fetched does not let later texts pass. */
  function receive(payload: string): void {
    hearing = hearing.then(async () => {
      if (!payload.startsWith('#')) return tell(payload);
      const letter = await database
        .first<{ text: string }>('SELECT text FROM live_letters WHERE id = $1', [payload.slice(1)])
        .catch(() => undefined);
      if (letter) tell(letter.text);
      else for (const { missed } of hearers) missed?.();
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
      again = setTimeout(() => void connect(), AGAIN_AFTER);
      again.unref();
    };
    fresh.on('error', retry);
    fresh.on('end', retry);
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === SETTINGS_CHANNEL) options.onSettings();
      else receive(payload);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}; LISTEN ${SETTINGS_CHANNEL}`);
      if (closed) return await fresh.end();
      client = fresh;
      options.onSettings();
      if (connectedOnce) for (const { missed } of hearers) missed?.();
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
      await send(texts).catch((error: unknown) => log.warn({ err: error }, 'the other gateways were not told'));
    }
    flushing = false;
  }
  async function send(texts: readonly string[]): Promise<void> {
    const payloads: string[] = [];
    for (const text of texts) payloads.push(Buffer.byteLength(text) < LONGEST ? text : await putIntoRow(text));
    await database.run(
      {
        name: 'live-say',
        text: `SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) WITH ORDINALITY AS t (text, n) ORDER BY n`,
      },
      [payloads],
    );
  }
  async function putIntoRow(text: string): Promise<string> {
    await database.run("DELETE FROM live_letters WHERE at < now() - $1 * interval '1 second'", [LETTERS_LIVE_SECONDS]);
    const row = await database.first<{ id: string }>('INSERT INTO live_letters (text) VALUES ($1) RETURNING id', [
      text,
    ]);
    return `#${row!.id}`;
  }
  void connect();
  return {
    say(text) {
      if (closed) return;
      queue.push(text);
      if (!flushing) {
        flushing = true;
        setImmediate(() => void flush());
      }
    },
    listen(hear, missed) {
      const hearer = { hear, missed };
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    async close() {
      closed = true;
      clearTimeout(again);
      await client?.end().catch(() => {});
    },
  };
}
