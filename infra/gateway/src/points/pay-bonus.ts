import { requireDeposit } from '../limits/can-deposit.ts';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';

interface Bonus {
  memberId: string;
  rewardId: string;
  currency: string;
  amount: string | null;
}

/**
 * Pays the value of a redeemed bonus once per redemption; other rewards pay nothing. It is subject to the limits of
 * deposits: a member on a break or at a limit is paid afterwards, or gets the points back.
 */
export async function payBonus(parts: Parts, transaction: Transaction, redemptionId: string): Promise<void> {
  const bonus = await transaction.first<Bonus>(
    `SELECT r.member_id AS "memberId", r.reward_id AS "rewardId", m.currency, (w.bonus_amount * r.quantity)::text AS amount
       FROM redemptions r JOIN point_rewards w ON w.id = r.reward_id JOIN members m ON m.id = r.member_id WHERE r.id = $1 AND w.type = 'bonus'`,
    [redemptionId],
  );
  if (!bonus) return;
  const { memberId, rewardId, currency } = bonus;
  if (bonus.amount === null)
    throw new OperatorRefusal('BAD_REQUEST', `The value of ${rewardId} is not set. Reject it to return the points.`);
  const amount = BigInt(bonus.amount);
  await requireDeposit(parts, transaction, memberId, amount).catch((error: unknown) => {
    throw forOperators(error);
  });
  await post(parts, transaction, {
    kind: 'bonus',
    memberId,
    scope: 'points.bonus',
    key: redemptionId,
    payload: [bonus.amount, currency],
    reference: rewardId,
    detail: 'reward',
    currency,
    lines: [
      { account: { class: 'promo:budget', detail: 'points' }, amount: -amount },
      { account: { class: 'player:cash', memberId }, amount },
    ],
  });
}

function forOperators(error: unknown): unknown {
  const code = error instanceof Refusal ? error.code : undefined;
  if (code === 'PLAYER_EXCLUDED')
    return new OperatorRefusal(code, 'The member is on a break or locked. Approve it later, or reject it.');
  if (code === 'ACCOUNT_CLOSED')
    return new OperatorRefusal('PLAYER_EXCLUDED', 'The member has closed the account. Reject it.');
  if (code === 'TERMS_CHANGED')
    return new OperatorRefusal(
      'PLAYER_EXCLUDED',
      'The member has not accepted the current terms. Approve it later, or reject it.',
    );
  if (code === 'BIRTH_DATE_REQUIRED' || code === 'UNDER_AGE')
    return new OperatorRefusal(
      'PLAYER_EXCLUDED',
      'The member has no date of birth or is too young. Approve it later, or reject it.',
    );
  if (code === 'ACCOUNT_IN_REVIEW')
    return new OperatorRefusal(
      'PLAYER_EXCLUDED',
      'The member may have another account. Decide that review first, or reject this.',
    );
  if (code === 'AGENT_BLOCK')
    return new OperatorRefusal('PLAYER_EXCLUDED', 'An agent has blocked the member. Approve it later, or reject it.');
  if (code === 'IDENTITY_REQUIRED')
    return new OperatorRefusal(
      'PLAYER_EXCLUDED',
      "The member's identity is not verified far enough. Approve it later, or reject it.",
    );
  if (code === 'LIMIT_EXCEEDED')
    return new OperatorRefusal(code, "This exceeds one of the member's limits. Approve it later, or reject it.");
  return error;
}
