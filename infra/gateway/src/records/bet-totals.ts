import type { betRecords as call, betTotals as totalsCall } from '@atrium/contracts/bet-records';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { readNumberedPage, readSums } from '../platform/keyset.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from '../wallet/day-span.ts';
import { recordSpan } from '../wallet/record-span.ts';
import { rounds } from './bet-lines.ts';
import { type BetRow, betRecord } from './bet-records.ts';
import { type BetSums, sumsOfBets } from './bet-sums.ts';

const SUMS = `count(*)::int AS count, coalesce(sum(r.stake), 0)::text AS stake, coalesce(sum(r.payout), 0)::text AS payout`;
const withNet = ({ stake, payout }: BetSums) => ({ stake, payout, net: (BigInt(payout) - BigInt(stake)).toString() });

/** A page of the member's newest rounds by its number, with their sums. Source: 1-34, 2.9-11. */
export async function betRecords(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const list = rounds(caller.session.memberId, query);
  const span = await spanOf(parts, query);
  const { rows, sums, ...page } = await readNumberedPage<BetRow, BetSums>(parts.database, list, SUMS, {
    ...query,
    span,
  });
  return { items: rows.map((row) => betRecord(row, caller.language)), ...page, totals: withNet(sums) };
}

/** How many rounds the filters find, and what they add up to. Source: 7-075, 11-28. */
export async function betTotals(
  parts: Parts,
  { query, caller }: ParsedOf<typeof totalsCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof totalsCall>> {
  const { memberId } = caller.session;
  const span = await recordSpan(parts, query);
  const sums =
    query.vassalage || query.status || query.text
      ? await readSums<BetSums>(parts.database, rounds(memberId, query), SUMS, span)
      : await sumsOfBets(parts.database, { memberId, gameType: query.gameType || undefined }, span);
  return { count: sums.count, ...withNet(sums) };
}
