import * as v from 'valibot';
import { Amount, Instant } from './money.ts';
import { WaitingChange } from './operator-changes.ts';
import { operation, Reason } from './operator-operation.ts';

/*
 * Operators' view of a member and their actions on one. Every lookup and every action is recorded with its reason. A
 * member is looked up by POST: a phone number or an address must not be in the URL of a call, which servers on the way
 * log.
 */

export const MemberSession = v.object({
  id: v.string(),
  startedAt: Instant,
  lastSeenAt: Instant,
  ip: v.string(),
  country: v.string(),
  device: v.string(),
});

export const OperatedMember = v.object({
  id: v.string(),
  account: v.string(),
  nickname: v.string(),
  /** isAgent: 0 member; 1, 2, 41, 42 agents; 4 trial account. */
  type: v.number(),
  status: v.picklist(['active', 'locked', 'closed']),
  upline: v.nullable(v.string()),
  /** Whether the member may transfer money to the upline, where the brand's switch `transfer.upline` is on too. */
  toUpline: v.boolean(),
  language: v.string(),
  rank: v.string(),
  email: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  registeredAt: Instant,
  lastLoginAt: v.nullable(Instant),
  /** Minor units. */
  balance: v.object({ cash: Amount, bonus: Amount, locked: Amount, currency: v.string() }),
  /** The limits in effect: minor units, or minutes for `session_time`; period day, week or month. */
  limits: v.array(v.object({ kind: v.string(), period: v.string(), amount: v.string() })),
  /** Breaks in effect, the member's own and those of operators; `until` null is permanent. */
  exclusions: v.array(
    v.object({
      kind: v.picklist(['timeout', 'self-exclusion', 'operator']),
      from: Instant,
      until: v.nullable(Instant),
    }),
  ),
  /** The latest transactions of the member, newest first; `wallet` is cash, bonus, locked or play. Minor units. */
  recent: v.array(
    v.object({
      id: v.string(),
      at: Instant,
      kind: v.string(),
      wallet: v.string(),
      amount: Amount,
      currency: v.string(),
      balanceAfter: Amount,
      reference: v.string(),
      detail: v.string(),
    }),
  ),
  sessions: v.array(MemberSession),
});
export type OperatedMember = v.InferOutput<typeof OperatedMember>;

const Sight = { reason: Reason };

export const memberFind = operation({
  name: 'memberFind',
  method: 'POST',
  path: '/ops/members/find',
  role: 'operator',
  irreversible: false,
  summary: 'The member with this account name, telephone number or e-mail address, exactly; at most one.',
  body: v.strictObject({
    by: v.picklist(['account', 'mobile', 'email', 'id']),
    value: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
    ...Sight,
  }),
  reply: OperatedMember,
});
export const memberLock = operation({
  name: 'memberLock',
  method: 'POST',
  path: '/ops/members/:id/lock',
  role: 'operator',
  irreversible: false,
  summary: 'Locks the account and ends its sessions; open tabs are notified at once. Open bets still settle.',
  body: v.strictObject(Sight),
  reply: OperatedMember,
});
export const memberUnlock = operation({
  name: 'memberUnlock',
  method: 'POST',
  path: '/ops/members/:id/unlock',
  role: 'operator',
  irreversible: false,
  summary: 'Opens a locked account again, also one that too many wrong passwords locked.',
  body: v.strictObject(Sight),
  reply: OperatedMember,
});
export const memberToUpline = operation({
  name: 'memberToUpline',
  method: 'POST',
  path: '/ops/members/:id/transfer-upline',
  role: 'operator',
  irreversible: false,
  summary: 'Allows the member to transfer money to the upline, or stops it.',
  body: v.strictObject({ allowed: v.boolean(), ...Sight }),
  reply: OperatedMember,
});
export const memberSessionEnd = operation({
  name: 'memberSessionEnd',
  method: 'POST',
  path: '/ops/members/:id/sessions/end',
  role: 'operator',
  irreversible: false,
  summary: 'Ends one session of a member, or all; open tabs are notified at once.',
  body: v.strictObject({ sessionId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))), ...Sight }),
  reply: v.object({ ended: v.number() }),
});
export const memberAdmit = operation({
  name: 'memberAdmit',
  method: 'POST',
  path: '/ops/members/:id/admit',
  role: 'operator',
  irreversible: false,
  summary:
    'Proposes to admit a member who lost the second factor; a second operator approves it. Authenticator app and passkeys are removed, all sessions end, and for 24 hours one sign-in from a new place needs the password alone.',
  body: v.strictObject(Sight),
  reply: v.object({ approval: WaitingChange }),
});

export const MEMBER_OPERATIONS = [
  memberFind,
  memberLock,
  memberUnlock,
  memberToUpline,
  memberSessionEnd,
  memberAdmit,
] as const;
