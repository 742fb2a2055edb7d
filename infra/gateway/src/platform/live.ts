import type { LIVE_EVENTS, PortalEvents } from '@atrium/contracts/events';

export type LiveEvent = (typeof LIVE_EVENTS)[number];

/** Frequently changing things: the key of each with an identifier of its current state. */
export type States = Readonly<Record<string, string>>;

/** The recipients of an event: all tabs, the tabs of one member, or those of one session. */
export type Audience = 'everybody' | { member: string } | { session: string };

/**
 * Sends events to the open tabs, including those connected to another gateway process. Publish after the commit
 * (`transaction.afterCommit`): an event cannot be withdrawn.
 */
export interface Live {
  publish<Event extends LiveEvent>(event: Event, data: PortalEvents[Event], audience?: Audience): void;
  /**
   * For data that tabs read again anyway: sent to all connected tabs, not stored for reconnecting ones. Each process may
   * detect a change and publish it with the `states` that it found; states that are already known are not sent again.
   */
  publishState<Event extends LiveEvent>(event: Event, data: PortalEvents[Event], states: States): void;
  /** The last published state of a key, from any process; undefined when there is none since this process started. */
  lastState(key: string): string | undefined;
  /** The main wallet of this member changed. Changes in quick succession are sent as one balance. */
  balanceChanged(memberId: string, cause?: string): void;
}
