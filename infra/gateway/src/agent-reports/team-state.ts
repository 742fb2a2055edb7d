import type { teamState as call } from '@atrium/contracts/agent-reports';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { teamOf } from '../agents/agents.repository.ts';
import { spanBefore, spanOf } from '../agents/day-span.ts';
import { onlineSince } from '../agents/online.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

type Item = ReplyOf<typeof call>['attention'][number];

const MOST = 8;
const WEEK_DAYS = 7;

/** The size of the team, and what needs the agent's attention first. Source: 12-07. */
export async function teamState(parts: Parts, { caller }: { caller: MemberCaller }): Promise<ReplyOf<typeof call>> {
  const { database } = parts;
  const { memberId } = caller.session;
  const week = await spanOf(parts, {}, WEEK_DAYS);
  const before = spanBefore(week);
  const [team, contracts, teams] = await Promise.all([
    teamOf(database, memberId, onlineSince(parts.clock)),
    database.rows<Item>(
      `SELECT kind, id::text, account, contract, amount::text, NULL AS before
         FROM (SELECT 'offer' AS kind, c.id, coalesce(u.account, '') AS account, c.kind AS contract, NULL::bigint AS amount, 1 AS place
                 FROM agent_contracts c LEFT JOIN members u ON u.id = c.upline_id WHERE c.member_id = $1 AND c.state = 'requested'
               UNION ALL
               SELECT CASE WHEN c.upline_id = $1 THEN 'owed' ELSE 'unpaid' END, s.id, CASE WHEN c.upline_id = $1 THEN m.account ELSE coalesce(u.account, '') END, c.kind, s.amount,
                      CASE WHEN c.upline_id = $1 THEN 0 ELSE 2 END
                 FROM contract_settlements s JOIN agent_contracts c ON c.id = s.contract_id JOIN members m ON m.id = c.member_id LEFT JOIN members u ON u.id = c.upline_id
                WHERE s.state = 'insufficient' AND $1 IN (c.upline_id, c.member_id)) due
        ORDER BY place, amount DESC NULLS LAST, id LIMIT $2`,
      [memberId, MOST],
    ),
    database.rows<Item>(
      `WITH teams AS (
         SELECT m.id, m.account, coalesce(sum(f.turnover) FILTER (WHERE f.day >= $4), 0) AS now, coalesce(sum(f.turnover) FILTER (WHERE f.day < $4), 0) AS before
           FROM members m CROSS JOIN LATERAL team_figures_of(m.id, 'team', $2, $3) f WHERE m.upline_id = $1 GROUP BY m.id)
       SELECT CASE WHEN now = 0 THEN 'idle' ELSE 'falls' END AS kind, id::text, account, NULL AS contract, now::text AS amount, before::text AS before
         FROM teams WHERE before > 0 AND now * 2 < before ORDER BY before - now DESC, id LIMIT $5`,
      [memberId, before.from, week.to, week.from, MOST],
    ),
  ]);
  return { ...team, attention: [...contracts, ...teams].slice(0, MOST) };
}
