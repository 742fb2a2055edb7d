import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';

/**
 * Ends a redemption that is not delivered: its points go back to the member and its pieces to the shelf, once. The row
 * is locked by the caller.
 */
export async function returnPoints(
  parts: Parts,
  transaction: Transaction,
  id: string,
  status: 'rejected' | 'cancelled',
): Promise<void> {
  const row = await transaction.first<{
    memberId: string;
    rewardId: string;
    quantity: number;
    points: string;
    entryId: string;
  }>(
    `UPDATE redemptions SET status = $2 WHERE id = $1 RETURNING member_id AS "memberId", reward_id AS "rewardId", quantity, points, entry_id AS "entryId"`,
    [id, status],
  );
  const { memberId, rewardId, quantity, points, entryId } = row!;
  await transaction.run('UPDATE point_rewards SET stock = stock + $2 WHERE id = $1', [rewardId, quantity]);
  await post(parts, transaction, {
    kind: 'points',
    memberId,
    scope: 'points.returned',
    key: id,
    payload: [points],
    reference: rewardId,
    detail: 'returned',
    currency: 'PTS',
    lines: [
      { account: { class: 'points:redeemed' }, amount: -BigInt(points) },
      { account: { class: 'points', memberId }, amount: BigInt(points) },
    ],
    reverses: entryId,
  });
}
