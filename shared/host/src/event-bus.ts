import { EVENT_RULES, type PortalEvent, type PortalEvents } from '@atrium/contracts/events';

export type Listener<E extends PortalEvent> = (detail: PortalEvents[E]) => void;
export interface EventBus {
  emit<E extends PortalEvent>(event: E, detail: PortalEvents[E]): void;
  /** Calls the listener for every event from now on, and at once with the last one where the rules say `replay`. Returns a function that ends it. */
  on<E extends PortalEvent>(event: E, listener: Listener<E>): () => void;
  /** The last value of an event with replay, or undefined. */
  last<E extends PortalEvent>(event: E): PortalEvents[E] | undefined;
  /** True while delivering: calls made now are background calls. */
  delivering(): boolean;
  /** Runs deferred work of an event: its calls are background calls, too. */
  inBackground<T>(work: () => T): T;
  /** Calls `observer` for every event that this page emits or receives from another tab, before it is delivered. */
  observe(observer: EventObserver): void;
  close(): void;
}

/** `stack` names the code that emitted; undefined for an event of another tab. */
export type EventObserver = (event: PortalEvent, detail: unknown, stack: string | undefined) => void;

/** The part of BroadcastChannel that the bus uses. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

interface Message {
  event: PortalEvent;
  detail: never;
}

/**
 * The typed event bus of one page, connected to the other tabs by a channel. An error of a listener is reported and does
 * not affect the others. Events of other tabs are delivered here and never forwarded. An event without a rule (of a remote
 * that is newer than its shell) stays on this page.
 */
export function createEventBus(channel?: TabChannel, report: (error: unknown) => void = () => {}): EventBus {
  const listeners = new Map<PortalEvent, Set<Listener<never>>>();
  const lastValues = new Map<PortalEvent, unknown>();
  let deliveries = 0;
  let observer: EventObserver | undefined;

  function deliver(event: PortalEvent, detail: unknown): void {
    if (EVENT_RULES[event]?.replay) lastValues.set(event, detail);
    // A new session starts without the values of the previous one, and keeps its own when the previous one's end arrives late.
    if (event === 'session.logout' && !isOfAnother(detail as PortalEvents['session.logout']))
      for (const stale of ['session.login', 'balance.changed'] as const) lastValues.delete(stale);
    deliveries += 1;
    for (const listener of [...(listeners.get(event) ?? [])]) call(listener, detail);
    deliveries -= 1;
  }

  function isOfAnother({ account }: PortalEvents['session.logout']): boolean {
    const known = lastValues.get('session.login') as PortalEvents['session.login'] | undefined;
    return account !== undefined && known !== undefined && known.account !== account;
  }

  function call(listener: Listener<never>, detail: unknown): void {
    try {
      listener(detail as never);
    } catch (error) {
      report(error);
    }
  }

  channel?.addEventListener('message', ({ data }) => {
    const message = data as Partial<Message> | null;
    if (!message?.event || !(message.event in EVENT_RULES)) return;
    observer?.(message.event, message.detail, undefined);
    deliver(message.event, message.detail);
  });

  return {
    emit(event, detail) {
      observer?.(event, detail, new Error(event).stack);
      deliver(event, detail);
      if (EVENT_RULES[event]?.tabs) channel?.postMessage({ event, detail });
    },
    on(event, listener) {
      const set = listeners.get(event) ?? new Set<Listener<never>>();
      listeners.set(event, set.add(listener as Listener<never>));
      if (EVENT_RULES[event]?.replay && lastValues.has(event)) call(listener as Listener<never>, lastValues.get(event));
      return () => set.delete(listener as Listener<never>);
    },
    last: (event) => lastValues.get(event) as never,
    delivering: () => deliveries > 0,
    inBackground(work) {
      deliveries += 1;
      try {
        return work();
      } finally {
        deliveries -= 1;
      }
    },
    observe(wanted) {
      observer = wanted;
    },
    close() {
      listeners.clear();
      channel?.close();
    },
  };
}
