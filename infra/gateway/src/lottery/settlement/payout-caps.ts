import type { Transaction } from '../../platform/database.ts';
import type { Settlement } from './settlement.repository.ts';

/**
 * Applies the caps of members and of the draw to what is paid at fixed prices; a share of a pool is never cut. A cap holds where all
 * tickets concerned were bought under one, at the highest of them; what exceeds it is shared in proportion, rounded down.
 */
export async function applyCaps(
  transaction: Transaction,
  { gameCode, issue, number }: Pick<Settlement, 'gameCode' | 'issue' | 'number'>,
): Promise<void> {
  for (const [cap, partition] of [
    ['member', 't.member_id, t.currency, t.play_money'],
    ['draw', 't.currency, t.play_money'],
  ] as const) {
    await transaction.run(
      `UPDATE lottery_staged_wins w SET payout = capped.payout
         FROM (SELECT w.ticket, floor((w.payout - w.pool_payout)::numeric * c.cap / c.sum)::bigint + w.pool_payout AS payout
                 FROM (SELECT w.ticket, sum(w.payout - w.pool_payout) OVER part AS sum,
                              CASE WHEN count(t.caps ->> '${cap}') OVER part = count(*) OVER part THEN max((t.caps ->> '${cap}')::bigint) OVER part END AS cap
                         FROM lottery_staged_wins w JOIN lottery_tickets t ON t.number = w.ticket JOIN rounds r ON r.id = w.ticket AND r.status IN ('open', 'won', 'lost')
                        WHERE w.game_code = $1 AND w.issue = $2 AND w.settlement = $3 AND (w.payout > w.pool_payout OR w.pool_payout = 0)
                       WINDOW part AS (PARTITION BY ${partition})) c
                 JOIN lottery_staged_wins w ON w.game_code = $1 AND w.issue = $2 AND w.settlement = $3 AND w.ticket = c.ticket
                WHERE c.sum > c.cap) capped
        WHERE w.game_code = $1 AND w.issue = $2 AND w.settlement = $3 AND w.ticket = capped.ticket`,
      [gameCode, issue, number],
    );
  }
}
