import type { reportLevel as call } from '@atrium/contracts/agent-reports';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from '../agents/day-span.ts';
import { NO_SUMS, type SumsRow, sumsOf } from './report-sums.ts';
import { reportSubject } from './report-subject.ts';

interface Row extends SumsRow {
  id: string;
  account: string;
  type: number;
  directDownlines: number;
  activeMembers: number;
  total: number;
}

const ORDERS = {
  turnover: 'sum(f.turnover) DESC NULLS LAST',
  profit: 'sum(f.payouts + f.rebates + f.bonuses - f.turnover) DESC NULLS LAST',
  deposits: 'sum(f.deposits) DESC NULLS LAST',
  account: 'm.account',
} as const;

const COLUMNS = 'day, turnover, payouts, valid, deposits, withdrawals, rebates, salaries, dividends, bonuses';
const queued = COLUMNS.split(', ')
  .map((column) => (column === 'day' ? 'q.day' : `coalesce(q.${column}, 0)`))
  .join(', ');
const of = (alias: string) =>
  COLUMNS.split(', ')
    .map((column) => `${alias}.${column}`)
    .join(', ');

/**
 * Every account that was right below during the span, with the figures of its team for the days on which it was: an account
 * that has moved away takes its later days along and leaves its earlier ones.
 */
const LEVEL = `WITH children AS (
    SELECT l.member_id AS id, greatest(l.from_day, $2::date) AS first, least(l.until_day, $3::date + 1) AS after
      FROM team_lineages l
     WHERE l.lineage @> ARRAY[$1::bigint] AND l.lineage[cardinality(l.lineage)] = $1 AND l.from_day <= $3 AND l.until_day > $2),
  figures AS (
    SELECT c.id, ${of('f')} FROM children c JOIN team_figures f ON f.agent_id = c.id AND f.day >= c.first AND f.day < c.after
    UNION ALL
    SELECT c.id, f.day, f.turnover, f.payouts, 0, f.deposits, f.withdrawals, f.rebates, f.salaries, f.dividends, f.bonuses
      FROM children c JOIN daily_figures f ON f.member_id = c.id AND f.day >= c.first AND f.day < c.after
    UNION ALL
    SELECT c.id, a.day, 0, 0, a.valid, 0, 0, 0, 0, 0, 0 FROM children c JOIN cashback_accruals a ON a.member_id = c.id AND a.day >= c.first AND a.day < c.after
    UNION ALL
    SELECT c.id, ${queued} FROM team_figures_queue q
      JOIN team_lineages l ON l.member_id = q.member_id AND q.day >= l.from_day AND q.day < l.until_day
      JOIN children c ON c.id = ANY (l.lineage) AND q.day >= c.first AND q.day < c.after)`;

/** The accounts right below one, each with its team. Source: 12-07. */
export async function reportLevel(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { database } = parts;
  const { agentId, line } = await reportSubject(database, caller.session.memberId, query.under);
  const { from, to } = await spanOf(parts, query);
  const { pageNo, pageSize } = query;
  const [rows, own, totals] = await Promise.all([
    database.rows<Row>(
      `${LEVEL},
       page AS (
         SELECT m.id, m.account, m.type, ${sumsOf('f')}, count(*) OVER ()::int AS total, row_number() OVER (ORDER BY ${ORDERS[query.sort]}, m.id) AS place
           FROM (SELECT DISTINCT id FROM children) c JOIN members m ON m.id = c.id LEFT JOIN figures f ON f.id = c.id
          GROUP BY m.id ORDER BY place LIMIT $4 OFFSET $5)
       SELECT p.*, (SELECT count(*)::int FROM members b WHERE b.upline_id = p.id) AS "directDownlines",
              coalesce((SELECT a.active FROM team_active_days(p.id, 'team', 'play', $2, $3) a WHERE a.day IS NULL), 0)::int AS "activeMembers"
         FROM page p ORDER BY p.place`,
      [agentId, from, to, pageSize, (pageNo - 1) * pageSize],
    ),
    sums(parts, agentId, 'self', from, to),
    sums(parts, agentId, 'team', from, to),
  ]);
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.map(({ total: _, ...row }) => row),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    line,
    own,
    totals,
  };
}

async function sums(
  { database }: Parts,
  agentId: string,
  scope: 'self' | 'team',
  from: string,
  to: string,
): Promise<SumsRow> {
  const row = await database.first<SumsRow>(`SELECT ${sumsOf('f')} FROM team_figures_of($1, $2, $3, $4) f`, [
    agentId,
    scope,
    from,
    to,
  ]);
  return row ?? NO_SUMS;
}
