import type { Parts } from '../../platform/parts.ts';
import { noteAward, type RulesOf } from '../awards/award.ts';
import type { Running } from './running.ts';

/** Deposits are looked at again for this long, since one may be committed after a later one. */
const OVERLAP = "interval '10 minutes'";

/**
 * Awards a share of each participant's first deposit since joining that is large enough. With another budget, every deposit
 * since the beginning is looked at again: some may have found it spent. Source: 11-20.
 */
export async function matchDeposits(parts: Parts, promotion: Running<RulesOf<'deposit-match'>>): Promise<void> {
  const { id, rules } = promotion;
  const now = parts.clock.now();
  const budget = promotion.budget ?? '';
  const from = promotion.lookedAt === budget ? promotion.settledUntil : null;
  const matched = await parts.database.rows<{ member_id: string; deposit: string; amount: string }>(
    `SELECT DISTINCT ON (p.member_id) p.member_id, d.id AS deposit, d.amount
       FROM deposits d JOIN promotion_participations p ON p.promotion_id = $1 AND p.member_id = d.member_id AND p.left_at IS NULL
      WHERE d.status = 'credited' AND d.settled_at >= $2::timestamptz - ${OVERLAP} AND d.settled_at >= p.joined_at AND d.amount >= $3
        AND d.settled_at < $4
        AND NOT EXISTS (SELECT 1 FROM promotion_awards w WHERE w.promotion_id = $1 AND w.member_id = p.member_id)
      ORDER BY p.member_id, d.settled_at, d.id`,
    [id, from ?? promotion.startsAt, rules.least, promotion.endsAt ?? 'infinity'],
  );
  for (const { member_id: memberId, amount } of matched) {
    const share = (BigInt(amount) * BigInt(rules.percent)) / 100n;
    const most = BigInt(rules.most);
    await parts.database.transaction((transaction) =>
      noteAward(parts, transaction, {
        promotionId: id,
        memberId,
        // One deposit of a member is matched, whichever is found first.
        cause: 'deposit',
        amount: share < most ? share : most,
        automatic: rules.automatic,
      }),
    );
  }
  await parts.database.run(
    'UPDATE promotions SET settled_until = greatest(settled_until, $2), looked_at_terms = $3 WHERE id = $1',
    [id, now, budget],
  );
}
