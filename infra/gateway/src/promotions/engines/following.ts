import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { RulesOf } from '../awards/award.ts';
import { giveBackTickets } from './free-tickets.ts';
import { rewardReferrals } from './referral.ts';
import { lockPromotion, type Running } from './running.ts';

const PORTION = 1_000;

/** Promotions whose awards follow from what single members do. */
type Following = Running<RulesOf<'referral'> | RulesOf<'free-tickets'>>;
export const isFollowing = (promotion: Running): promotion is Following =>
  promotion.rules.engine === 'referral' || promotion.rules.engine === 'free-tickets';

/** Looks at some members, or at everybody. */
async function look(
  parts: Parts,
  transaction: Transaction,
  { rules, ...promotion }: Following,
  members: readonly string[] | null,
): Promise<void> {
  if (rules.engine === 'referral') await rewardReferrals(parts, transaction, { ...promotion, rules }, members);
  else await giveBackTickets(parts, transaction, { ...promotion, rules }, members);
}

/** Looks at everybody once with each version of terms, budget and end: before the members' queue knows of them. */
async function lookAtEverybody(parts: Parts, promotion: Following): Promise<void> {
  if (promotion.lookedAt === promotion.terms) return;
  await parts.database.transaction(async (transaction) => {
    await lockPromotion(transaction, promotion.id);
    await look(parts, transaction, promotion, null);
    await transaction.run('UPDATE promotions SET looked_at_terms = $2 WHERE id = $1', [promotion.id, promotion.terms]);
  });
}

/**
 * Awards what members have earned who have played or deposited since; what nobody has changed costs nothing. A member leaves the
 * queue in the transaction of the awards. Source: 11-20, 11-23.
 */
export async function followMembers(parts: Parts, promotions: readonly Following[], portion = PORTION): Promise<void> {
  for (const promotion of promotions) await lookAtEverybody(parts, promotion);
  const one = () =>
    parts.database.transaction(async (transaction) => {
      const taken = await transaction.rows<{ member_id: string }>(
        `DELETE FROM promotion_queue q USING (SELECT n.id FROM promotion_queue n ORDER BY n.id LIMIT $1 FOR UPDATE SKIP LOCKED) next
          WHERE q.id = next.id RETURNING q.member_id`,
        [portion],
      );
      // Where few take part, reading all of them would seem as cheap as looking some of them up.
      await transaction.run('SET LOCAL enable_seqscan = off');
      await transaction.run('SET LOCAL enable_hashjoin = off');
      await transaction.run('SET LOCAL enable_mergejoin = off');
      const members = [...new Set(taken.map(({ member_id }) => member_id))];
      if (members.length > 0) for (const promotion of promotions) await look(parts, transaction, promotion, members);
      return taken.length === portion;
    });
  while (!parts.stopping.aborted && (await one()));
}
