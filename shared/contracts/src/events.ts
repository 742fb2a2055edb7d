import type { Balance } from './balance.ts';

/**
 * The events that shell and remotes share. `replay`: a late subscriber gets the last value at once. `tabs`: the
 * event is also delivered to every other open tab of this browser (never back to the sender).
 */
export interface PortalEvents {
  /** A session began, or was restored from its cookie in a new tab. */
  'session.login': { account: string; isAgent: number };
  /**
   * The session ended. `reason` explains it to the member when it was not their own doing; `account` is the session's, where
   * that is known: the event may arrive after another member has signed in.
   */
  'session.logout': { reason: 'signed-out' | 'expired' | 'replaced' | 'locked'; account?: string };
  /**
   * The new balance of the whole main wallet. `sequence` grows with every change; an older event is dropped. `cause` is
   * the kind of transaction (`bet`, `deposit`, …) where there was one.
   */
  'balance.changed': Balance & { cause?: string };
  /** The status of one of this member's withdrawals changed; `status` as in the call `payments.withdrawal`. */
  'withdrawal.changed': { id: string; status: string };
  /** Customer service replied to this member's conversation, or closed it. */
  'support.changed': { state: 'answered' | 'closed' };
  /** A message to this member was written: list and count are read again. */
  'messages.changed': Record<string, never>;
  /** The reality check of this browser's session was answered, or its interval changed: its figures are read again. */
  'protection.changed': Record<string, never>;
  'language.changed': { language: string };
  /** Opens a form of the shell by its name in specification 2.6. */
  'modal.requested': { name: 'loginModal' | 'registerModal' | 'forgetPassModal' | 'changePassModal' };
  'game.launched': { gameId: string; name: string };
  'game.closed': { gameId: string };
  'game.round': { gameId: string; phase: 'started' | 'ended' };
  /** The gateway has stored a favourite: shell and lobbies each have their own copy, and update this entry. */
  'favourite.changed': { gameId: string; favourite: boolean };
  /**
   * A vendor went down or is up again; its games are marked everywhere. `returnsAt`: when operators who took it down
   * expect it back.
   */
  'vendor.health': { vendor: string; up: boolean; returnsAt?: string | undefined };
  /**
   * Operators closed one game or opened it again; the vendor's other games are not affected. Not repeated after a
   * reconnection, because the lists contain the state, too.
   */
  'game.health': { gameId: string; up: boolean };
  /**
   * A vendor's feed has changed: scores and prices of a category, or the tables of one vendor. A screen that shows it
   * fetches again. Not repeated after a reconnection; each change is sent once, by one of the gateway processes.
   */
  'vendor.feed': { gameType: 'SPORTS' | 'ESPORTS' | 'LIVE'; vassalage: string | null };
  /**
   * What the running jackpots hold now, all of them, in minor units; another `number` is another run. Sent within 15 seconds of
   * a change (GM-13 asks for 30). Not repeated after a reconnection.
   */
  'jackpots.changed': { amounts: { id: string; number: number; amount: string }[] };
  /** A signed snapshot newer than the one in use; `snapshot` is verified by the federation loader, not here. */
  'registry.changed': { sequence: number; snapshot: unknown };
  /**
   * The same as what it changes in the snapshot before, a `SnapshotChange`, for streams that asked for it. Source: 13-17.
   */
  'registry.part': { sequence: number; change: unknown };
  'system.status': { status: 0 | 1 | 2 };
  'notice.published': { id: string };
  /** An operator changed settings (keys of `config list`): data that was part of the page is read again. */
  'settings.changed': { keys: string[] };
  /**
   * Events were missed that the gateway no longer has: all data on screen is fetched again, in every tab of the
   * browser.
   */
  'live.gap': Record<string, never>;
  /** A draw of a lottery was drawn; `issue` names the draw. */
  'draw.drawn': { gameCode: string; issue: string; result: string };
  /** Sales of a draw are over: number of its tickets and Merkle root over them (hex), before the beacon's value is known. */
  'draw.closed': { gameCode: string; issue: string; ticketCount: number; ticketRoot: string };
  /** A draw will have no numbers; its stakes are returned. `reason`: `reveal-missing`, `beacon-missing`, or an operator's. */
  'draw.voided': { gameCode: string; issue: string; reason: string };
  /** A ticket of this member was paid, or a correction changed what it pays. `payout` in minor units. */
  'ticket.settled': { number: string; gameCode: string; issue: string; payout: string };
}

export type PortalEvent = keyof PortalEvents;

export const EVENT_RULES: { readonly [E in PortalEvent]: { readonly replay: boolean; readonly tabs: boolean } } = {
  'session.login': { replay: true, tabs: true },
  'session.logout': { replay: false, tabs: true },
  'balance.changed': { replay: true, tabs: true },
  'withdrawal.changed': { replay: false, tabs: true },
  'support.changed': { replay: false, tabs: true },
  'messages.changed': { replay: false, tabs: true },
  'protection.changed': { replay: false, tabs: true },
  'language.changed': { replay: true, tabs: true },
  'modal.requested': { replay: false, tabs: false },
  'game.launched': { replay: true, tabs: false },
  'game.closed': { replay: false, tabs: false },
  'game.round': { replay: true, tabs: false },
  'favourite.changed': { replay: false, tabs: true },
  'vendor.health': { replay: false, tabs: true },
  'game.health': { replay: false, tabs: true },
  'vendor.feed': { replay: false, tabs: true },
  'jackpots.changed': { replay: true, tabs: true },
  'registry.changed': { replay: true, tabs: true },
  'registry.part': { replay: true, tabs: true },
  'system.status': { replay: true, tabs: true },
  'notice.published': { replay: false, tabs: true },
  'settings.changed': { replay: false, tabs: true },
  'live.gap': { replay: false, tabs: true },
  'draw.drawn': { replay: false, tabs: true },
  'draw.closed': { replay: false, tabs: true },
  'draw.voided': { replay: false, tabs: true },
  'ticket.settled': { replay: false, tabs: true },
};

/** Events that the gateway sends over its live stream (`GET /events`, `LIVE_PATH`; Server-Sent Events, event name = key). */
export const LIVE_EVENTS = [
  'balance.changed',
  'withdrawal.changed',
  'support.changed',
  'messages.changed',
  'session.logout',
  'vendor.health',
  'game.health',
  'vendor.feed',
  'jackpots.changed',
  'registry.changed',
  'registry.part',
  'system.status',
  'notice.published',
  'settings.changed',
  'live.gap',
  'ticket.settled',
  'draw.drawn',
  'draw.closed',
  'draw.voided',
] as const satisfies readonly PortalEvent[];
