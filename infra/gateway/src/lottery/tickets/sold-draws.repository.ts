import type { Restriction } from '@atrium/lottery-rules/restrict';
import type { Queryable } from '../../platform/database.ts';

/** The times of a draw, which never change, and its restricted numbers. */
export interface SoldDraw {
  readonly issue: string;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly restrictions: readonly Restriction[];
}

interface Row {
  issue: string;
  closesAt: Date;
  drawsAt: Date;
  restrictions: Restriction[] | null;
}

/** Draws of a game by issue. */
export async function soldDraws(
  queryable: Queryable,
  code: string,
  issues: readonly string[],
): Promise<Map<string, SoldDraw>> {
  const rows = await queryable.rows<Row>(
    {
      name: 'lottery-sold-draws',
      text: `SELECT d.issue, d.closes_at AS "closesAt", d.draws_at AS "drawsAt",
                    (SELECT jsonb_agg(jsonb_build_object('play', r.play, 'number', r.number, 'share', r.share))
                       FROM (SELECT play, number, share FROM lottery_restrictions WHERE game_code = d.game_code AND issue = d.issue
                             UNION ALL SELECT play, number, share FROM lottery_game_restrictions WHERE game_code = d.game_code) r) AS restrictions
               FROM draws d WHERE d.game_code = $1 AND d.issue = ANY ($2::text[])`,
    },
    [code, issues],
  );
  return new Map(rows.map(({ restrictions, ...row }) => [row.issue, { ...row, restrictions: restrictions ?? [] }]));
}

/** Restricted numbers of the draws that still take bets, with those of the whole game. */
export const restrictionsOf = (
  queryable: Queryable,
  code: string,
  now: Date,
): Promise<(Restriction & { issue: string })[]> =>
  queryable.rows(
    {
      name: 'lottery-restrictions',
      text: `SELECT d.issue, r.play, r.number, r.share FROM draws d JOIN LATERAL (
                       SELECT play, number, share FROM lottery_restrictions WHERE game_code = d.game_code AND issue = d.issue
                       UNION ALL SELECT play, number, share FROM lottery_game_restrictions WHERE game_code = d.game_code) r ON true
              WHERE d.game_code = $1 AND d.closes_at > $2 AND d.state IN ('scheduled', 'open') ORDER BY d.draws_at, r.play, r.number`,
    },
    [code, now],
  );
