import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import type { Exchange, Subscriber } from './exchange.ts';

const STREAM = 'atrium:live:stream';
/** Brands share a Redis, but no event. */
const streamOf = (brand: string): string => (brand === FIRST_BRAND ? STREAM : `${STREAM}:${brand}`);
/** Texts that Redis keeps for a process whose connection is interrupted: five seconds of 2,000 bets each. */
const KEPT_TEXTS = 10_000;
const READ_AT_ONCE = 500;
const EARLY_LIMIT = 100;
/** Their connections return within this time of each other, so that tabs load again once. */
const MISSED_WINDOW_MS = 500;
const RECONNECT_DELAY_LIMIT_MS = 5_000;
const BEGINNING = '0-0';
/** Published after texts were dropped: each process that receives it has missed some. */
const DROPPED = '';

/**
 * A Redis stream between the gateway processes (`REDIS_URL`), which takes the notifications off the database. A process
 * whose connection was interrupted continues where it ended; `missed` is called only where Redis no longer has that
 * place. Texts published without a connection are dropped, since a late one would carry outdated state; afterwards `missed`
 * is called in every process.
 */
export function redisExchange({
  url,
  brand = FIRST_BRAND,
  log,
}: {
  url: string;
  brand?: string;
  log: Logger;
}): Exchange {
  const stream = streamOf(brand);
  const subscribers = new Set<Subscriber>();
  const open = () =>
    createClient({
      url,
      disableOfflineQueue: true,
      socket: {
        reconnectStrategy: (tries) =>
          Math.min(RECONNECT_DELAY_LIMIT_MS, 100 * 2 ** Math.min(tries, 6)) + Math.random() * 100,
      },
    });
  const [publisher, reader] = [open(), open()];
  let read: string | undefined;
  /** What is published before the first connection. */
  let early: string[] | undefined = [];
  let hasDropped = false;
  let missedTimer: NodeJS.Timeout | undefined;
  let closed = false;
  const failed = (error: unknown) => {
    if (!closed) log.warn({ reason: (error as Error).message }, 'Redis could not be used');
  };
  /** Once for all processes that dropped texts at the same time. */
  const missedSome = () => {
    missedTimer ??= setTimeout(() => {
      missedTimer = undefined;
      for (const { missed } of subscribers) missed?.();
    }, MISSED_WINDOW_MS);
  };

  /** Reads on from the last text, or from now on where there was none. Ends with the connection. */
  async function follow(): Promise<void> {
    const newest = (await reader.xRevRange(stream, '+', '-', { COUNT: 1 }))?.[0]?.id ?? BEGINNING;
    const oldest = (await reader.xRange(stream, '-', '+', { COUNT: 1 }))?.[0]?.id ?? BEGINNING;
    const isLost = read !== undefined && (isBefore(newest, read) || isBefore(read, oldest));
    if (isLost) missedSome();
    if (read === undefined || isLost) read = newest;
    for (;;) {
      const answers = await reader.xRead({ key: stream, id: read ?? newest }, { BLOCK: 0, COUNT: READ_AT_ONCE });
      for (const { id, message } of answers?.[0]?.messages ?? []) {
        read = id;
        const text = message.text ?? DROPPED;
        if (text === DROPPED) missedSome();
        else for (const { receive } of subscribers) receive(text);
      }
    }
  }
  function publish(text: string): void {
    publisher
      .xAdd(stream, '*', { text }, { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT_TEXTS } })
      .catch((error: unknown) => {
        hasDropped = true;
        failed(error);
      });
  }

  for (const client of [publisher, reader]) {
    client.on('error', (error: Error) => {
      if (!closed) log.warn({ reason: error.message || error.name }, 'Redis is unreachable');
    });
  }
  reader.on('ready', () => void follow().catch(failed));
  publisher.on('ready', () => {
    const waiting = early ?? [];
    early = undefined;
    if (hasDropped) waiting.push(DROPPED);
    hasDropped = false;
    for (const text of waiting) publish(text);
  });
  for (const client of [publisher, reader]) client.connect().catch(failed);
  return {
    publish(text) {
      if (closed) return;
      if (!early) publish(text);
      else if (early.length < EARLY_LIMIT) early.push(text);
      else hasDropped = true;
    },
    subscribe(receive, missed) {
      const subscriber = { receive, missed };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async close() {
      closed = true;
      clearTimeout(missedTimer);
      for (const client of [publisher, reader]) client.destroy();
    },
  };
}

/** Whether an id of a stream (milliseconds, number) is before another. */
function isBefore(one: string, other: string): boolean {
  const [[time, number], [otherTime, otherNumber]] = [one, other].map((id) => id.split('-').map(Number)) as [
    [number, number],
    [number, number],
  ];
  return time < otherTime || (time === otherTime && number < otherNumber);
}
