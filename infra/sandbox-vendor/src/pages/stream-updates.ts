import type { FastifyReply } from 'fastify';
import type { House } from '../house.ts';

/** The pause before a page that has not read its last update is tried again. */
const CATCH_UP_MS = 500;

/** The news for a page, if any, and the milliseconds until there may be more. */
export interface Update {
  readonly news: object | undefined;
  readonly againInMs: number;
}

/**
 * Answers with an event stream of updates for a game's page, until it leaves. Nothing is queued for a page that does not
 * read: once it has caught up it receives the present state. Where sending fails the stream ends, and the page reopens
 * it.
 */
export function streamUpdates({ log }: House, reply: FastifyReply, look: () => Update): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    try {
      const { news, againInMs } = raw.writableNeedDrain ? { news: undefined, againInMs: CATCH_UP_MS } : look();
      if (news) raw.write(`data: ${JSON.stringify(news)}\n\n`);
      timer = setTimeout(send, againInMs);
    } catch (error) {
      log.error(error, 'could not send an update to a page');
      raw.end();
    }
  };
  raw.once('close', () => clearTimeout(timer));
  send();
}
