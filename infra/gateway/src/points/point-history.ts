import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { PointMovement, pointHistory as call } from '@atrium/contracts/points';
import type { InferOutput } from 'valibot';
import { type Texts, textIn } from '../notices/text-in.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { endBehind, instantOf, keysetPage, microOf, type Place, placeOf } from '../platform/keyset.ts';
import type { Parts } from '../platform/parts.ts';
import { recordSpan } from '../wallet/record-span.ts';

interface Row {
  id: string;
  at: Date;
  kind: InferOutput<typeof PointMovement>['kind'];
  names: Texts<string> | null;
  points: string;
  balanceAfter: string;
  place: Place;
}

/** What the entries call it, as members read it; anything else by whether points went in or out. */
const KIND = `CASE
  WHEN e.detail IN ('redeemed', 'mission', 'expired', 'corrected') THEN e.detail
  WHEN e.detail IN ('returned', 'given back') THEN 'returned'
  WHEN e.detail = 'points' THEN 'converted'
  WHEN l.amount > 0 THEN 'earned' ELSE 'corrected' END`;

/** Every movement of the member's points, newest first. Source: 11-17, 11-28. */
export async function pointHistory(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { from, until } = await recordSpan(parts, query);
  const place = placeOf(query.cursor, 3);
  const rows = await parts.database.rows<Row>(
    `SELECT l.entry_id || '-' || l.line AS id, l.at, ${KIND} AS kind, w.names, l.amount AS points, l.balance_after AS "balanceAfter",
            ARRAY[${microOf('l.at')}, l.entry_id::text, l.line::text] AS place
       FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
       LEFT JOIN point_rewards w ON e.detail IN ('redeemed', 'returned', 'given back') AND w.id = e.reference
      WHERE l.account_id = (SELECT a.id FROM ledger_accounts a WHERE a.member_id = $1 AND a.class = 'points' AND a.detail = '' AND a.currency = 'PTS')
        AND l.balance_after IS NOT NULL AND l.at >= $2 AND l.at < $3
        ${place ? `AND (l.at, l.entry_id, l.line) < (${instantOf('$5')}, $6::bigint, $7::int)` : ''}
      ORDER BY l.at DESC, l.entry_id DESC, l.line DESC LIMIT $4`,
    [caller.session.memberId, from, endBehind(place, until), query.pageSize + 1, ...(place ?? [])],
  );
  const { page, next } = keysetPage(rows, query.pageSize);
  return {
    items: page.map(({ at, names, points, balanceAfter, ...row }) => ({
      ...row,
      at: at.toISOString(),
      about: names ? textIn(names, caller.language) : '',
      points: Number(points),
      balanceAfter: Number(balanceAfter),
    })),
    next,
  };
}
