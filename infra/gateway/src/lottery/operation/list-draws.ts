import type { DrawStage, drawList } from '@atrium/contracts/operator-draws';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import type { Parts } from '../../platform/parts.ts';

const MOST = 50;

const STAGES: Record<DrawStage, { where: string; order: 'ASC' | 'DESC' }> = {
  upcoming: { where: "d.state IN ('scheduled', 'open') AND d.opens_at > $1", order: 'ASC' },
  running: { where: "d.state IN ('scheduled', 'open') AND d.opens_at <= $1 AND d.closes_at > $1", order: 'ASC' },
  awaiting: {
    where: "(d.state IN ('closed', 'drawn', 'settling') OR d.state IN ('scheduled', 'open') AND d.closes_at <= $1)",
    order: 'ASC',
  },
  settled: { where: "d.state = 'settled' AND d.draws_at <= $1", order: 'DESC' },
  // A draw of the future can be void.
  voided: { where: "d.state = 'voided' AND $1::timestamptz IS NOT NULL", order: 'DESC' },
};

const iso = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * Draws of a stage. The figures of a finished draw are those of its last settlement; before, its tickets are added up by the
 * index of the draw, 50 draws at most.
 */
export async function listDraws(
  { database, clock, settings }: Parts,
  { query }: OperatorCall<undefined, v.InferOutput<typeof drawList.query>>,
): Promise<OperationReply<typeof drawList>> {
  const { where, order } = STAGES[query.stage];
  const currency = await settings.get('brand.currency', 'PHP');
  return await database.rows(
    `SELECT d.game_code AS "gameCode", g.name, d.issue, d.state, d.scheme = 0 AS outside,
            ${iso('d.opens_at')} AS "opensAt", ${iso('d.closes_at')} AS "closesAt", ${iso('d.draws_at')} AS "drawsAt", d.result,
            coalesce(s.tickets, t.tickets, 0)::text AS tickets, coalesce(t.stake, 0)::text AS stake, coalesce(s.payout, 0)::text AS payout,
            $3 AS currency,
            EXISTS (SELECT 1 FROM draw_decisions w WHERE w.game_code = d.game_code AND w.issue = d.issue AND w.agreed_at IS NULL AND w.dropped_at IS NULL) AS waits
       FROM (SELECT d.* FROM draws d WHERE ${where} AND ($2::text IS NULL OR d.game_code = $2) AND ($5::text IS NULL OR d.issue LIKE $5 || '%')
              ORDER BY d.draws_at ${order}, d.game_code LIMIT $4) d
       JOIN lottery_games l ON l.code = d.game_code JOIN games g ON g.id = l.game_id
       LEFT JOIN LATERAL (SELECT s.tickets, s.payout FROM lottery_settlements s
                           WHERE s.game_code = d.game_code AND s.issue = d.issue AND s.finished_at IS NOT NULL ORDER BY s.number DESC LIMIT 1) s ON true
       LEFT JOIN LATERAL (SELECT count(*) AS tickets, sum(t.stake) AS stake FROM lottery_tickets t
                           WHERE t.game_code = d.game_code AND t.issue = d.issue AND NOT t.play_money AND t.currency = $3) t ON true
      ORDER BY d.draws_at ${order}, d.game_code`,
    [clock.now(), query.game ?? null, currency, MOST, query.issue?.replace(/[%_\\]/g, '\\$&') ?? null],
  );
}
