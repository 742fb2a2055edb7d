import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { accountRecords as call, accountTotals as totalsCall } from '@atrium/contracts/account-records';
import type { MemberCaller } from '../platform/caller.ts';
import { type Parameter, readNumberedPage } from '../platform/keyset.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from '../wallet/day-span.ts';
import { recordSpan } from '../wallet/record-span.ts';
import { refuseArchived } from '../wallet/refuse-archived.ts';
import { accountRecord, mainAccount, movements, type MovementRow } from './account-lines.ts';

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
  if (query.from !== undefined) await refuseArchived(parts.database, span.from);
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
  const { from, until } = await recordSpan(parts, query);
  await refuseArchived(parts.database, from);
  const values: unknown[] = [];
  const parameter: Parameter = (value) => `$${values.push(value)}`;
  const sums = await parts.database.first<Sums>(
    `SELECT coalesce(sum(lines), 0)::int AS count, coalesce(sum(received), 0)::text AS in, coalesce(sum(paid), 0)::text AS out
       FROM movement_sums(ARRAY[${mainAccount(caller.session, parameter)}], ${parameter(from)}, ${parameter(until)})
      ${query.kind ? `WHERE kind = ${parameter(query.kind)}` : ''}`,
    values,
  );
  return { count: sums!.count, ...withNet(sums!) };
}
