import type { Queryable } from '../../src/platform/database.ts';
import { DEFAULT_RANKS } from '../../src/ranks/rank-rules.ts';

/**
 * Play since the beginning of last week accrues cashback by the engine's own function, so that a demo opens with a
 * running week and one to claim; older play counts for the rank alone. Points are seeded with their history.
 */
export async function seedProgress(database: Queryable, now: Date): Promise<void> {
  const ranks = JSON.stringify(
    DEFAULT_RANKS.map(({ cashback, ...rank }) => ({
      ...rank,
      points: '0',
      cashback: Object.fromEntries(Object.entries(cashback).map(([category, rate]) => [category, rate * 100])),
    })),
  );
  const since = "brand_day_begins(date_trunc('week', brand_day($1)::timestamp)::date - 7)";
  await database.run(
    `WITH old AS (
       DELETE FROM accrual_queue q USING rounds r WHERE r.id = q.round_id AND r.closed_at < ${since} RETURNING q.round_id)
     INSERT INTO accrued_rounds (round_id, valid, cashback_ppm, points_nano)
     SELECT r.id, valid_bet(r.game_type, r.status, r.stake, r.payout), 0, 0 FROM rounds r WHERE r.id IN (SELECT round_id FROM old)`,
    [now],
  );
  // A seeded rank is reached: its requirement is the least that the member has played, and no more than the next one's.
  await database.run(
    `INSERT INTO member_progress (member_id, valid_total, month)
     SELECT m.id, least(greatest(coalesce(sum(a.valid), 0), k.turnover), coalesce(k.next * 9 / 10, 9e17))::bigint,
            date_trunc('month', brand_day($1)::timestamp)::date
       FROM members m
       JOIN (SELECT level, turnover, lead(turnover) OVER (ORDER BY level) AS next
               FROM jsonb_to_recordset($2) AS x (level smallint, turnover bigint)) k ON k.level = m.rank_level
       LEFT JOIN rounds r ON r.member_id = m.id
       LEFT JOIN accrued_rounds a ON a.round_id = r.id
      WHERE m.type <> 4
      GROUP BY m.id, k.turnover, k.next`,
    [now, ranks],
  );
  await database.run(
    `INSERT INTO rank_changes (member_id, at, from_level, to_level)
     SELECT id, $1, rank_level - 1, rank_level FROM members WHERE rank_level > 1 ORDER BY id`,
    [now],
  );
  await database.rows('SELECT * FROM accrue_portion($1, 1000000000, $2)', [now, ranks]);
  await database.run("UPDATE accrual_state SET ranks_from = date_trunc('month', brand_day($1)::timestamp)::date", [
    now,
  ]);
}
