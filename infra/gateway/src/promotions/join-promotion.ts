import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { joinPromotion as joinCall } from '@atrium/contracts/promotion-activities';
import { refuseBarred } from '../limits/can-wager.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { activityOf } from './activities.ts';
import { addParticipant, marksOf, oneAtATime } from './participation.ts';
import { isSpent, runningPromotion } from './promotions.repository.ts';

/**
 * Takes part in a promotion under the terms that the member has read, once per member and, where the rules say so, per
 * address and device. Source: 11-20, 11-22.
 */
export async function joinPromotion(
  parts: Parts,
  { body, caller }: ParsedOf<typeof joinCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof joinCall>> {
  const { memberId } = caller.session;
  const { promotionId } = body;
  await refuseBarred(parts, memberId);
  const marks = await marksOf(parts, caller);
  return await parts.database.transaction(async (transaction) => {
    const now = parts.clock.now();
    await oneAtATime(transaction, promotionId);
    const promotion = await runningPromotion(transaction, promotionId, now);
    if (!promotion?.rules || promotion.rules.engine === 'raffle') throw new Refusal('PROMOTION_CLOSED');
    if (promotion.terms_version !== body.termsVersion) throw new Refusal('PROMOTION_TERMS_CHANGED');
    if (isSpent(promotion)) throw new Refusal('PROMOTION_BUDGET_SPENT');
    await addParticipant(transaction, promotion, { memberId, now, marks });
    return await activityOf(transaction, memberId, promotionId, now);
  });
}
