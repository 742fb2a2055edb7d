import type { Queryable } from '../platform/database.ts';

/** Whether `id` is the agent or in the agent's downline. */
export async function isInTree(database: Queryable, agentId: string, id: string): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false;
  return (
    (await database.first(
      { name: 'agents-in-tree', text: 'SELECT 1 FROM members WHERE id = $2::bigint AND path @> ARRAY[$1::bigint]' },
      [agentId, id],
    )) !== undefined
  );
}

/** Which members `m` belong to a scope of the account `$1`; `below` is everybody but the account itself. */
export const MEMBERS_OF = {
  self: 'm.id = $1::bigint',
  direct: 'm.upline_id = $1::bigint',
  team: 'm.path @> ARRAY[$1::bigint]',
  below: 'm.path @> ARRAY[$1::bigint] AND m.id <> $1::bigint',
} as const;

/** Days in the brand's time zone, both inclusive, such as `2026-11-21`. */
export interface Span {
  from: string;
  to: string;
}

export interface FiguresRow {
  deposits: string;
  withdrawals: string;
  turnover: string;
  payouts: string;
  rebates: string;
  net: string;
  activeMembers: number;
  newMembers: number;
}

const scopeOf = (withTop: boolean) => (withTop ? 'team' : 'below');

/** A team is everybody below a member; `withTop` includes the member. Read from roll-ups, whatever the size of the team. */
export async function figuresOf(
  database: Queryable,
  top: string,
  withTop: boolean,
  { from, to }: Span,
): Promise<FiguresRow> {
  const row = await database.first<FiguresRow>(
    {
      name: 'agents-figures',
      text: `SELECT coalesce(sum(deposits), 0)::text AS deposits, coalesce(sum(withdrawals), 0)::text AS withdrawals, coalesce(sum(turnover), 0)::text AS turnover,
               coalesce(sum(payouts), 0)::text AS payouts, coalesce(sum(rebates), 0)::text AS rebates, coalesce(sum(payouts + rebates - turnover), 0)::text AS net,
               (SELECT active::int FROM team_active_days($1, $2, 'play', $3, $4) WHERE day IS NULL) AS "activeMembers", coalesce(sum(joined), 0)::int AS "newMembers"
          FROM team_figures_of($1, $2, $3, $4)`,
    },
    [top, scopeOf(withTop), from, to],
  );
  return row!;
}

export interface DayRow {
  day: string;
  turnover: string;
  deposits: string;
  withdrawals: string;
  net: string;
  activeMembers: number;
}

/** One row for every day of the span, including days without play. */
export const daysOf = (database: Queryable, top: string, withTop: boolean, { from, to }: Span): Promise<DayRow[]> =>
  database.rows(
    {
      name: 'agents-days',
      text: `WITH figures AS (
          SELECT day, sum(turnover) AS turnover, sum(deposits) AS deposits, sum(withdrawals) AS withdrawals, sum(payouts + rebates - turnover) AS net
            FROM team_figures_of($1, $2, $3, $4) GROUP BY day)
        SELECT to_char(d, 'YYYY-MM-DD') AS day, coalesce(f.turnover, 0)::text AS turnover, coalesce(f.deposits, 0)::text AS deposits, coalesce(f.withdrawals, 0)::text AS withdrawals,
               coalesce(f.net, 0)::text AS net, coalesce(a.active, 0)::int AS "activeMembers"
          FROM generate_series($3::date, $4::date, interval '1 day') d LEFT JOIN figures f ON f.day = d::date
          LEFT JOIN team_active_days($1, $2, 'play', $3, $4) a ON a.day = d::date ORDER BY d`,
    },
    [top, scopeOf(withTop), from, to],
  );

export const categoriesOf = (
  database: Queryable,
  top: string,
  { from, to }: Span,
): Promise<{ gameType: string; turnover: string; net: string }[]> =>
  database.rows(
    {
      name: 'agents-categories',
      text: `SELECT game_type AS "gameType", sum(turnover)::text AS turnover, sum(payouts - turnover)::text AS net
          FROM team_figures_of($1, 'below', $2, $3) WHERE game_type <> '' GROUP BY game_type ORDER BY sum(turnover) DESC, game_type`,
    },
    [top, from, to],
  );

export interface TeamRow {
  members: number;
  agents: number;
  online: number;
  teamBalance: string;
}

export async function teamOf(database: Queryable, top: string, onlineSince: Date): Promise<TeamRow> {
  const row = await database.first<TeamRow>(
    {
      name: 'agents-team',
      text: `WITH team AS (SELECT id, type FROM members WHERE path @> ARRAY[$1::bigint] AND id <> $1::bigint)
        SELECT count(*) FILTER (WHERE type = 0)::int AS members, count(*) FILTER (WHERE type <> 0)::int AS agents,
               (SELECT count(DISTINCT s.member_id)::int FROM sessions s JOIN team ON team.id = s.member_id WHERE s.ended_at IS NULL AND s.last_seen_at > $2) AS online,
               (SELECT coalesce(sum(a.posted), 0)::text FROM ledger_accounts a JOIN team ON team.id = a.member_id WHERE a.class = 'player:cash') AS "teamBalance"
          FROM team`,
    },
    [top, onlineSince],
  );
  return row!;
}

