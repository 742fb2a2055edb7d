import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { leavePromotion as leaveCall } from '@atrium/contracts/promotion-activities';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { activityOf } from './activities.ts';

/**
 * Ends the member's part in a promotion. What waits for a claim returns to the budget, if it is the amount that the member
 * has seen; what is paid, and bonuses, stay. Nobody takes part a second time. Source: 11-22.
 */
export async function leavePromotion(
  { database, clock }: Parts,
  { body: { promotionId, loses }, caller }: ParsedOf<typeof leaveCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof leaveCall>> {
  const { memberId } = caller.session;
  return await database.transaction(async (transaction) => {
    const now = clock.now();
    const left = await transaction.run(
      'UPDATE promotion_participations SET left_at = $3 WHERE promotion_id = $1 AND member_id = $2 AND left_at IS NULL',
      [promotionId, memberId, now],
    );
    if (left === 0) throw new Refusal('NOT_FOUND');
    // The promotion is locked before its awards, as by the engines.
    await transaction.run('SELECT 1 FROM promotions WHERE id = $1 FOR UPDATE', [promotionId]);
    const [lost] = await transaction.rows<{ amount: string }>(
      `WITH lost AS (UPDATE promotion_awards SET state = 'given-up' WHERE promotion_id = $1 AND member_id = $2 AND state = 'claimable' RETURNING amount),
       back AS (UPDATE promotions SET spent = spent - (SELECT coalesce(sum(amount), 0) FROM lost) WHERE id = $1)
       SELECT coalesce(sum(amount), 0)::text AS amount FROM lost`,
      [promotionId, memberId],
    );
    if (lost!.amount !== loses) throw new Refusal('PROMOTION_TERMS_CHANGED');
    return await activityOf(transaction, memberId, promotionId, now);
  });
}
