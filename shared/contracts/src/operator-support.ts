import * as v from 'valibot';
import { Amount, Currency, Instant } from './money.ts';
import { operation, Reason } from './operator-operation.ts';
import { SUPPORT_STATES, SUPPORT_TOPICS, SupportText } from './support.ts';

/*
 * Customer service, as operators see it. The queue is a list without any message texts; a conversation is opened by
 * operators only, and the first time that an operator opens it is recorded. The log names operator, action and
 * conversation, but never the content.
 */

/**
 * One line of the list. `account` null: a visitor. `waitingSince`: the first message without a reply. `takenBy`: the
 * operator that owns it.
 */
export const SupportCase = v.object({
  id: v.string(),
  topic: v.picklist(SUPPORT_TOPICS),
  state: v.picklist(SUPPORT_STATES),
  vip: v.boolean(),
  account: v.nullable(v.string()),
  language: v.string(),
  startedAt: Instant,
  lastAt: Instant,
  waitingSince: v.nullable(Instant),
  takenBy: v.nullable(v.string()),
  messages: v.number(),
});
export type SupportCase = v.InferOutput<typeof SupportCase>;

/** `operator`: the operator that wrote it, null for the visitor. `image`: see `SUPPORT_DOCUMENT_PATH`. */
export const SupportLine = v.object({
  id: v.string(),
  at: Instant,
  operator: v.nullable(v.string()),
  text: v.string(),
  image: v.nullable(v.string()),
});

/** Facts for an operator's reply; minor units. `onBreak`: a time-out or exclusion is in effect. */
export const SupportMember = v.object({
  id: v.string(),
  account: v.string(),
  nickname: v.string(),
  rank: v.string(),
  status: v.picklist(['active', 'locked', 'closed']),
  registeredAt: Instant,
  lastLoginAt: v.nullable(Instant),
  cash: Amount,
  currency: Currency,
  openWithdrawals: v.number(),
  lastDepositAt: v.nullable(Instant),
  onBreak: v.boolean(),
});
export const OpenedCase = v.object({
  ...SupportCase.entries,
  lines: v.array(SupportLine),
  member: v.nullable(SupportMember),
});
export type OpenedCase = v.InferOutput<typeof OpenedCase>;

export const supportList = operation({
  name: 'supportList',
  method: 'GET',
  path: '/ops/support',
  role: 'operator',
  summary:
    'Conversations: those that wait first, members of VIP rank before others, then who has waited longest; closed ones of the last days at the end.',
  reply: v.array(SupportCase),
});
export const supportOpen = operation({
  name: 'supportOpen',
  method: 'GET',
  path: '/ops/support/:id',
  role: 'operator',
  summary: 'One conversation with what is known of the member.',
  reply: OpenedCase,
});
export const supportAnswer = operation({
  name: 'supportAnswer',
  method: 'POST',
  path: '/ops/support/:id/answer',
  role: 'operator',
  irreversible: false,
  summary: 'Answers; takes a conversation that nobody has taken yet. The open window is notified at once.',
  body: v.strictObject({ key: v.pipe(v.string(), v.uuid()), text: SupportText }),
  reply: OpenedCase,
});
export const supportTake = operation({
  name: 'supportTake',
  method: 'POST',
  path: '/ops/support/:id/take',
  role: 'operator',
  irreversible: false,
  summary: 'Takes a conversation, also from somebody else.',
  body: v.strictObject({ reason: v.optional(Reason, 'taken from the list') }),
  reply: OpenedCase,
});
export const supportClose = operation({
  name: 'supportClose',
  method: 'POST',
  path: '/ops/support/:id/close',
  role: 'operator',
  irreversible: false,
  summary: 'Closes a conversation.',
  body: v.strictObject({ reason: Reason }),
  reply: OpenedCase,
});

/** Returns bytes, not JSON: always as a download. */
export const SUPPORT_DOCUMENT_PATH = '/ops/support/:id/pictures/:picture';

export const SUPPORT_OPERATIONS = [supportList, supportOpen, supportAnswer, supportTake, supportClose] as const;
