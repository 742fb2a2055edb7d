import * as v from 'valibot';
import type { PortalEvent, PortalEvents } from './events.ts';
import { Balance } from './balance.ts';

/**
 * The payload of every event at run time. A build writes the ones it uses into its manifest, so that the registry can
 * refuse a release whose events are incompatible with those of the versions in the field. Source: `PortalEvents`, which
 * this table must match.
 */
export const EVENT_SCHEMAS = {
  'session.login': v.object({ account: v.string(), isAgent: v.number() }),
  'session.logout': v.object({
    reason: v.picklist(['signed-out', 'expired', 'replaced', 'locked']),
    account: v.optional(v.string()),
  }),
  'balance.changed': v.object({ ...Balance.entries, cause: v.optional(v.string()) }),
  'withdrawal.changed': v.object({ id: v.string(), status: v.string() }),
  'support.changed': v.object({ state: v.picklist(['answered', 'closed']) }),
  'messages.changed': v.record(v.string(), v.never()),
  'protection.changed': v.record(v.string(), v.never()),
  'language.changed': v.object({ language: v.string() }),
  'modal.requested': v.object({
    name: v.picklist(['loginModal', 'registerModal', 'forgetPassModal', 'changePassModal']),
  }),
  'game.launched': v.object({ gameId: v.string(), name: v.string() }),
  'game.closed': v.object({ gameId: v.string() }),
  'game.round': v.object({ gameId: v.string(), phase: v.picklist(['started', 'ended']) }),
  'favourite.changed': v.object({ gameId: v.string(), favourite: v.boolean() }),
  'vendor.health': v.object({ vendor: v.string(), up: v.boolean(), returnsAt: v.optional(v.string()) }),
  'game.health': v.object({ gameId: v.string(), up: v.boolean() }),
  'vendor.feed': v.object({ gameType: v.picklist(['SPORTS', 'ESPORTS', 'LIVE']), vassalage: v.nullable(v.string()) }),
  'jackpots.changed': v.object({
    amounts: v.array(v.object({ id: v.string(), number: v.number(), amount: v.string() })),
  }),
  'registry.changed': v.object({ sequence: v.number(), snapshot: v.unknown() }),
  'registry.part': v.object({ sequence: v.number(), change: v.unknown() }),
  'system.status': v.object({ status: v.picklist([0, 1, 2]) }),
  'notice.published': v.object({ id: v.string() }),
  'settings.changed': v.object({ keys: v.array(v.string()) }),
  'live.gap': v.record(v.string(), v.never()),
  'draw.drawn': v.object({ gameCode: v.string(), issue: v.string(), result: v.string() }),
  'draw.closed': v.object({
    gameCode: v.string(),
    issue: v.string(),
    ticketCount: v.number(),
    ticketRoot: v.string(),
  }),
  'draw.voided': v.object({ gameCode: v.string(), issue: v.string(), reason: v.string() }),
  'ticket.settled': v.object({ number: v.string(), gameCode: v.string(), issue: v.string(), payout: v.string() }),
} as const satisfies { readonly [E in PortalEvent]: v.GenericSchema<unknown, PortalEvents[E]> };

/** A field of an event that its schema lacks: if there is one, this file does not compile. */
type Forgotten = {
  [E in PortalEvent]: Exclude<keyof PortalEvents[E], keyof v.InferOutput<(typeof EVENT_SCHEMAS)[E]>>;
}[PortalEvent];
export const NOTHING_FORGOTTEN: [Forgotten] extends [never] ? true : never = true;
