import type { BonusTerms } from '@atrium/contracts/bonuses';
import type { MISSION_MEASURES, MISSION_PERIODS } from '@atrium/contracts/mission-reward';
import type { Texts } from '../notices/text-in.ts';
import type { Queryable } from '../platform/database.ts';

export interface MissionRow {
  id: string;
  measure: (typeof MISSION_MEASURES)[number];
  period: (typeof MISSION_PERIODS)[number];
  /** The first day of the period; of a mission that is done once always the same. */
  period_day: string;
  target: string;
  reached: string;
  categories: string[] | null;
  texts: Texts<{ title: string }>;
  /** Whole points for completing it; 0 where it gives money. */
  points: string;
  /** Minor units. */
  amount: string;
  bonus: BonusTerms | null;
  ends_at: Date | null;
  claimed: boolean;
}

const RUNNING = 'up AND starts_at <= $NOW AND (ends_at IS NULL OR ends_at > $NOW)';

/**
 * The running missions with the member's progress in their periods: accrued valid bets, and credited deposits. An open
 * stake, and one that was given back, is in neither; otherwise taking and leaving a seat would complete a mission.
 */
export const missionsOf = (database: Queryable, memberId: string, now: Date): Promise<MissionRow[]> =>
  database.rows(
    {
      name: 'missions',
      text: `SELECT m.id, m.measure, m.period, p.period_day::text AS period_day, m.target::text AS target, greatest(r.reached, 0)::text AS reached,
                    m.categories, m.texts, m.points::text AS points, m.amount::text AS amount, m.bonus, m.ends_at,
                    EXISTS (SELECT 1 FROM mission_claims c WHERE c.member_id = $1 AND c.mission_id = m.id AND c.day = p.period_day) AS claimed
               FROM missions m
               CROSS JOIN (SELECT brand_day($2) AS today) t
               CROSS JOIN LATERAL (SELECT CASE m.period WHEN 'day' THEN t.today WHEN 'week' THEN date_trunc('week', t.today::timestamp)::date ELSE date '2000-01-01' END AS period_day) p
               CROSS JOIN LATERAL (SELECT greatest(p.period_day, brand_day(m.starts_at)) AS day) f
               CROSS JOIN LATERAL (
                 SELECT CASE m.measure
                   WHEN 'deposits' THEN (SELECT coalesce(sum(d.deposits), 0) FROM daily_figures d WHERE d.member_id = $1 AND d.day >= f.day)
                   ELSE (SELECT coalesce(sum(CASE m.measure WHEN 'rounds' THEN a.rounds ELSE a.valid END), 0) FROM cashback_accruals a
                          WHERE a.member_id = $1 AND a.day >= f.day AND (m.categories IS NULL OR a.category = ANY (m.categories)))
                 END AS reached) r
              WHERE ${RUNNING.replaceAll('$NOW', '$2')} ORDER BY m.position, m.id`,
    },
    [memberId, now],
  );

/**
 * Counts a claim within the mission's budget, until the transaction ends or keeps it; false when it is spent. The mission
 * stays locked, so that members who claim at the same time never exceed it together.
 */
export const takeClaim = async (transaction: Queryable, id: string): Promise<boolean> =>
  (await transaction.run(
    'UPDATE missions SET claims = claims + 1 WHERE id = $1 AND (most_claims IS NULL OR claims < most_claims)',
    [id],
  )) === 1;

export interface LeaderRow {
  memberId: string;
  account: string;
  completed: number;
}

/**
 * The members with the most completed missions of the day of `$1`, by settled play; ties are broken by valid bets. The
 * accruals and figures of the day are added up in one pass each, however many members have played.
 */
export const MISSION_LEADERS = {
  name: 'mission-leaders',
  text: `WITH f AS MATERIALIZED (
                SELECT member_id, category, valid, rounds, 0::bigint AS deposits FROM cashback_accruals WHERE day = (SELECT brand_day($1))
                UNION ALL SELECT member_id, NULL, 0, 0, deposits FROM daily_figures WHERE day = (SELECT brand_day($1)) AND deposits > 0),
              m AS MATERIALIZED (SELECT id, measure, target, categories FROM missions WHERE period = 'day' AND ${RUNNING.replaceAll('$NOW', '$1')}),
              done AS (
                SELECT f.member_id, m.id FROM f JOIN m ON CASE m.measure WHEN 'deposits' THEN f.category IS NULL ELSE f.category = ANY (m.categories) OR (m.categories IS NULL AND f.category IS NOT NULL) END
                 GROUP BY f.member_id, m.id, m.measure, m.target
                HAVING sum(CASE m.measure WHEN 'turnover' THEN f.valid WHEN 'rounds' THEN f.rounds ELSE f.deposits END) >= m.target),
              ranked AS (SELECT d.member_id, d.completed, v.valid FROM (SELECT member_id, count(*)::int AS completed FROM done GROUP BY 1) d
                           JOIN (SELECT member_id, sum(valid) AS valid FROM f GROUP BY 1) v USING (member_id)
                          ORDER BY d.completed DESC, v.valid DESC, d.member_id)
    SELECT r.member_id AS "memberId", a.account, r.completed FROM ranked r JOIN members a ON a.id = r.member_id AND a.type <> 4
     ORDER BY r.completed DESC, r.valid DESC, r.member_id LIMIT $2`,
};

export const missionLeaders = (database: Queryable, now: Date, limit: number): Promise<LeaderRow[]> =>
  database.rows(MISSION_LEADERS, [now, limit]);
