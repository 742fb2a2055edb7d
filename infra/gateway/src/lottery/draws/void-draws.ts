import type { Queryable } from '../../platform/database.ts';

export type VoidReason = 'reveal-missing' | 'beacon-missing';

export interface VoidedDraw {
  gameCode: string;
  issue: string;
  reason: VoidReason;
}

/** Makes closed draws void and records the incident; their numbers will never be known. Stakes are returned elsewhere. */
export async function voidDraws(
  database: Queryable,
  draws: readonly { gameCode: string; issue: string }[],
  reason: VoidReason,
  now: Date,
): Promise<VoidedDraw[]> {
  if (draws.length === 0) return [];
  const rows = await database.rows<{ gameCode: string; issue: string }>(
    `WITH voided AS (
       UPDATE draws d SET state = 'voided', voided_at = $4, void_reason = $3
         FROM unnest($1::text[], $2::text[]) AS x (game_code, issue)
        WHERE d.game_code = x.game_code AND d.issue = x.issue AND d.state = 'closed'
       RETURNING d.game_code, d.issue
     ), noted AS (
       INSERT INTO draw_incidents (game_code, issue, kind, happened_at) SELECT game_code, issue, $3, $4 FROM voided
     )
     SELECT game_code AS "gameCode", issue FROM voided`,
    [draws.map(({ gameCode }) => gameCode), draws.map(({ issue }) => issue), reason, now],
  );
  return rows.map((row) => ({ ...row, reason }));
}
