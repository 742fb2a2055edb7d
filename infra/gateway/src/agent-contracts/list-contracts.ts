import type * as calls from '@atrium/contracts/agent-contracts';
import type { Contract, ContractKind } from '@atrium/contracts/agent-contracts';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { type ContractRow, contractsOf, listContracts } from './agent-contracts.repository.ts';
import { shownClause } from './clauses.ts';
import { settlementsOf } from './settlements.repository.ts';

/** A contract from the viewpoint of one of its two sides. */
export const contractFor = (memberId: string, row: ContractRow): Contract => {
  const role = row.member_id === memberId ? 'mine' : 'given';
  return {
    id: row.id,
    kind: row.kind,
    role,
    memberId: row.member_id,
    account: (role === 'mine' ? row.upline_account : row.member_account) ?? '',
    ratePercent: row.rate,
    period: row.period,
    periodValidBet: row.period_valid_bet,
    periodProfitLoss: row.period_profit_loss,
    activeMembers: row.active_members,
    clauses: row.clauses.map(shownClause),
    payer: row.payer,
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    endReason: row.end_reason,
    endsBelow: role === 'mine' ? row.ends_below : [],
  };
};

/** The contracts of one kind with their last settlements. Source: 7-061 … 7-064. */
export const contractsOfKind =
  (kind: ContractKind) =>
  async (parts: Parts, { caller }: { caller: MemberCaller }): Promise<ReplyOf<typeof calls.dividendContracts>> => {
    const { memberId } = caller.session;
    const [rows, settlements] = await Promise.all([
      contractsOf(parts.database, memberId, kind),
      settlementsOf(parts.database, memberId, kind),
    ]);
    return {
      contracts: rows.map((row) => contractFor(memberId, row)),
      settlements: settlements.map(({ startsAt, endsAt, paidAt, ...settlement }) => ({
        ...settlement,
        from: startsAt.toISOString(),
        to: endsAt.toISOString(),
        paidAt: paidAt?.toISOString() ?? null,
      })),
    };
  };

/** All contracts of the agent, given and received. */
export async function allContracts(
  parts: Parts,
  { query, caller }: ParsedOf<typeof calls.contracts> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.contracts>> {
  const { memberId } = caller.session;
  const { pageNo, pageSize, kind, state, role } = query;
  const rows = await listContracts(parts.database, memberId, { kind, state, role }, pageSize, (pageNo - 1) * pageSize);
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.map((row) => contractFor(memberId, row)),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
