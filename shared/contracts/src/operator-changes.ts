import * as v from 'valibot';
import { Instant } from './money.ts';
import { operation, Reason } from './operator-operation.ts';

/*
 * Changes of high impact that wait for a second operator: settings of the classes with two persons, more than one
 * vendor, a new vendor or secret of one, moves of agents with their downlines, contracts of the house with agents, higher quotas of agents, promotions, missions and rewards that
 * pay more, jackpots, credits for disputed bills, the erasure of a member's data, and the admission of a member who lost
 * the second factor.
 * Source: requirement 14-01.
 */

export const WaitingChange = v.object({
  /** `<kind>-<number>`, such as `setting-12`. */
  id: v.string(),
  kind: v.picklist([
    'setting',
    'vendors',
    'secret',
    'subtree',
    'contract',
    'quota',
    'promotion',
    'mission',
    'reward',
    'jackpot',
    'dispute',
    'erasure',
    'admission',
  ]),
  /**
   * The key of the setting, the codes of the vendors separated by commas, the code of the vendor with a new secret, the account at the top of the subtree, account
   * and kind of contract, account and prize group of a quota, or the ID of the promotion, mission, reward, jackpot, dispute or member.
   */
  subject: v.string(),
  /** The state that the change is based on: CHANGE_STALE where it is a different one at the approval. */
  before: v.unknown(),
  after: v.unknown(),
  reason: v.string(),
  proposedBy: v.string(),
  proposedAt: Instant,
  /** The second operator can approve from this time on. */
  approvableFrom: Instant,
});
export type WaitingChange = v.InferOutput<typeof WaitingChange>;

export const changesWaiting = operation({
  name: 'changesWaiting',
  method: 'GET',
  path: '/ops/changes',
  role: 'viewer',
  summary: 'Changes on the gateway that wait for a second operator, oldest first.',
  reply: v.array(WaitingChange),
});
export const changeApprove = operation({
  name: 'changeApprove',
  method: 'POST',
  path: '/ops/changes/:id/approve',
  role: 'approver',
  irreversible: true,
  summary: "The second operator's yes; the change is made at once.",
  reply: v.object({ id: v.string(), subject: v.string(), before: v.unknown(), after: v.unknown() }),
});
export const changeReject = operation({
  name: 'changeReject',
  method: 'POST',
  path: '/ops/changes/:id/reject',
  role: 'operator',
  irreversible: false,
  summary: 'Rejects a change that waits, or takes the own one back.',
  body: v.strictObject({ reason: Reason }),
  reply: v.object({ id: v.string() }),
});

export const CHANGE_OPERATIONS = [changesWaiting, changeApprove, changeReject] as const;
