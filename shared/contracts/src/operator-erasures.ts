import * as v from 'valibot';
import { Instant } from './money.ts';
import { operation, Reason } from './operator-operation.ts';
import { WaitingChange } from './operator-changes.ts';
import { ErasureBlocker } from './personal-data.ts';

/*
 * Requests to erase members' personal data. Two operators request one in a member's name; one operator takes a request back. The
 * log of operators has the member's ID and nothing else about the person.
 */

export const Erasure = v.object({
  id: v.string(),
  memberId: v.string(),
  /** `withdrawn`: taken back. `blocked`: something had to be settled when it was due. */
  state: v.picklist(['waiting', 'withdrawn', 'blocked', 'erased']),
  requestedAt: Instant,
  /** When the data are erased, unless the request is taken back. */
  dueAt: Instant,
  /** The operator who approved it; null for a request of the member. */
  requestedBy: v.nullable(v.string()),
  endedAt: v.nullable(Instant),
  endedBy: v.nullable(v.string()),
  /** Of a waiting one what is to be settled now, of a blocked one what was when it was due. */
  blockers: v.array(ErasureBlocker),
  /** When the data that the law keeps are removed as well; null before the erasure. */
  retainedUntil: v.nullable(Instant),
  retentionEndedAt: v.nullable(Instant),
});
export type Erasure = v.InferOutput<typeof Erasure>;

export const erasureList = operation({
  name: 'erasureList',
  method: 'GET',
  path: '/ops/erasures',
  role: 'operator',
  summary: "The last 200 requests to erase a member's data: those that wait first, then the newest.",
  reply: v.array(Erasure),
});
export const erasureRequest = operation({
  name: 'erasureRequest',
  method: 'POST',
  path: '/ops/members/:id/erasure',
  role: 'operator',
  irreversible: false,
  summary: "Proposes the erasure of a member's data in the member's name; a second operator approves it.",
  body: v.strictObject({ reason: Reason }),
  reply: v.object({ approval: WaitingChange }),
});
export const erasureWithdraw = operation({
  name: 'erasureWithdraw',
  method: 'POST',
  path: '/ops/erasures/:id/withdraw',
  role: 'operator',
  irreversible: false,
  summary: 'Takes back a request that waits; the account that it had closed opens again.',
  body: v.strictObject({ reason: Reason }),
  reply: Erasure,
});

export const ERASURE_OPERATIONS = [erasureList, erasureRequest, erasureWithdraw] as const;
