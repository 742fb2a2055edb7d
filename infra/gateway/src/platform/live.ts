import type { LIVE_EVENTS, PortalEvents } from '@atrium/contracts/events';

export type LiveEvent = (typeof LIVE_EVENTS)[number];

/** Things that change again and again, each under its key with what names its present state. */
export type States = Readonly<Record<string, string>>;

/** Who hears an event: everybody, the tabs of one member, or those of one session. */
export type Audience = 'everybody' | { member: string } | { session: string };

/**
 * Tells the open tabs, also those whose stream another gateway process holds. Say it after the commit
 * (`transaction.afterCommit`): what is said can no longer be taken back.
 */
export interface Live {
  publish<Event extends LiveEvent>(event: Event, data: PortalEvents[Event], audience?: Audience): void;
  /**
   * For what is read again anyway: told to everybody who listens now, not kept for who comes back. Each process may find a
   * change by itself and pass it on with the `states` that it found: those that were told last are not told again.
   */
  pass<Event extends LiveEvent>(event: Event, data: PortalEvents[Event], states: States): void;
  /** The state of a key that was passed on last, by whichever process; undefined when none was since this one started. */
  passed(key: string): string | undefined;
  /** The main wallet of this member changed; the balance is read and sent once for changes close together. */
  balanceChanged(memberId: string, cause?: string): void;
}
