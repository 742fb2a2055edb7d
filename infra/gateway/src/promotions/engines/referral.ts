import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { noteAward, type RulesOf } from '../awards/award.ts';
import { lockPromotion, type Running } from './running.ts';

const SAME_PERSON = `SELECT 1 FROM person_matches x WHERE x.state <> 'distinct'
  AND least(x.member_id, x.other_id) = least(f.id, p.member_id) AND greatest(x.member_id, x.other_id) = greatest(f.id, p.member_id)`;

/**
 * Friends of the participant `p` (account `m`) who registered with the account as code since `p` joined, and are neither
 * from the same address nor noted as the same person.
 */
export const FRIENDS = `SELECT f.id, f.registered_at FROM members f
  WHERE f.id <> p.member_id AND f.registered_at >= p.joined_at
    AND (f.details ? 'recommenderId' AND lower(f.details ->> 'recommenderId') = lower(m.account)
      OR f.details ? 'referralCode' AND lower(f.details ->> 'referralCode') = lower(m.account))
    AND NOT EXISTS (${SAME_PERSON})`;

/** Those who have deposited and staked enough; stakes that are open or void do not count. */
const QUALIFIED = `(SELECT coalesce(sum(d.amount), 0) FROM deposits d WHERE d.member_id = f.id AND d.status = 'credited') >= $3
  AND (SELECT coalesce(sum(r.stake), 0) FROM rounds r WHERE r.member_id = f.id AND r.status IN ('won', 'lost')) >= $4`;

/** The members whose account a friend `f` gave as code, by the index on accounts. */
const INVITED_BY = `SELECT x.id, x.account FROM members x WHERE lower(x.account) = lower(f.details ->> 'recommenderId')
  UNION SELECT x.id, x.account FROM members x WHERE lower(x.account) = lower(f.details ->> 'referralCode')`;

/** Awards each friend once, up to the number of friends that the rules allow: some friends, or all. Source: 11-20. */
export async function rewardReferrals(
  parts: Parts,
  transaction: Transaction,
  promotion: Running<RulesOf<'referral'>>,
  friends: readonly string[] | null,
): Promise<void> {
  const { id, rules } = promotion;
  const qualified = await transaction.rows<{ member_id: string; friend: string }>(
    `SELECT p.member_id, f.id AS friend
       FROM members f CROSS JOIN LATERAL (${INVITED_BY}) m JOIN promotion_participations p ON p.promotion_id = $1 AND p.member_id = m.id
      WHERE ($6::bigint[] IS NULL OR f.id = ANY ($6)) AND f.details ?| ARRAY['recommenderId', 'referralCode']
        AND f.id <> p.member_id AND f.registered_at >= p.joined_at AND NOT EXISTS (${SAME_PERSON})
        AND p.left_at IS NULL AND ($2::timestamptz IS NULL OR f.registered_at < $2) AND ${QUALIFIED}
        AND NOT EXISTS (SELECT 1 FROM promotion_awards w WHERE w.promotion_id = $1 AND w.member_id = p.member_id AND w.cause = 'friend ' || f.id)
        AND (NOT $5::boolean OR NOT EXISTS (SELECT 1 FROM sessions a JOIN sessions b ON b.ip = a.ip WHERE a.member_id = p.member_id AND b.member_id = f.id))
      ORDER BY p.member_id, f.registered_at, f.id`,
    [id, promotion.endsAt, rules.deposits, rules.stakes, rules.onePer.includes('address'), friends],
  );
  // Two processes count the friends of a member one after the other.
  if (qualified.length > 0) await lockPromotion(transaction, id);
  for (const { member_id: memberId, friend } of qualified) {
    const before = await transaction.first<{ n: number }>(
      "SELECT count(*)::int AS n FROM promotion_awards WHERE promotion_id = $1 AND member_id = $2 AND cause <> 'invited'",
      [id, memberId],
    );
    if (before!.n >= rules.friends) continue;
    const award = { promotionId: id, amount: BigInt(rules.amount), automatic: rules.automatic };
    const noted = await noteAward(parts, transaction, { ...award, memberId, cause: `friend ${friend}` });
    if (noted === 'noted' && rules.friendToo)
      await noteAward(parts, transaction, { ...award, memberId: friend, cause: 'invited' });
  }
}
