import type { Queryable } from '../../src/platform/database.ts';
import { DEFAULT_RANKS } from '../../src/ranks/rank-rules.ts';

/**
 * Play since the beginning of last week accrues cashback by the engine's own function, so that a demo opens with a
 * running week and one to claim; older play counts for ranks and the figures of teams alone. Points are seeded with their history.
 */
export async function seedProgress(database: Queryable, now: Date): Promise<void> {
  const ranks = JSON.stringify(
    DEFAULT_RANKS.map(({ cashback, ...rank }) => ({
      ...rank,
      points: '0',
      cashback: Object.fromEntries(Object.entries(cashback).map(([category, rate]) => [category, rate * 100])),
    })),
  );
  // Read once, not for each row.
  const since = "(SELECT brand_day_begins(date_trunc('week', brand_day($1)::timestamp)::date - 7))";
  await database.run(
    `WITH old AS (
       DELETE FROM accrual_queue q USING rounds r WHERE r.id = q.round_id AND r.closed_at < ${since} RETURNING q.round_id),
     played AS MATERIALIZED (
       SELECT r.id, r.member_id, brand_day(r.closed_at) AS day, r.game_type, valid_bet(r.game_type, r.status, r.stake, r.payout) AS valid
         FROM rounds r WHERE r.id IN (SELECT round_id FROM old)),
     accrued AS (
       INSERT INTO accrued_rounds (round_id, valid, cashback_ppm, points_nano) SELECT id, valid, 0, 0 FROM played),
     days AS (
       INSERT INTO cashback_accruals (member_id, day, category, valid, micro, rounds)
       SELECT member_id, day, game_type, sum(valid), 0, count(*) FROM played WHERE valid > 0 GROUP BY 1, 2, 3
       RETURNING member_id, day, category, valid)
     INSERT INTO team_figures_queue (member_id, day, game_type, valid) SELECT member_id, day, category, valid FROM days`,
    [now],
  );
  // Rebates for the weeks before were paid as seeded; the running week earns by the engine.
  await database.run(
    `INSERT INTO agent_play (at, round_id, member_id, terms_id, category, valid, stake, payout, earns)
     SELECT r.closed_at, r.id, r.member_id, t.id, r.game_type, valid_bet(r.game_type, r.status, r.stake, r.payout), r.stake, r.payout, false
       FROM rounds r
       JOIN members m ON m.id = r.member_id AND (m.upline_id IS NOT NULL OR m.type IN (1, 2, 41, 42))
       JOIN member_terms t ON t.member_id = r.member_id
      WHERE r.status IN ('won', 'lost') AND r.closed_at < (SELECT brand_day_begins(date_trunc('week', brand_day($1)::timestamp)::date))
      ORDER BY r.id`,
    [now],
  );
  await database.run(
    `WITH closed AS (
       INSERT INTO agent_rebate_periods (agent_id, starts_on, ends_on, valid, micro, carried_in, amount, carried_out)
       SELECT e.member_id, w.monday, w.monday + 7,
              (SELECT coalesce(sum(p.valid), 0) FROM agent_play p JOIN member_terms t ON t.id = p.terms_id AND t.path @> ARRAY[e.member_id]
                WHERE p.member_id <> e.member_id AND p.at >= w.begins AND p.at < w.ends),
              l.amount * 1000000, 0, l.amount, 0
         FROM ledger_entries e
         CROSS JOIN LATERAL (SELECT d.monday, brand_day_begins(d.monday) AS begins, brand_day_begins(d.monday + 7) AS ends
                               FROM (SELECT date_trunc('week', brand_day(e.at)::timestamp)::date - 7 AS monday OFFSET 0) d OFFSET 0) w
         JOIN ledger_lines l ON l.entry_id = e.id AND l.amount > 0
        WHERE e.kind = 'commission'
       RETURNING agent_id, starts_on, amount)
     INSERT INTO benefits (member_id, kind, day, amount, state, created_at, paid_at, entry_id)
     SELECT c.agent_id, 'agent-rebate', c.starts_on, c.amount, 'paid', e.at, e.at, e.id
       FROM closed c
       JOIN ledger_entries e ON e.member_id = c.agent_id AND e.kind = 'commission'
        AND date_trunc('week', brand_day(e.at)::timestamp)::date - 7 = c.starts_on`,
    [],
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
  await database.run(
    `UPDATE accrual_state SET ranks_from = date_trunc('month', brand_day($1)::timestamp)::date,
                              cashback_from = date_trunc('week', brand_day($1)::timestamp)::date - 7`,
    [now],
  );
  // Cashback of the weeks before was paid: the entries are those of the ledger.
  await database.run(
    `WITH paid AS (
       SELECT DISTINCT ON (e.member_id, w.monday) e.member_id, w.monday, e.id AS entry_id, e.at, l.amount,
              brand_day_begins(w.monday) AS begins, brand_day_begins(w.monday + 7) AS ends
         FROM ledger_entries e
         CROSS JOIN LATERAL (SELECT date_trunc('week', brand_day(e.at)::timestamp)::date - 7 AS monday) w
         JOIN ledger_lines l ON l.entry_id = e.id AND l.amount > 0
         JOIN ledger_accounts a ON a.id = l.account_id AND a.class = 'player:cash'
        WHERE e.kind = 'rebate' AND w.monday < date_trunc('week', brand_day($1)::timestamp)::date - 7
        ORDER BY e.member_id, w.monday, e.id),
     closed AS (
       INSERT INTO cashback_periods (member_id, starts_on, ends_on, valid, micro, carried_in, amount, carried_out)
       SELECT p.member_id, p.monday, p.monday + 7,
              (SELECT coalesce(sum(a.valid), 0) FROM rounds r JOIN accrued_rounds a ON a.round_id = r.id
                WHERE r.member_id = p.member_id AND r.closed_at >= p.begins AND r.closed_at < p.ends),
              p.amount * 1000000, 0, p.amount, 0
         FROM paid p)
     INSERT INTO benefits (member_id, kind, day, amount, state, created_at, paid_at, entry_id)
     SELECT member_id, 'cashback', monday, amount, 'paid', at, at, entry_id FROM paid`,
    [now],
  );
}
