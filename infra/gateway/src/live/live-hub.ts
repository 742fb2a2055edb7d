import { randomBytes } from 'node:crypto';
import type { PortalEvents } from '@atrium/contracts/events';
import type { Balance } from '@atrium/contracts/wallet';
import type { Logger } from 'pino';
import type { Exchange } from './exchange.ts';
import type { Audience, Live, LiveEvent, States } from '../platform/live.ts';
import { createLiveLog, type Told } from './live-log.ts';
import { createStreams, type Streams } from './streams.ts';
import { createToldStates } from './last-known-states.ts';

interface Passing {
  event: LiveEvent;
  data: unknown;
  /** A process of the version before names none. */
  states?: States;
}

/** What travels between gateway processes. */
type Said =
  | { told: Told }
  | { from: string; passing: Passing }
  /** A member's balance is to be read and told: each process tells the newest. */
  | { from: string; balanceOf: string; cause?: string }
  /** A process has just started and wants to know what was said before it. */
  | { from: string; hello: true }
  | { from: string; heard: Record<string, number> };

export interface LiveHub extends Live {
  readonly streams: Streams;
  /**
   * Frames for one that comes back with the id of its last event: what was missed, or that it cannot be told any more
   * (`live.gap`).
   */
  missedSince(id: string, who: Pick<Listening, 'memberId' | 'sessionId'>): string[];
  /** A frame that carries the balance, for one that has just connected. */
  balanceFrame(memberId: string, cause?: string): Promise<string>;
  /** Tells the streams of this process only: what every process hears by itself. */
  publishHere<Event extends LiveEvent>(event: Event, data: PortalEvents[Event]): void;
  close(): void;
}

interface Listening {
  memberId: string | undefined;
  sessionId: string | undefined;
}

/** Changes of one wallet within this time are told once, with the newest balance. */
const GATHER = 15;

/**
 * Carries events to the open tabs. `exchange` connects the gateway processes (PostgreSQL's LISTEN/NOTIFY, or Redis). What
 * is said here is said after the commit and outside of money transactions: a NOTIFY inside would make commits wait for
 * each other.
 */
export function createLiveHub(parts: {
  exchange: Exchange;
  readBalance(memberId: string): Promise<Balance>;
  log: Logger;
  /** What another process has told its streams. */
  onHeard?(event: LiveEvent, data: unknown): void;
}): LiveHub {
  const { exchange, readBalance, log } = parts;
  const streams = createStreams();
  const history = createLiveLog();
  const states = createToldStates();
  const self = randomBytes(4).toString('hex');
  const waiting = new Map<string, { cause?: string; timer: NodeJS.Timeout }>();
  let said = 0;

  const say = (what: Said): void => exchange.say(JSON.stringify(what));
  function deliver(told: Told): void {
    if (!history.note(told)) streams.send(frameOf('live.gap', {}), 'everybody');
    const { event, data, audience } = told;
    streams.send(frameOf(event, data, history.id()), audience);
    if (event === 'session.logout' && audience !== 'everybody' && 'session' in audience) streams.end(audience.session);
  }
  /** To the streams of this process, unless it was told already. */
  function pass(passing: Passing): boolean {
    const news = passing.states === undefined || states.note(passing.states);
    if (news) streams.send(frameOf(passing.event, passing.data), 'everybody');
    return news;
  }
  async function balanceFrame(memberId: string, cause?: string): Promise<string> {
    const balance = await readBalance(memberId);
    const data: PortalEvents['balance.changed'] = { ...balance, ...(cause === undefined ? {} : { cause }) };
    // Without an id: whoever comes back is told the newest balance anyway.
    return frameOf('balance.changed', data);
  }
  function tellBalance(memberId: string, cause: string | undefined): void {
    if (!streams.listensFor(memberId)) return;
    balanceFrame(memberId, cause)
      .then((frame) => streams.send(frame, { member: memberId }))
      .catch((error: unknown) => log.warn({ err: error }, 'a balance could not be told'));
  }
  function hear(text: string): void {
    const what = read(text);
    // A word that nobody here knows (another version's, a stranger's) must not stop what comes after it.
    if (!what) {
      log.warn({ characters: text.length }, 'the exchange said what is not understood');
      return;
    }
    if ('told' in what) {
      if (what.told.from === self) return;
      parts.onHeard?.(what.told.event, what.told.data);
      deliver(what.told);
      return;
    }
    if (what.from === self) return;
    if ('passing' in what) pass(what.passing);
    else if ('balanceOf' in what) tellBalance(what.balanceOf, what.cause);
    else if ('hello' in what) say({ from: self, heard: { ...history.heard(), [self]: said } });
    else history.learn(what.heard);
  }
  const stop = exchange.listen(hear, () => {
    streams.send(frameOf('live.gap', {}), 'everybody');
    say({ from: self, hello: true });
  });
  say({ from: self, hello: true });

  return {
    streams,
    balanceFrame,
    missedSince(id, who) {
      const missed = history.since(id);
      if (!missed) return [frameOf('live.gap', {}, history.id())];
      const last = history.id();
      return missed
        .filter(({ audience }) => concerns(audience, who))
        .map(({ event, data }) => frameOf(event, data, last));
    },
    publish(event, data, audience = 'everybody') {
      const told: Told = { from: self, seq: ++said, event, data, audience };
      deliver(told);
      say({ told });
    },
    pass(event, data, found) {
      const passing = { event, data, states: found };
      if (pass(passing)) say({ from: self, passing });
    },
    passed: states.last,
    publishHere(event, data) {
      streams.send(frameOf(event, data), 'everybody');
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
        say({ from: self, balanceOf: memberId, ...(last === undefined ? {} : { cause: last }) });
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

function read(text: string): Said | undefined {
  try {
    const what: unknown = JSON.parse(text);
    const known =
      typeof what === 'object' &&
      what !== null &&
      ['told', 'passing', 'balanceOf', 'hello', 'heard'].some((word) => word in what);
    return known ? (what as Said) : undefined;
  } catch {
    return undefined;
  }
}

const frameOf = (event: LiveEvent, data: unknown, id?: string): string =>
  `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

function concerns(audience: Audience, { memberId, sessionId }: Listening): boolean {
  if (audience === 'everybody') return true;
  return 'member' in audience ? audience.member === memberId : audience.session === sessionId;
}
