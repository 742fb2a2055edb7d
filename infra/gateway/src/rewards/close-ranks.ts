import type { Parts } from '../platform/parts.ts';
import { rankRules } from '../ranks/rank-rules.ts';
import { writeMessages } from '../notices/write-message.ts';

/**
 * Closes the oldest month that has ended: members whose valid bet of the month is below what their rank requires are
 * lowered by one, and the others receive the rank's gift of the month. Returns whether there was one. A month closes once.
 * Source: 11-14.
 */
export async function closeRanks(parts: Parts): Promise<boolean> {
  const ranks = await rankRules(parts.settings);
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const month = await transaction.first<{ starts_on: string }>(
      `WITH state AS (SELECT ranks_from FROM accrual_state FOR UPDATE),
       first AS (SELECT coalesce((SELECT ranks_from FROM state), (SELECT min(month) FROM member_progress)) AS day)
       SELECT f.day::text AS starts_on FROM first f
        WHERE f.day IS NOT NULL AND brand_day_begins((f.day + interval '1 month')::date) <= $1
          AND NOT EXISTS (SELECT 1 FROM accrual_queue q JOIN rounds r ON r.id = q.round_id
                           WHERE r.closed_at < brand_day_begins((f.day + interval '1 month')::date))`,
      [now],
    );
    if (!month) return false;
    const rules = JSON.stringify(ranks);
    const lowered = await transaction.rows<{ member_id: string; to_name: string }>(
      `WITH k AS (SELECT * FROM jsonb_to_recordset($1) AS k (level smallint, name text, keep bigint, "monthlyGift" bigint)),
       played AS MATERIALIZED (
         SELECT member_id, sum(valid) AS valid FROM cashback_accruals
          WHERE day >= $2::date AND day < ($2::date + interval '1 month')::date GROUP BY 1),
       lacking AS (
         SELECT m.id, m.rank_level AS before, lower.level AS after, lower.name
           FROM members m
           JOIN k own ON own.level = m.rank_level
           JOIN LATERAL (SELECT level, name FROM k WHERE k.level < m.rank_level ORDER BY k.level DESC LIMIT 1) lower ON true
           LEFT JOIN played p ON p.member_id = m.id
          WHERE m.type <> 4
            AND own.keep > coalesce(p.valid, 0)
            -- A rank reached within the month holds at least until the end of the next one.
            AND NOT EXISTS (SELECT 1 FROM rank_changes c WHERE c.member_id = m.id AND c.to_level > c.from_level
                                                          AND c.at >= (SELECT brand_day_begins($2::date)))),
       moved AS (
         UPDATE members m SET rank_level = l.after, rank_name = l.name FROM lacking l WHERE m.id = l.id),
       bounded AS (
         INSERT INTO member_progress (member_id, month, lowered_to)
         SELECT id, $2::date, after FROM lacking ORDER BY id
         ON CONFLICT (member_id) DO UPDATE SET lowered_to = excluded.lowered_to),
       noted AS (
         INSERT INTO rank_changes (member_id, at, from_level, to_level) SELECT id, $3, before, after FROM lacking ORDER BY id),
       gifts AS (
         INSERT INTO benefits (member_id, kind, day, amount, state, created_at)
         SELECT m.id, 'month', $2::date, own."monthlyGift", 'due', $3
           FROM members m JOIN k own ON own.level = m.rank_level
          WHERE m.type <> 4 AND m.status = 'active' AND own."monthlyGift" > 0 AND NOT EXISTS (SELECT 1 FROM lacking l WHERE l.id = m.id)
         ON CONFLICT ON CONSTRAINT benefits_once DO NOTHING)
       SELECT id AS member_id, name AS to_name FROM lacking ORDER BY id`,
      [rules, month.starts_on, now],
    );
    for (const [rank, members] of Map.groupBy(lowered, ({ to_name }) => to_name))
      await writeMessages(transaction, {
        memberIds: members.map(({ member_id }) => member_id),
        kind: 'rank-lowered',
        params: { rank },
        at: now,
      });
    await transaction.run("UPDATE accrual_state SET ranks_from = ($1::date + interval '1 month')::date", [
      month.starts_on,
    ]);
    return true;
  });
}
