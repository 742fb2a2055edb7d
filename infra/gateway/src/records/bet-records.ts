import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { BetRecord, betRecords as call } from '@atrium/contracts/bet-records';
import type { InferOutput } from 'valibot';
import { type Texts, textIn } from '../notices/text-in.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from '../wallet/day-span.ts';

export interface BetRow {
  id: string;
  at: Date;
  gameId: string;
  gameName: string;
  names: object | null;
  gameType: string;
  vassalage: string;
  vendorName: string;
  roundId: string;
  stake: string;
  payout: string;
  currency: string;
  status: InferOutput<typeof BetRecord>['status'];
}

export const BET_TABLES =
  'FROM rounds r LEFT JOIN games g ON g.id = r.game_id LEFT JOIN vendors v ON v.code = r.vendor_code';
export const BET_COLUMNS = `r.id, r.opened_at AS at, r.game_id AS "gameId", coalesce(g.name, r.game_id) AS "gameName", g.names, r.game_type AS "gameType", r.vendor_code AS vassalage,
  coalesce(v.name, r.vendor_code) AS "vendorName", r.round_id AS "roundId", r.stake, r.payout, r.currency, r.status`;
/** Parameters 1 to 7: `betFilter`. */
export const BET_FILTER = `WHERE r.member_id = $1 AND r.opened_at >= $2 AND r.opened_at < $3 AND ($4::text IS NULL OR r.game_type = $4) AND ($5::text IS NULL OR r.vendor_code = $5)
    AND ($6::text IS NULL OR r.status = $6) AND ($7::text IS NULL OR strpos(lower(coalesce(g.name, '') || ' ' || coalesce(g.names::text, '') || ' ' || r.round_id), lower($7)) > 0)`;
const FILTER = `${BET_TABLES} ${BET_FILTER}`;

export const betFilter = (
  memberId: string,
  { from, until }: { from: Date; until: Date },
  { gameType, vassalage, status, text }: Omit<ParsedOf<typeof call>['query'], 'pageNo' | 'pageSize'>,
): unknown[] => [memberId, from, until, gameType || null, vassalage || null, status ?? null, text?.trim() || null];

/** The member's rounds, newest first, with totals over the whole filter. Source: 1-34, 2.9-11. */
export async function betRecords(parts: Parts, { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller }) {
  const filter = betFilter(caller.session.memberId, await spanOf(parts, query), query);
  const [totals, rows] = await Promise.all([
    parts.database.first<{ n: number; stake: string; payout: string }>(
      `SELECT count(*)::int AS n, coalesce(sum(r.stake), 0)::text AS stake, coalesce(sum(r.payout), 0)::text AS payout ${FILTER}`,
      filter,
    ),
    parts.database.rows<BetRow>(
      `SELECT ${BET_COLUMNS} ${FILTER} ORDER BY r.opened_at DESC, r.id DESC LIMIT $8 OFFSET $9`,
      [...filter, query.pageSize, (query.pageNo - 1) * query.pageSize],
    ),
  ]);
  const { n, stake, payout } = totals!;
  return {
    items: rows.map((row) => betRecord(row, caller.language)),
    pageNo: query.pageNo,
    totalPages: Math.ceil(n / query.pageSize),
    total: n,
    totals: { stake, payout, net: (BigInt(payout) - BigInt(stake)).toString() },
  };
}

/** A round as its player reads it. */
export const betRecord = (
  { at, names, gameName, ...row }: BetRow,
  language: string,
): InferOutput<typeof BetRecord> => ({
  ...row,
  gameName: textIn({ ...names, en: gameName } as Texts<string>, language),
  at: at.toISOString(),
  net: (BigInt(row.payout) - BigInt(row.stake)).toString(),
});
