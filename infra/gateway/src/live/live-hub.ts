import { randomBytes } from 'node:crypto';
import type { PortalEvents } from '@atrium/contracts/events';
import type { Balance } from '@atrium/contracts/wallet';
import type { Logger } from 'pino';
import type { Audience, Live, LiveEvent } from './live.ts';
import type { Exchange } from './exchange.ts';
import { createStreams, type Streams } from './streams.ts';

/** What travels between gateway processes: an event as it is, or the name of a member whose balance is to be read. */
type Said = { from: string; frame: Frame; audience: Audience } | { from: string; balanceOf: string; cause?: string };

interface Frame {
  id: number;
  event: LiveEvent;
  data: unknown;
}

export interface LiveHub extends Live {
  readonly streams: Streams;
  /** Public events after the one that a client names as its last (Last-Event-ID). */
  missedSince(id: number): string[];
  /** A frame that carries the balance, for one that has just connected. */
  balanceFrame(memberId: string, cause?: string): Promise<string>;
  close(): void;
}

const REMEMBERED = 256;
/** Changes of one wallet within this time are told once, with the newest balance. */
const GATHER = 15;

/**
 * Carries events to the open tabs. `exchange` connects the gateway processes (PostgreSQL's LISTEN/NOTIFY). What is said
 * here is said after the commit and outside of money transactions: a NOTIFY inside would make commits wait for each other.
 */
export function createLiveHub(parts: {
  exchange: Exchange;
  readBalance(memberId: string): Promise<Balance>;
  log: Logger;
}): LiveHub {
  const { exchange, readBalance, log } = parts;
  const streams = createStreams();
  const from = randomBytes(6).toString('hex');
  const recent: Frame[] = [];
  const waiting = new Map<string, { cause?: string; timer: NodeJS.Timeout }>();
  let lastId = 0;

  const encode = (frame: Frame): string =>
    `id: ${frame.id}\nevent: ${frame.event}\ndata: ${JSON.stringify(frame.data)}\n\n`;
  const nextId = (): number => {
    lastId = Math.max(lastId + 1, Date.now() * 1000);
    return lastId;
  };
  function deliver(frame: Frame, audience: Audience): void {
    if (audience === 'everybody') {
      recent.push(frame);
      if (recent.length > REMEMBERED) recent.shift();
    }
    streams.send(encode(frame), audience);
    if (frame.event === 'session.logout' && audience !== 'everybody' && 'session' in audience)
      streams.end(audience.session);
  }
  async function balanceFrame(memberId: string, cause?: string): Promise<string> {
    const { sumBalance, currency, sequence } = await readBalance(memberId);
    const data: PortalEvents['balance.changed'] = {
      sumBalance,
      currency,
      sequence,
      ...(cause === undefined ? {} : { cause }),
    };
    return encode({ id: nextId(), event: 'balance.changed', data });
  }
  function tellBalance(memberId: string, cause: string | undefined): void {
    if (!streams.listensFor(memberId)) return;
    balanceFrame(memberId, cause)
      .then((frame) => streams.send(frame, { member: memberId }))
      .catch((error: unknown) => log.warn({ err: error }, 'a balance could not be told'));
  }
  const stop = exchange.listen((text) => {
    const said = JSON.parse(text) as Said;
    if (said.from === from) return;
    if ('balanceOf' in said) tellBalance(said.balanceOf, said.cause);
    else deliver(said.frame, said.audience);
  });

  return {
    streams,
    balanceFrame,
    missedSince: (id) => recent.filter((frame) => frame.id > id).map(encode),
    publish(event, data, audience = 'everybody') {
      const frame: Frame = { id: nextId(), event, data };
      deliver(frame, audience);
      // Every process hears the registry itself; a snapshot is also too long for a notification.
      if (event !== 'registry.changed') exchange.say(JSON.stringify({ from, frame, audience } satisfies Said));
    },
    balanceChanged(memberId, cause) {
      const known = waiting.get(memberId);
      if (known) {
        if (cause !== undefined) known.cause = cause;
        return;
      }
      const timer = setTimeout(() => {
        const { cause: last } = waiting.get(memberId) ?? {};
        waiting.delete(memberId);
        tellBalance(memberId, last);
        exchange.say(
          JSON.stringify({ from, balanceOf: memberId, ...(last === undefined ? {} : { cause: last }) } satisfies Said),
        );
      }, GATHER);
      timer.unref();
      waiting.set(memberId, { ...(cause === undefined ? {} : { cause }), timer });
    },
    close() {
      stop();
      for (const { timer } of waiting.values()) clearTimeout(timer);
      streams.close();
    },
  };
}
