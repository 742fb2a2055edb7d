import * as v from 'valibot';
import { Instant } from './money.ts';
import { operation } from './operator-operation.ts';

/*
 * Significant events: what a licence asks an operator to keep and to look at. Each is written in the transaction of the
 * thing itself and stored for the time in the setting `events.retentionDays`. Source: 14-15, GLI-19 §2.8.8.
 */
export const EVENT_KINDS = [
  'large-stake',
  'large-win',
  'large-deposit',
  'large-withdrawal',
  'void',
  'correction',
  'refused-amount',
  'late-money',
  'limit',
  'exclusion',
  'account-state',
  'personal-data',
  'failed-sign-ins',
  'restriction',
  'vendor-outage',
  'integrity',
  'parameter',
  'location',
  'travel',
  'game-return',
  'jackpot',
  'line-transfer',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const SignificantEvent = v.object({
  id: v.string(),
  at: Instant,
  kind: v.picklist(EVENT_KINDS),
  /** Of the member that it is about; null where it is about none. */
  account: v.nullable(v.string()),
  /** The thing: a vendor, a game, a reference of money, a setting, the names of changed fields. */
  subject: v.string(),
  /** Minor units of `currency`; null where no money is concerned. */
  amount: v.nullable(v.string()),
  currency: v.nullable(v.string()),
  /** The operator; empty for members and the gateway itself. */
  actor: v.string(),
  detail: v.record(v.string(), v.unknown()),
});
export type SignificantEvent = v.InferOutput<typeof SignificantEvent>;

/** The most events of one answer; an export asks for page after page. */
export const EVENTS_AT_ONCE = 1_000;

export const eventList = operation({
  name: 'eventList',
  method: 'GET',
  path: '/ops/events',
  role: 'operator',
  summary: 'Significant events, newest first, by kind, member and time.',
  query: v.strictObject({
    kind: v.optional(v.picklist(EVENT_KINDS)),
    account: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    /** From this instant on, and before that one. */
    from: v.optional(Instant),
    to: v.optional(Instant),
    /** Events before this id, for the next page. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(EVENTS_AT_ONCE)),
      '100',
    ),
  }),
  reply: v.array(SignificantEvent),
});

export const EVENT_OPERATIONS = [eventList] as const;
