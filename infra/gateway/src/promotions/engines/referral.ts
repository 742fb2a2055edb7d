import type { Parts } from '../../platform/parts.ts';
import { noteAward, type RulesOf } from '../award.ts';
import type { Running } from './running.ts';

/**
 * Friends of the participant `p` (account `m`) who registered with the account as code since `p` joined, and are neither
 * from the same address nor noted as the same person.
 */
export const FRIENDS = `SELECT f.id, f.registered_at FROM members f
  WHERE f.id <> p.member_id AND f.registered_at >= p.joined_at
    AND (lower(f.details ->> 'recommenderId') = lower(m.account) OR lower(f.details ->> 'referralCode') = lower(m.account))
    AND NOT EXISTS (SELECT 1 FROM person_matches x WHERE x.state <> 'distinct'
                     AND least(x.member_id, x.other_id) = least(f.id, p.member_id) AND greatest(x.member_id, x.other_id) = greatest(f.id, p.member_id))`;

/** Those who have deposited and staked enough; stakes that are open or void do not count. */
const QUALIFIED = `(SELECT coalesce(sum(d.amount), 0) FROM deposits d WHERE d.member_id = f.id AND d.status = 'credited') >= $3
  AND (SELECT coalesce(sum(r.stake), 0) FROM rounds r WHERE r.member_id = f.id AND r.status IN ('won', 'lost')) >= $4`;

/** Awards each friend once, up to the number of friends that the rules allow. Source: 11-20. */
export async function rewardReferrals(parts: Parts, promotion: Running<RulesOf<'referral'>>): Promise<void> {
  const { id, rules } = promotion;
  const qualified = await parts.database.rows<{ member_id: string; friend: string }>(
    `SELECT p.member_id, f.id AS friend
       FROM promotion_participations p JOIN members m ON m.id = p.member_id CROSS JOIN LATERAL (${FRIENDS}) f
      WHERE p.promotion_id = $1 AND p.left_at IS NULL AND ($2::timestamptz IS NULL OR f.registered_at < $2) AND ${QUALIFIED}
        AND NOT EXISTS (SELECT 1 FROM promotion_awards w WHERE w.promotion_id = $1 AND w.member_id = p.member_id AND w.cause = 'friend ' || f.id)
        AND (NOT $5::boolean OR NOT EXISTS (SELECT 1 FROM sessions a JOIN sessions b ON b.ip = a.ip WHERE a.member_id = p.member_id AND b.member_id = f.id))
      ORDER BY p.member_id, f.registered_at, f.id`,
    [id, promotion.endsAt, rules.deposits, rules.stakes, rules.onePer.includes('address')],
  );
  for (const { member_id: memberId, friend } of qualified)
    await parts.database.transaction(async (transaction) => {
      // The participation is locked, so that two processes count the friends one after the other.
      await transaction.run(
        'SELECT 1 FROM promotion_participations WHERE promotion_id = $1 AND member_id = $2 FOR UPDATE',
        [id, memberId],
      );
      const before = await transaction.first<{ n: number }>(
        "SELECT count(*)::int AS n FROM promotion_awards WHERE promotion_id = $1 AND member_id = $2 AND cause <> 'invited'",
        [id, memberId],
      );
      if (before!.n >= rules.friends) return;
      const award = { promotionId: id, amount: BigInt(rules.amount), automatic: rules.automatic };
      const noted = await noteAward(parts, transaction, { ...award, memberId, cause: `friend ${friend}` });
      if (noted === 'noted' && rules.friendToo)
        await noteAward(parts, transaction, { ...award, memberId: friend, cause: 'invited' });
    });
}
