import type { AddressInfo } from 'node:net';
import type { EventView } from '../src/play/book-events.ts';
import type { Offer } from '../src/play/cash-out.ts';
import type { RoundView } from '../src/play/round-view.ts';
import { vendor } from './table.ts';

export interface BookMessage {
  now: number;
  events?: EventView[];
  // biome-ignore lint/suspicious/noExplicitAny: a slip as the page reads it, without types
  slips?: any;
}
export type ListedSlip = RoundView & { cashOut: Offer | null; shown: { legs: { seed?: string; hash?: string }[] } };

/** The messages to the book's page, one by one. */
export async function followBook(playKey: string) {
  if (!vendor.app.server.listening) await vendor.app.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const { port } = vendor.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/table/book`, {
    headers: { 'x-play-key': playKey },
    signal: stop.signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<BookMessage> {
      while (!text.includes('\n\n')) text += (await reader.read()).value ?? '';
      const [message, ...rest] = text.split('\n\n') as [string, ...string[]];
      text = rest.join('\n\n');
      return JSON.parse(message.replace(/^data: /, ''));
    },
    stop: () => stop.abort(),
  };
}

/** The present book. */
export async function bookOf(playKey: string): Promise<BookMessage> {
  const page = await followBook(playKey);
  const message = await page.next();
  page.stop();
  return message;
}