export interface DownlineRow {
  id: string;
  account: string;
  nickname: string;
  type: number;
  level: number;
  directDownlines: number;
  teamSize: number;
  rebatePercent: number;
  balance: string;
  turnover: string;
  net: string;
  registeredAt: Date;
  lastLoginAt: Date | null;
  online: boolean;
  total: number;
}

export interface DownlineFilter {
  agentId: string;
  /** The member whose downline is listed. */
  under: string;
  /** If set, this member only, under any upline. */
  only: string | null;
  /** If set, everybody below whose account contains it; else the direct downline. */
  text: string | null;
  kind: 'all' | 'agents' | 'members';
  span: Span;
  onlineSince: Date;
}

const ORDERS = {
  account: 'd.account',
  balance: 'd.balance DESC',
  turnover: 'd.turnover DESC',
  registeredAt: 'd.registered_at DESC',
} as const;

/**
 * A page of a downline. Turnover and net are those of each member's whole team, the member included, over the span; the
 * sums of all ancestors are computed in one pass over the team's days.
 */
export const downlines = (
  database: Queryable,
  filter: DownlineFilter,
  order: keyof typeof ORDERS,
  limit: number,
  offset: number,
): Promise<DownlineRow[]> =>
  database.rows(
    `WITH team AS (SELECT id, path FROM members WHERE path @> ARRAY[$2::bigint]),
       played AS (SELECT member_id, sum(turnover) AS turnover, sum(payouts + rebates - turnover) AS net FROM daily_figures WHERE member_id IN (SELECT id FROM team) AND day BETWEEN $6::date AND $7::date GROUP BY member_id),
       sums AS (SELECT ancestor AS id, count(*) - 1 AS size, coalesce(sum(p.turnover), 0) AS turnover, coalesce(sum(p.net), 0) AS net
                  FROM team t CROSS JOIN LATERAL unnest(t.path) AS ancestor LEFT JOIN played p ON p.member_id = t.id GROUP BY ancestor),
       directs AS (SELECT upline_id AS id, count(*) AS count FROM members WHERE upline_id IN (SELECT id FROM team) GROUP BY upline_id),
       d AS (SELECT m.*, s.size, s.turnover, s.net, coalesce(x.count, 0) AS directs, coalesce(a.posted, 0) AS balance
               FROM members m JOIN sums s ON s.id = m.id LEFT JOIN directs x ON x.id = m.id
               LEFT JOIN ledger_accounts a ON a.member_id = m.id AND a.class = 'player:cash' AND a.detail = '' AND a.currency = m.currency
              WHERE m.id IN (SELECT id FROM team)
                AND CASE WHEN $3::bigint IS NOT NULL THEN m.id = $3 WHEN $4::text IS NOT NULL THEN m.id <> $2 AND m.account ILIKE $4 ELSE m.upline_id = $2 END
                AND CASE $5 WHEN 'agents' THEN m.type <> 0 WHEN 'members' THEN m.type = 0 ELSE true END)
     SELECT d.id, d.account, d.nickname, d.type, cardinality(d.path) - array_position(d.path, $1::bigint) AS level, d.directs::int AS "directDownlines", d.size::int AS "teamSize",
            d.rebate_percent::float8 AS "rebatePercent", d.balance::text AS balance, d.turnover::text AS turnover, d.net::text AS net, d.registered_at AS "registeredAt", d.last_login_at AS "lastLoginAt",
            EXISTS (SELECT 1 FROM sessions s WHERE s.member_id = d.id AND s.ended_at IS NULL AND s.last_seen_at > $8) AS online, count(*) OVER ()::int AS total
       FROM d ORDER BY ${ORDERS[order]}, d.id LIMIT $9 OFFSET $10`,
    [
      filter.agentId,
      filter.under,
      filter.only,
      filter.text === null ? null : `%${filter.text.replaceAll(/[\\%_]/g, '\\$&')}%`,
      filter.kind,
      filter.span.from,
      filter.span.to,
      filter.onlineSince,
      limit,
      offset,
    ],
  );

/** The members from the agent down to `id`, both inclusive. */
export const wayTo = (database: Queryable, agentId: string, id: string): Promise<{ id: string; account: string }[]> =>
  database.rows(
    `SELECT m.id, m.account FROM members t CROSS JOIN LATERAL unnest(t.path) WITH ORDINALITY AS p (id, place) JOIN members m ON m.id = p.id
      WHERE t.id = $2::bigint AND p.place >= array_position(t.path, $1::bigint) ORDER BY p.place`,
    [agentId, id],
  );
