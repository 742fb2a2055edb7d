import type { FastifyReply } from 'fastify';
import type { House } from '../house.ts';

/** Milliseconds until a page that has not read what it was told is looked after again. */
const CATCH_UP_MS = 500;

/** What a page is told now, if anything, and in how many milliseconds there may be more. */
export interface Told {
  readonly news: object | undefined;
  readonly againInMs: number;
}

/**
 * Answers with an event stream that tells a game's page how things stand, until it leaves. For a page that does not read
 * nothing is piled up: when it has caught up it is told what holds then. Where telling fails the stream ends, and the page
 * opens it anew.
 */
export function keepTold({ log }: House, reply: FastifyReply, look: () => Told): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    try {
      const { news, againInMs } = raw.writableNeedDrain ? { news: undefined, againInMs: CATCH_UP_MS } : look();
      if (news) raw.write(`data: ${JSON.stringify(news)}\n\n`);
      timer = setTimeout(tell, againInMs);
    } catch (error) {
      log.error(error, 'a page could not be told how things stand');
      raw.end();
    }
  };
  raw.once('close', () => clearTimeout(timer));
  tell();
}
