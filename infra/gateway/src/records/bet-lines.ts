import type { betLines as call } from '@atrium/contracts/bet-records';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { BET_COLUMNS, BET_FILTER, BET_TABLES, type BetRow, betFilter, betRecord } from './bet-records.ts';
import { endBehind, instantOf, keysetPage, microOf, type Place, placeOf } from '../platform/keyset.ts';
import { recordSpan } from '../wallet/record-span.ts';

/** One page of the member's rounds, newest first, behind the place where the page before it ended. Source: 11-28. */
export async function betLines(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const place = placeOf(query.cursor, 2);
  const { from, until } = await recordSpan(parts, query);
  const rows = await parts.database.rows<BetRow & { place: Place }>(
    `SELECT ${BET_COLUMNS}, ARRAY[${microOf('r.opened_at')}, r.id::text] AS place ${BET_TABLES} ${BET_FILTER}
        ${place ? `AND (r.opened_at, r.id) < (${instantOf('$9')}, $10::bigint)` : ''}
      ORDER BY r.opened_at DESC, r.id DESC LIMIT $8`,
    [
      ...betFilter(caller.session.memberId, { from, until: endBehind(place, until) }, query),
      query.pageSize + 1,
      ...(place ?? []),
    ],
  );
  const { page, next } = keysetPage(rows, query.pageSize);
  return { items: page.map((row) => betRecord(row, caller.language)), next };
}
