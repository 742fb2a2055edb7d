import type { Texts } from '../notices/text-in.ts';
import type { Queryable } from '../platform/database.ts';

export interface PromotionRow {
  id: string;
  type: string;
  scene: string;
  starts_at: Date;
  ends_at: Date | null;
  texts: Texts<{ title: string; summary: string; html: string }>;
}

export const runningPromotions = (database: Queryable, now: Date, type: string | null): Promise<PromotionRow[]> =>
  database.rows(
    {
      name: 'promotions',
      text: 'SELECT id, type, scene, starts_at, ends_at, texts FROM promotions WHERE starts_at <= $1 AND (ends_at IS NULL OR ends_at > $1) AND ($2::text IS NULL OR type = $2) ORDER BY position, id',
    },
    [now, type],
  );

/** How many missions there are, and how many this member has done today. */
export async function missionState(
  database: Queryable,
  memberId: string,
  now: Date,
): Promise<{ count: number; completed: number }> {
  const row = await database.first<{ count: number; completed: number }>(
    {
      name: 'missions',
      text: `SELECT count(*)::int AS count, count(*) FILTER (WHERE CASE m.measure WHEN 'turnover' THEN d.turnover WHEN 'deposits' THEN d.deposits ELSE d.rounds END >= m.target)::int AS completed
               FROM missions m CROSS JOIN (
                 SELECT coalesce(sum(turnover), 0) AS turnover, coalesce(sum(deposits), 0) AS deposits, coalesce(sum(rounds), 0) AS rounds
                   FROM daily_figures WHERE member_id = $1 AND day = brand_day($2)) d
              WHERE m.up`,
    },
    [memberId, now],
  );
  return row!;
}
