import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { noteAward, type RulesOf } from '../awards/award.ts';
import { lockPromotion, type Running } from './running.ts';

/** The member's settled tickets of a lottery since joining, in order; void ones do not count. */
const TICKETS = `SELECT r.stake, row_number() OVER (ORDER BY r.opened_at, r.id) AS place
  FROM lottery_tickets t JOIN rounds r ON r.id = t.number
 WHERE r.member_id = p.member_id AND t.game_code = $2 AND NOT t.play_money AND r.opened_at >= p.joined_at
   AND ($3::timestamptz IS NULL OR r.opened_at < $3) AND r.status IN ('won', 'lost')`;

/** Gives back the cheapest of each full group of tickets, to some members or to everybody. Source: 11-20. */
export async function giveBackTickets(
  parts: Parts,
  transaction: Transaction,
  promotion: Running<RulesOf<'free-tickets'>>,
  members: readonly string[] | null,
): Promise<void> {
  const { id, rules } = promotion;
  const groups = await transaction.rows<{ member_id: string; turn: string; cheapest: string }>(
    `SELECT p.member_id, g.turn, g.cheapest FROM promotion_participations p CROSS JOIN LATERAL (
       SELECT ((place - 1) / $4)::text AS turn, min(stake)::text AS cheapest FROM (${TICKETS}) k GROUP BY 1 HAVING count(*) = $4) g
      WHERE p.promotion_id = $1 AND p.left_at IS NULL AND ($5::bigint[] IS NULL OR p.member_id = ANY ($5))
        AND NOT EXISTS (SELECT 1 FROM promotion_awards w WHERE w.promotion_id = $1 AND w.member_id = p.member_id AND w.cause = 'group ' || g.turn)
      ORDER BY p.member_id, g.turn`,
    [id, rules.gameCode, promotion.endsAt, rules.every, members],
  );
  if (groups.length > 0) await lockPromotion(transaction, id);
  for (const { member_id: memberId, turn, cheapest } of groups) {
    const most = BigInt(rules.most);
    const price = BigInt(cheapest);
    await noteAward(parts, transaction, {
      promotionId: id,
      memberId,
      cause: `group ${turn}`,
      amount: price < most ? price : most,
      automatic: rules.automatic,
    });
  }
}
