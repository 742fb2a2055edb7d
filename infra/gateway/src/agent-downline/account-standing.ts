import type { AccountStanding, accountStanding as call } from '@atrium/contracts/agent-downline';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import { ownTerms, ratesOf, shownRates } from '../agent-accounts/account-bounds.ts';
import { isInTree } from '../agents/agents.repository.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';

/** Refuses the caller's own account and accounts outside the caller's downline. */
export async function requireBelow(database: Queryable, agentId: string, id: string): Promise<void> {
  if (id === agentId || !(await isInTree(database, agentId, id))) throw new Refusal('NOT_IN_DOWNLINE');
}

interface Row {
  account: string;
  uplineId: string;
  upline: string;
  group: number | null;
  rates: Record<string, number>;
  reason: string | null;
  since: Date | null;
  mine: boolean;
  note: string;
}

/** Terms, block and the agent's note of an account that is known to be below. Source: 12-06. */
export async function standingOf(
  parts: Parts,
  database: Queryable,
  agentId: string,
  id: string,
): Promise<AccountStanding> {
  const row = (await database.first<Row>(
    `SELECT m.account, m.upline_id AS "uplineId", u.account AS upline, m.prize_group AS "group",
            CASE WHEN m.rebate_percent <> 0 THEN jsonb_build_object('*', (m.rebate_percent * 10000)::integer) ELSE '{}' END || m.rebate_rates AS rates,
            k.reason, k.blocked_at AS since, coalesce(b.path @> ARRAY[$1::bigint], false) AS mine, coalesce(n.note, '') AS note
       FROM members m
       JOIN members u ON u.id = m.upline_id
       LEFT JOIN agent_blocks k ON k.member_id = m.id AND k.ended_at IS NULL
       LEFT JOIN members b ON b.id = k.agent_id
       LEFT JOIN agent_notes n ON n.agent_id = $1 AND n.member_id = m.id
      WHERE m.id = $2`,
    [agentId, id],
  ))!;
  const above = await ownTerms(parts, database, row.uplineId);
  return {
    id,
    account: row.account,
    upline: row.upline,
    mayRaise: row.uplineId === agentId,
    group: row.group,
    rates: shownRates(row.rates),
    most: { group: above.prizeGroup, rates: ratesOf(above) },
    // What an agent above the caller writes about the account is not the caller's.
    block: row.since && { reason: row.mine ? row.reason! : '', since: row.since.toISOString(), mine: row.mine },
    note: row.note,
  };
}

export async function readStanding(
  parts: Parts,
  { params, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<AccountStanding> {
  const { memberId } = caller.session;
  await requireBelow(parts.database, memberId, params.id);
  return await standingOf(parts, parts.database, memberId, params.id);
}
