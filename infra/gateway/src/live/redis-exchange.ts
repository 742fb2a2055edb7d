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
const RECONNECT_DELAY_LIMIT_MS = 5_000;
const BEGINNING = '0-0';
/** Published after texts were dropped: whoever receives it has missed some. */
const DROPPED = '';

/**
 * A Redis stream between the gateway processes (`REDIS_URL`), which takes the notifications off the database. A process
 * whose connection was interrupted continues where it ended; `missed` is called only where Redis no longer has that
 * place. Texts published without a connection are dropped, since a late one would carry outdated state; afterwards every
 * process is told that it missed some.
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
  let hasDropped = false;
  let closed = false;
  const failed = (error: unknown) => {
    if (!closed) log.warn({ reason: (error as Error).message }, 'Redis could not be used');
  };
  const missed = () => {
    for (const subscriber of subscribers) subscriber.missed?.();
  };

  /** Reads on from the last text, or from now on where there was none. Ends with the connection. */
  async function follow(): Promise<void> {
    const [[newest], [oldest]] = await Promise.all([
      reader.xRevRange(stream, '+', '-', { COUNT: 1 }),
      reader.xRange(stream, '-', '+', { COUNT: 1 }),
    ]);
    const isLost = read !== undefined && (!newest || isBefore(newest.id, read) || isBefore(read, oldest!.id));
    if (read === undefined || isLost) read = newest?.id ?? BEGINNING;
    if (isLost) missed();
    for (;;) {
      const answers = await reader.xRead({ key: stream, id: read }, { BLOCK: 0, COUNT: READ_AT_ONCE });
      for (const { id, message } of answers?.[0]?.messages ?? []) {
        read = id;
        const text = message.text ?? DROPPED;
        if (text === DROPPED) missed();
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
    if (!hasDropped) return;
    hasDropped = false;
    publish(DROPPED);
  });
  for (const client of [publisher, reader]) client.connect().catch(failed);
  return {
    publish(text) {
      if (!closed) publish(text);
    },
    subscribe(receive, missedSome) {
      const subscriber = { receive, missed: missedSome };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async close() {
      closed = true;
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
