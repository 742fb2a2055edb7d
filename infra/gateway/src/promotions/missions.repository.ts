import type { Texts } from '../notices/text-in.ts';
import type { Queryable } from '../platform/database.ts';

export interface MissionRow {
  id: string;
  measure: 'turnover' | 'deposits' | 'rounds';
  target: string;
  reached: string;
  texts: Texts<{ title: string }>;
  /** Whole points for completing it. */
  points: string;
  claimed: boolean;
}

/** The progress in a mission's measure, from the figures `d`. */
const REACHED = "CASE m.measure WHEN 'turnover' THEN d.turnover WHEN 'deposits' THEN d.deposits ELSE d.rounds END";
const SUMS =
  'coalesce(sum(turnover), 0) AS turnover, coalesce(sum(deposits), 0) AS deposits, coalesce(sum(rounds), 0) AS rounds';

/**
 * The part of the day's figures from rounds that are open or void. A stake that can be returned, or was, completes no
 * mission; otherwise taking and leaving a seat would.
 */
const undecidedOn = (now: string): string =>
  `opened_at >= (SELECT brand_day_begins(brand_day(${now}))) AND status IN ('open', 'void', 'rolled-back')`;

/** The missions with the member's progress today. */
export const missionsOf = (database: Queryable, memberId: string, now: Date): Promise<MissionRow[]> =>
  database.rows(
    {
      name: 'missions',
      text: `SELECT m.id, m.measure, m.target::text AS target, (${REACHED})::text AS reached, m.texts, m.points::text AS points,
                    EXISTS (SELECT 1 FROM mission_claims c WHERE c.member_id = $1 AND c.mission_id = m.id AND c.day = brand_day($2)) AS claimed
               FROM missions m CROSS JOIN (SELECT f.turnover - u.turnover AS turnover, f.deposits, f.rounds - u.rounds AS rounds
                                             FROM (SELECT ${SUMS} FROM daily_figures WHERE member_id = $1 AND day = brand_day($2)) f,
                                                  (SELECT coalesce(sum(stake) FILTER (WHERE status = 'open'), 0) AS turnover, count(*) AS rounds
                                                     FROM rounds WHERE member_id = $1 AND ${undecidedOn('$2')}) u) d
              WHERE m.up ORDER BY m.position, m.id`,
    },
    [memberId, now],
  );

export interface LeaderRow {
  memberId: string;
  account: string;
  completed: number;
}

/**
 * The members with the most completed missions on the day of `$1`, by finished rounds; ties are broken by stakes. The
 * day's figures and the part from undecided rounds are added up in one pass each, however many members have played.
 */
export const MISSION_LEADERS = {
  name: 'mission-leaders',
  text: `WITH d AS (SELECT member_id, ${SUMS} FROM (
                      SELECT member_id, turnover, deposits, rounds FROM daily_figures WHERE day = (SELECT brand_day($1))
                      UNION ALL SELECT member_id, CASE status WHEN 'open' THEN -stake ELSE 0 END, 0, -1 FROM rounds WHERE ${undecidedOn('$1')}) p GROUP BY member_id),
              done AS (SELECT d.member_id, d.turnover, count(*)::int AS completed FROM d JOIN missions m ON m.up AND ${REACHED} >= m.target
                        GROUP BY d.member_id, d.turnover ORDER BY completed DESC, d.turnover DESC, d.member_id)
    SELECT o.member_id AS "memberId", a.account, o.completed FROM done o JOIN members a ON a.id = o.member_id AND a.type <> 4
     ORDER BY o.completed DESC, o.turnover DESC, o.member_id LIMIT $2`,
};

export const missionLeaders = (database: Queryable, now: Date, limit: number): Promise<LeaderRow[]> =>
  database.rows(MISSION_LEADERS, [now, limit]);
