import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import type { Exchange, Subscriber } from './exchange.ts';

const CHANNEL = 'atrium:live';
/** Brands share a Redis, but no event. */
const channelOf = (brand: string): string => (brand === FIRST_BRAND ? CHANNEL : `${CHANNEL}:${brand}`);
const RECONNECT_DELAY_LIMIT_MS = 5_000;

/**
 * Redis between the gateway processes (`REDIS_URL`), which takes the notifications off the database. Texts published
 * without a connection are dropped: a late one would carry outdated state.
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
  const channel = channelOf(brand);
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
  const [publisher, subscriberClient] = [open(), open()];
  let wasReady = false;
  let closed = false;
  for (const client of [publisher, subscriberClient]) {
    client.on('error', (error: Error) => {
      if (!closed) log.warn({ reason: error.message || error.name }, 'Redis is unreachable');
    });
  }
  // The client resubscribes automatically; texts published in between are lost.
  subscriberClient.on('ready', () => {
    if (wasReady) for (const { missed } of subscribers) missed?.();
    wasReady = true;
  });
  const failed = (error: unknown) => {
    if (!closed) log.warn({ reason: (error as Error).message }, 'Redis could not be used');
  };
  publisher.connect().catch(failed);
  subscriberClient
    .connect()
    .then(() =>
      subscriberClient.subscribe(channel, (text) => {
        for (const { receive } of subscribers) receive(text);
      }),
    )
    .catch(failed);
  return {
    publish(text) {
      if (!closed) publisher.publish(channel, text).catch(failed);
    },
    subscribe(receive, missed) {
      const subscriber = { receive, missed };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async close() {
      closed = true;
      for (const client of [publisher, subscriberClient]) client.destroy();
    },
  };
}
