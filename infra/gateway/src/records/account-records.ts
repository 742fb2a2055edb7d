import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { accountRecords as call, accountTotals as totalsCall } from '@atrium/contracts/account-records';
import type { MemberCaller } from '../platform/caller.ts';
import { readNumberedPage, readSums } from '../platform/keyset.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from '../wallet/day-span.ts';
import { recordSpan } from '../wallet/record-span.ts';
import { accountRecord, movements, type MovementRow } from './account-lines.ts';

interface Sums {
  count: number;
  in: string;
  out: string;
}
const SUMS = `count(*)::int AS count, coalesce(sum(l.amount) FILTER (WHERE l.amount > 0), 0)::text AS in,
  coalesce(-sum(l.amount) FILTER (WHERE l.amount < 0), 0)::text AS out`;
const withNet = ({ in: received, out }: Sums) => ({
  in: received,
  out,
  net: (BigInt(received) - BigInt(out)).toString(),
});

/** A page of the main wallet's newest movements by its number, with their sums. Source: 2.9-13, 7-073. */
export async function accountRecords(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const list = movements(caller.session, query.kind);
  const span = await spanOf(parts, query);
  const { rows, sums, ...page } = await readNumberedPage<MovementRow, Sums>(parts.database, list, SUMS, {
    ...query,
    span,
  });
  return { items: rows.map(accountRecord), ...page, totals: withNet(sums) };
}

/** How many movements the filters find, and what they add up to. Source: 7-075, 11-28. */
export async function accountTotals(
  parts: Parts,
  { query, caller }: ParsedOf<typeof totalsCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof totalsCall>> {
  const list = movements(caller.session, query.kind);
  // Without a kind the lines alone have the sums.
  const summed = query.kind ? list : { ...list, joins: '' };
  const sums = await readSums<Sums>(parts.database, summed, SUMS, await recordSpan(parts, query));
  return { count: sums.count, ...withNet(sums) };
}
