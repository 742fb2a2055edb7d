import { randomBytes } from 'node:crypto';
import type { PortalEvents } from '@atrium/contracts/events';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { changeBetween } from '@atrium/contracts/snapshot-change';
import type { Balance } from '@atrium/contracts/balance';
import type { Logger } from 'pino';
import { balanceNotices } from './balance-notices.ts';
import { frameOf } from './event-frame.ts';
import type { Exchange } from './exchange.ts';
import type { Audience, Live, LiveEvent, States } from '../platform/live.ts';
import { createLiveLog, type LoggedEvent } from './live-log.ts';
import { createStreams, type Streams } from './streams.ts';
import { createLastKnownStates } from './last-known-states.ts';

interface StateEvent {
  event: LiveEvent;
  data: unknown;
  /** Missing in messages of the previous version. */
  states?: States;
}

/** The messages between gateway processes. */
type Message =
  | { logged: LoggedEvent }
  | { from: string; passing: StateEvent }
  /** A member's balance changed: each process reads it and sends the newest. */
  | { from: string; balanceOf: string; cause?: string }
  /** A process has started and asks for the event numbers so far. */
  | { from: string; hello: true }
  | { from: string; heard: Record<string, number> };

export interface LiveHub extends Live {
  readonly streams: Streams;
  /** The frames that a reconnecting client missed since its last event id, or `live.gap` when they are no longer stored. */
  missedSince(id: string, client: Pick<Client, 'memberId' | 'sessionId'>): string[];
  /** A frame with the balance, for a client that has just connected. */
  balanceFrame(memberId: string, cause?: string): Promise<string>;
  /** Sends to the streams of this process only, for events that every process receives on its own. */
  publishHere<Event extends LiveEvent>(event: Event, data: PortalEvents[Event]): void;
  /** The snapshot that is in use from now on, and the one before. Every process receives it on its own. Source: 13-17. */
  publishSnapshot(snapshot: Snapshot, before: Snapshot | undefined): void;
  close(): void;
}

interface Client {
  memberId: string | undefined;
  sessionId: string | undefined;
}

/** Changes of one wallet within this window are sent as one event with the newest balance. */
const BALANCE_WINDOW_MS = 15;

/**
 * Sends events to the open tabs. `exchange` connects the gateway processes (PostgreSQL's LISTEN/NOTIFY, or Redis). Events
 * are published after the commit and outside of money transactions: a NOTIFY inside would serialize commits.
 */
export function createLiveHub(parts: {
  exchange: Exchange;
  readBalance(memberId: string): Promise<Balance>;
  log: Logger;
  /** Called with the events of other processes. */
  onRemoteEvent?(event: LiveEvent, data: unknown): void;
}): LiveHub {
  const { exchange, readBalance, log } = parts;
  const streams = createStreams();
  const balances = balanceNotices({ streams, readBalance, log });
  const history = createLiveLog();
  const states = createLastKnownStates();
  const self = randomBytes(4).toString('hex');
  const pending = new Map<string, { cause?: string; timer: NodeJS.Timeout }>();
  let published = 0;

  const broadcast = (message: Message): void => exchange.publish(JSON.stringify(message));
  function deliver(logged: LoggedEvent): void {
    if (!history.note(logged)) streams.send(frameOf('live.gap', {}), 'everybody');
    const { event, data, audience } = logged;
    streams.send(frameOf(event, data, history.id()), audience);
    if (event === 'session.logout' && audience !== 'everybody' && 'session' in audience) streams.end(audience.session);
  }
  /** Sends to the streams of this process, unless the states are known. */
  function deliverState(event: StateEvent): boolean {
    const news = event.states === undefined || states.note(event.states);
    if (news) streams.send(frameOf(event.event, event.data), 'everybody');
    return news;
  }
  function receive(text: string): void {
    const message = read(text);
    // An unknown message (of another version, or a stranger's) must not stop those after it.
    if (!message) {
      log.warn({ characters: text.length }, 'a message on the exchange was not understood');
      return;
    }
    if ('logged' in message) {
      if (message.logged.from === self) return;
      parts.onRemoteEvent?.(message.logged.event, message.logged.data);
      deliver(message.logged);
      return;
    }
    if (message.from === self) return;
    if ('passing' in message) deliverState(message.passing);
    else if ('balanceOf' in message) balances.send(message.balanceOf, message.cause);
    else if ('hello' in message) broadcast({ from: self, heard: { ...history.heard(), [self]: published } });
    else history.learn(message.heard);
  }
  const unsubscribe = exchange.subscribe(receive, () => {
    streams.send(frameOf('live.gap', {}), 'everybody');
    broadcast({ from: self, hello: true });
  });
  broadcast({ from: self, hello: true });

  return {
    streams,
    balanceFrame: balances.frame,
    missedSince(id, client) {
      const missed = history.since(id);
      if (!missed) return [frameOf('live.gap', {}, history.id())];
      const last = history.id();
      return missed
        .filter(({ audience }) => concerns(audience, client))
        .map(({ event, data }) => frameOf(event, data, last));
    },
    publish(event, data, audience = 'everybody') {
      const logged: LoggedEvent = { from: self, seq: ++published, event, data, audience };
      deliver(logged);
      broadcast({ logged });
    },
    publishState(event, data, found) {
      const passing = { event, data, states: found };
      if (deliverState(passing)) broadcast({ from: self, passing });
    },
    lastState: states.last,
    publishHere(event, data) {
      streams.send(frameOf(event, data), 'everybody');
    },
    publishSnapshot(snapshot, before) {
      const { sequence } = snapshot;
      const whole = frameOf('registry.changed', { sequence, snapshot });
      const change = changeBetween(before, snapshot);
      streams.sendEither(change ? frameOf('registry.part', { sequence, change }) : whole, whole);
    },
    balanceChanged(memberId, cause) {
      const known = pending.get(memberId);
      if (known) {
        if (cause !== undefined) known.cause = cause;
        return;
      }
      const timer = setTimeout(() => {
        const { cause: last } = pending.get(memberId) ?? {};
        pending.delete(memberId);
        balances.send(memberId, last);
        broadcast({ from: self, balanceOf: memberId, ...(last === undefined ? {} : { cause: last }) });
      }, BALANCE_WINDOW_MS);
      timer.unref();
      pending.set(memberId, { ...(cause === undefined ? {} : { cause }), timer });
    },
    close() {
      unsubscribe();
      for (const { timer } of pending.values()) clearTimeout(timer);
      balances.close();
      streams.close();
    },
  };
}

const KINDS = ['logged', 'passing', 'balanceOf', 'hello', 'heard'];

function read(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== 'object' || message === null) return undefined;
    return KINDS.some((kind) => kind in message) ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}

function concerns(audience: Audience, { memberId, sessionId }: Client): boolean {
  if (audience === 'everybody') return true;
  return 'member' in audience ? audience.member === memberId : audience.session === sessionId;
}
