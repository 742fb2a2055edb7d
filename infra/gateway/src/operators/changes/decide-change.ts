import { isDeepStrictEqual } from 'node:util';
import type { changeReject, WaitingChange } from '@atrium/contracts/operator-changes';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { pendingChanges } from '../../operations/propose-change.ts';
import { readableKinds } from '../../operations/read-by-viewers.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { approvedContract } from '../agents/house-contracts.ts';
import { approvedDispute } from '../agents/answer-dispute.ts';
import { approvedMove } from '../agents/move-agents.ts';
import { approvedQuota } from '../agents/set-quota.ts';
import { approvedSetting } from '../config/change-setting.ts';
import { approvedErasure } from '../erasures/operate-erasures.ts';
import { jackpots } from '../jackpots/jackpots.ts';
import { approvedAdmission } from '../members/admit-member.ts';
import { missions } from '../missions/missions.ts';
import { approvedPromotion } from '../promotions/promotions.ts';
import { rewards } from '../rewards/rewards.ts';
import { approvedVendors } from '../vendors/vendor-states.ts';
import { approvedSecret } from '../../vendors/rotate-secret.ts';
import type { ApprovedChange } from '../../operations/approved-change.ts';

/** How each kind of change is read again and made. */
const KINDS: Readonly<Record<WaitingChange['kind'], ApprovedChange>> = {
  setting: approvedSetting,
  vendors: approvedVendors,
  secret: approvedSecret,
  subtree: approvedMove,
  contract: approvedContract,
  quota: approvedQuota,
  promotion: approvedPromotion,
  mission: missions.approved,
  reward: rewards.approved,
  jackpot: jackpots.approved,
  dispute: approvedDispute,
  erasure: approvedErasure,
  admission: approvedAdmission,
};

/** What waits; callers below an operator receive nothing that may name a member. */
export async function listChanges(
  { database, clock }: Parts,
  { operator }: OperatorCall<undefined>,
): Promise<WaitingChange[]> {
  const kinds = readableKinds(operator);
  const all = await pendingChanges(database, clock.now());
  return kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all;
}

async function pending(queryable: Queryable, now: Date, id: string): Promise<WaitingChange> {
  const [change] = await pendingChanges(queryable, now, id);
  if (!change) throw new OperatorRefusal('UNKNOWN_CHANGE', `No pending change has the ID ${id}.`);
  return change;
}

/** Makes a change that waits, as the second operator, if the state that it is based on is still the same. */
export const approveChange = (parts: Parts, { operator, params }: OperatorCall<undefined>) =>
  parts.database.transaction(async (transaction) => {
    const now = parts.clock.now();
    const change = await pending(transaction, now, params.id!);
    const { id, kind, subject, before, after, reason, proposedBy, approvableFrom } = change;
    if (proposedBy === operator.name)
      throw new OperatorRefusal(
        'SECOND_PERSON_NEEDED',
        `${operator.name} has proposed this. Another operator has to approve.`,
      );
    if (now.getTime() < Date.parse(approvableFrom))
      throw new OperatorRefusal('APPROVAL_TOO_EARLY', `${id} can be approved from ${approvableFrom}.`);
    // The state is locked before the row of the change, as by a proposal.
    const { current, make } = await KINDS[kind](parts, transaction, change);
    if (!isDeepStrictEqual(current ?? null, before ?? null))
      throw new OperatorRefusal(
        'CHANGE_STALE',
        `${subject} has changed since ${proposedBy} asked for this. Nothing was changed; propose it again.`,
      );
    const taken = await transaction.run(
      `UPDATE operator_changes SET approved_by = $2, approved_at = $3
        WHERE kind || '-' || id = $1 AND approved_at IS NULL AND dropped_at IS NULL`,
      [id, operator.name, now],
    );
    if (taken !== 1) throw new OperatorRefusal('UNKNOWN_CHANGE', `${id} was decided a moment ago.`);
    await make(operator, `${reason} (requested by ${proposedBy})`);
    return { id, subject, before, after };
  });

/** Rejects a change that waits, or takes the own one back. */
export const rejectChange = (
  parts: Parts,
  { operator, params, body: { reason } }: OperatorCall<v.InferOutput<typeof changeReject.body>>,
) =>
  parts.database.transaction(async (transaction) => {
    const now = parts.clock.now();
    const { id, kind, subject, before, after } = await pending(transaction, now, params.id!);
    const dropped = await transaction.run(
      `UPDATE operator_changes SET dropped_by = $2, dropped_at = $3
        WHERE kind || '-' || id = $1 AND approved_at IS NULL AND dropped_at IS NULL`,
      [id, operator.name, now],
    );
    if (dropped !== 1) throw new OperatorRefusal('UNKNOWN_CHANGE', `${id} was decided a moment ago.`);
    await noteAction(parts, transaction, {
      operator,
      action: `${kind}.rejected`,
      subject,
      before: after,
      after: before,
      reason,
    });
    return { id };
  });
