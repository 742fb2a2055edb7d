import type { ReviewKind, Waiting } from '../operations/review-kind.ts';
import { payBonus } from './pay-bonus.ts';
import { returnPoints } from './return-points.ts';

interface Row extends Omit<Waiting, 'facts'> {
  reward: string;
  rewardId: string;
  type: string;
  quantity: number;
  points: string;
  address: string | null;
  remark: string;
}

/**
 * A redeemed reward. Approval releases it for shipping, or pays it if it is a bonus; rejection returns points and
 * stock.
 */
export const redemptionReview: ReviewKind = {
  kind: 'redemption',

  async waiting(queryable, id) {
    const rows = await queryable.rows<Row>(
      `SELECT r.id, r.at, r.member_id AS "memberId", m.account, (w.bonus_amount * r.quantity)::text AS amount, CASE WHEN w.bonus_amount IS NOT NULL THEN m.currency END AS currency, r.id::text AS reference,
              w.names ->> 'en' AS reward, w.id AS "rewardId", w.type, r.quantity, r.points::text AS points, r.address, r.remark
         FROM redemptions r JOIN members m ON m.id = r.member_id JOIN point_rewards w ON w.id = r.reward_id
        WHERE r.status = 'in-process' AND ($1::bigint IS NULL OR r.id = $1) ORDER BY r.at, r.id`,
      [id ?? null],
    );
    return rows.map(({ reward, rewardId, type, quantity, points, address, remark, ...row }) => ({
      ...row,
      facts: { reward, rewardId, type, quantity, points, address, remark },
    }));
  },

  async lock(transaction, id) {
    return (
      (await transaction.first("SELECT 1 FROM redemptions WHERE id = $1 AND status = 'in-process' FOR UPDATE", [
        id,
      ])) !== undefined
    );
  },

  async approve(parts, transaction, id) {
    await transaction.run("UPDATE redemptions SET status = 'approved' WHERE id = $1", [id]);
    await payBonus(parts, transaction, id);
  },

  reject: (parts, transaction, id) => returnPoints(parts, transaction, id, 'rejected'),
};
