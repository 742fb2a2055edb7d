import type { treeFigures as call } from '@atrium/contracts/agent-downline';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { spanOf } from '../agents/day-span.ts';
import { onlineSince } from '../agents/online.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';

interface Row {
  id: string;
  turnover: string;
  net: string;
  lastLoginAt: Date | null;
  online: boolean;
}

/** Figures of some accounts below, each with its team, from roll-ups. Source: 12-06. */
export async function treeFigures(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const ids = [...new Set(query.ids.split(','))];
  const { from, to } = await spanOf(parts);
  const rows = await parts.database.rows<Row>(
    {
      name: 'agent-tree-figures',
      text: `SELECT m.id, f.turnover, f.net, m.last_login_at AS "lastLoginAt",
               EXISTS (SELECT 1 FROM sessions s WHERE s.member_id = m.id AND s.ended_at IS NULL AND s.last_seen_at > $5) AS online
          FROM members m
         CROSS JOIN LATERAL (
           SELECT coalesce(sum(x.turnover), 0)::text AS turnover, coalesce(sum(x.payouts + x.rebates - x.turnover), 0)::text AS net
             FROM team_figures_of(m.id, 'team', $3, $4) x) f
         WHERE m.id = ANY($2::bigint[]) AND m.path @> ARRAY[$1::bigint]`,
    },
    [caller.session.memberId, ids, from, to, onlineSince(parts.clock)],
  );
  if (rows.length < ids.length) throw new Refusal('NOT_IN_DOWNLINE');
  return rows.map(({ lastLoginAt, ...row }) => ({ ...row, lastLoginAt: lastLoginAt?.toISOString() ?? null }));
}
