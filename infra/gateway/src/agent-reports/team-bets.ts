import type { ReportScope } from '@atrium/contracts/agent-reports';
import type * as calls from '@atrium/contracts/agent-reports';
import { MEMBERS_OF } from '../agents/agents.repository.ts';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { BET_COLUMNS, BET_TABLES, type BetRow, betRecord } from '../records/bet-records.ts';
import { lengthOf, spanOf } from '../agents/day-span.ts';
import { betInsight } from './bet-insight.ts';
import { reportSubject } from './report-subject.ts';

const LONGEST_DAYS = 92;
const USUAL_DAYS = 7;

const filterOf = (scope: ReportScope) => `${BET_TABLES} JOIN members m ON m.id = r.member_id
  WHERE ${MEMBERS_OF[scope]}
    AND r.opened_at >= (SELECT brand_day_begins($2::date)) AND r.opened_at < (SELECT brand_day_begins($3::date + 1))
    AND ($4::text IS NULL OR r.game_type = $4) AND ($5::text IS NULL OR r.vendor_code = $5)
    AND ($6::text IS NULL OR r.status = $6) AND ($7::text IS NULL OR starts_with(lower(m.account), lower($7)))`;

export interface TeamBetRow extends BetRow {
  memberId: string;
  account: string;
}

/** The bets of a scope, newest first, with totals over the whole filter, as far as the brand shows them. Source: 12-08. */
export async function teamBets(
  parts: Parts,
  { query, caller }: ParsedOf<typeof calls.teamBets> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.teamBets>> {
  const { database } = parts;
  const { pageNo, pageSize } = query;
  const { agentId } = await reportSubject(database, caller.session.memberId, query.under);
  const span = await spanOf(parts, query, USUAL_DAYS);
  if (lengthOf(span) > LONGEST_DAYS) throw new Refusal('BAD_REQUEST', { params: { field: 'from' } });
  const insight = await betInsight(parts);
  const found = filterOf(query.scope);
  const filter = [
    agentId,
    span.from,
    span.to,
    query.gameType || null,
    query.vassalage || null,
    query.status ?? null,
    query.text?.trim() || null,
  ];
  const [totals, rows] = await Promise.all([
    database.first<{ n: number; stake: string; payout: string }>(
      `SELECT count(*)::int AS n, coalesce(sum(r.stake) FILTER (WHERE r.status NOT IN ('void', 'rolled-back')), 0)::text AS stake,
              coalesce(sum(r.payout) FILTER (WHERE r.status NOT IN ('void', 'rolled-back')), 0)::text AS payout ${found}`,
      filter,
    ),
    insight === 'sums'
      ? []
      : database.rows<TeamBetRow>(
          `SELECT ${BET_COLUMNS}, m.id AS "memberId", m.account ${found} ORDER BY r.opened_at DESC, r.id DESC LIMIT $8 OFFSET $9`,
          [...filter, pageSize, (pageNo - 1) * pageSize],
        ),
  ]);
  const { n, stake, payout } = totals!;
  const total = insight === 'sums' ? 0 : n;
  return {
    items: rows.map((row) => teamBetRecord(row, caller.language)),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    insight,
    totals: { stake, payout, net: (BigInt(payout) - BigInt(stake)).toString() },
  };
}

export const teamBetRecord = ({ memberId, account, ...row }: TeamBetRow, language: string) => ({
  memberId,
  account,
  ...betRecord(row, language),
});
