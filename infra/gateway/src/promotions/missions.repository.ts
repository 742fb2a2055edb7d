import type { Texts } from '../notices/text-in.ts';
import type { Queryable } from '../platform/database.ts';

export interface MissionRow {
  id: string;
  measure: 'turnover' | 'deposits' | 'rounds';
  target: string;
  reached: string;
  texts: Texts<{ title: string }>;
  /** Whole points for a finished one. */
  points: string;
  claimed: boolean;
}

/** What `d` has of a mission's measure. */
const REACHED = "CASE m.measure WHEN 'turnover' THEN d.turnover WHEN 'deposits' THEN d.deposits ELSE d.rounds END";
const SUMS =
  'coalesce(sum(turnover), 0) AS turnover, coalesce(sum(deposits), 0) AS deposits, coalesce(sum(rounds), 0) AS rounds';

/**
 * What the day's figures hold of rounds that are not over, or do not count: a stake that can come back, or has, finishes no
 * mission, else a seat that is taken and left would. 26 hours: the longest day, with an hour to spare.
 */
const undecided = (member: string, now: string): string => `SELECT coalesce(sum(stake) FILTER (WHERE status = 'open'), 0) AS turnover, count(*) AS rounds FROM rounds
  WHERE member_id = ${member} AND opened_at > ${now}::timestamptz - interval '26 hours' AND status IN ('open', 'void', 'rolled-back') AND brand_day(opened_at) = brand_day(${now})`;

/** The missions, and how far this member is today. */
export const missionsOf = (database: Queryable, memberId: string, now: Date): Promise<MissionRow[]> =>
  database.rows(
    {
      name: 'missions',
      text: `SELECT m.id, m.measure, m.target::text AS target, (${REACHED})::text AS reached, m.texts, m.points::text AS points,
                    EXISTS (SELECT 1 FROM mission_claims c WHERE c.member_id = $1 AND c.mission_id = m.id AND c.day = brand_day($2)) AS claimed
               FROM missions m CROSS JOIN (SELECT f.turnover - u.turnover AS turnover, f.deposits, f.rounds - u.rounds AS rounds
                                             FROM (SELECT ${SUMS} FROM daily_figures WHERE member_id = $1 AND day = brand_day($2)) f, (${undecided('$1', '$2')}) u) d
              WHERE m.up ORDER BY m.position, m.id`,
    },
    [memberId, now],
  );

export interface LeaderRow {
  memberId: string;
  account: string;
  completed: number;
}

/** Who has done most missions today, by rounds that are over; of equals, who has staked more. */
export const missionLeaders = (database: Queryable, now: Date, limit: number): Promise<LeaderRow[]> =>
  database.rows(
    {
      name: 'mission-leaders',
      text: `WITH f AS (SELECT member_id, ${SUMS} FROM daily_figures WHERE day = brand_day($1) GROUP BY member_id),
             d AS (SELECT f.member_id, f.turnover - u.turnover AS turnover, f.deposits, f.rounds - u.rounds AS rounds FROM f, LATERAL (${undecided('f.member_id', '$1')}) u)
        SELECT d.member_id AS "memberId", a.account, count(*)::int AS completed
          FROM d JOIN members a ON a.id = d.member_id AND a.type <> 4 JOIN missions m ON m.up AND ${REACHED} >= m.target
         GROUP BY d.member_id, a.account, d.turnover ORDER BY completed DESC, d.turnover DESC, d.member_id LIMIT $2`,
    },
    [now, limit],
  );
