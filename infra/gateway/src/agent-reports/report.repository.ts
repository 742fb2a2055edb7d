import type { ReportScope } from '@atrium/contracts/agent-reports';
import type { Queryable } from '../platform/database.ts';
import type { Span } from '../agents/agents.repository.ts';
import { type SumsRow, sumsOf } from './report-sums.ts';

export interface Subject {
  agentId: string;
  scope: ReportScope;
}
const valuesOf = ({ agentId, scope }: Subject, { from, to }: Span) => [agentId, scope, from, to];

export interface FiguresRow extends SumsRow {
  rounds: number;
  newMembers: number;
  activeMembers: number;
  depositors: number;
  firstDepositors: number;
}

export async function figuresOf(database: Queryable, subject: Subject, span: Span): Promise<FiguresRow> {
  const row = await database.first<FiguresRow>(
    {
      name: 'report-figures',
      text: `SELECT s.*, coalesce(p.active, 0)::int AS "activeMembers", coalesce(d.active, 0)::int AS depositors, coalesce(d.first_time, 0)::int AS "firstDepositors"
        FROM (SELECT ${sumsOf('f')}, coalesce(sum(f.rounds), 0)::int AS rounds, coalesce(sum(f.joined), 0)::int AS "newMembers" FROM team_figures_of($1, $2, $3, $4) f) s
        LEFT JOIN team_active_days($1, $2, 'play', $3, $4) p ON p.day IS NULL
        LEFT JOIN team_active_days($1, $2, 'deposit', $3, $4) d ON d.day IS NULL`,
    },
    valuesOf(subject, span),
  );
  return row!;
}

export interface DayRow extends SumsRow {
  day: string;
  activeMembers: number;
  depositors: number;
}

/** One row for every day of the span, including days without figures. */
export const daysOf = (database: Queryable, subject: Subject, span: Span): Promise<DayRow[]> =>
  database.rows(
    {
      name: 'report-days',
      text: `WITH figures AS (SELECT * FROM team_figures_of($1, $2, $3, $4)),
             played AS (SELECT * FROM team_active_days($1, $2, 'play', $3, $4)),
             deposited AS (SELECT * FROM team_active_days($1, $2, 'deposit', $3, $4))
        SELECT to_char(d, 'YYYY-MM-DD') AS day, ${sumsOf('f')},
               coalesce(max(p.active), 0)::int AS "activeMembers", coalesce(max(x.active), 0)::int AS depositors
          FROM generate_series($3::date, $4::date, interval '1 day') d LEFT JOIN figures f ON f.day = d::date
          LEFT JOIN played p ON p.day = d::date LEFT JOIN deposited x ON x.day = d::date
         GROUP BY d ORDER BY d`,
    },
    valuesOf(subject, span),
  );

export interface CategoryRow {
  gameType: string;
  rounds: number;
  turnover: string;
  validBet: string;
  payouts: string;
  profit: string;
}

/** Games only: the money outside of games belongs to no category. The largest turnover first. */
export const categoriesOf = (database: Queryable, subject: Subject, span: Span): Promise<CategoryRow[]> =>
  database.rows(
    {
      name: 'report-categories',
      text: `SELECT game_type AS "gameType", sum(rounds)::int AS rounds, sum(turnover)::text AS turnover, sum(valid)::text AS "validBet",
                    sum(payouts)::text AS payouts, sum(payouts - turnover)::text AS profit
               FROM team_figures_of($1, $2, $3, $4) WHERE game_type <> '' GROUP BY 1 ORDER BY sum(turnover) DESC, 1`,
    },
    valuesOf(subject, span),
  );
