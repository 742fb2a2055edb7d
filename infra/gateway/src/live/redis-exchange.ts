import type { Logger } from 'pino';
import { createClient } from 'redis';
import type { Exchange, Hearer } from './exchange.ts';

const CHANNEL = 'atrium:live';
const LONGEST_WAIT = 5_000;

/**
 * Redis as the carrier between gateway processes (`REDIS_URL`): takes the notifications off the database. Without a
 * connection what is said is not kept back: a text that comes late would tell an old story.
 */
export function redisExchange({ url, log }: { url: string; log: Logger }): Exchange {
  const hearers = new Set<Hearer>();
  const open = () =>
    createClient({
      url,
      disableOfflineQueue: true,
      socket: {
        reconnectStrategy: (tries) => Math.min(LONGEST_WAIT, 100 * 2 ** Math.min(tries, 6)) + Math.random() * 100,
      },
    });
  const [speaker, listener] = [open(), open()];
  let listened = false;
  let closed = false;
  for (const client of [speaker, listener]) {
    client.on('error', (error: Error) => {
      if (!closed) log.warn({ reason: error.message || error.name }, 'Redis does not answer');
    });
  }
  // The client subscribes again by itself; what was said in between is gone.
  listener.on('ready', () => {
    if (listened) for (const { missed } of hearers) missed?.();
    listened = true;
  });
  const failed = (error: unknown) => {
    if (!closed) log.warn({ reason: (error as Error).message }, 'Redis could not be reached');
  };
  speaker.connect().catch(failed);
  listener
    .connect()
    .then(() =>
      listener.subscribe(CHANNEL, (text) => {
        for (const { hear } of hearers) hear(text);
      }),
    )
    .catch(failed);
  return {
    say(text) {
      if (!closed) speaker.publish(CHANNEL, text).catch(failed);
    },
    listen(hear, missed) {
      const hearer = { hear, missed };
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    async close() {
      closed = true;
      for (const client of [speaker, listener]) client.destroy();
    },
  };
}
