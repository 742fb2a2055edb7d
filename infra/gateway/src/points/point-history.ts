import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { PointMovement, pointHistory as call } from '@atrium/contracts/points';
import type { InferOutput } from 'valibot';
import { type Texts, textIn } from '../notices/text-in.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { type KeysetList, readPage } from '../platform/keyset.ts';
import { instantKey, numberKey } from '../platform/order-key.ts';
import type { Parts } from '../platform/parts.ts';
import { recordSpan } from '../wallet/record-span.ts';

interface Row {
  id: string;
  at: Date;
  kind: InferOutput<typeof PointMovement>['kind'];
  names: Texts<string> | null;
  points: string;
  balanceAfter: string;
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
  const span = await recordSpan(parts, query);
  const { cursor, pageSize } = query;
  const list: KeysetList = {
    columns: `l.entry_id || '-' || l.line AS id, l.at, ${KIND} AS kind, w.names, l.amount AS points, l.balance_after AS "balanceAfter"`,
    table: 'ledger_lines l',
    joins: `JOIN ledger_entries e ON e.id = l.entry_id
      LEFT JOIN point_rewards w ON e.detail IN ('redeemed', 'returned', 'given back') AND w.id = e.reference`,
    order: [instantKey('l.at'), numberKey('l.entry_id'), numberKey('l.line')],
    range: (parameter) =>
      `l.account_id = (SELECT a.id FROM ledger_accounts a WHERE a.member_id = ${parameter(caller.session.memberId)} AND a.class = 'points' AND a.detail = '' AND a.currency = 'PTS') AND l.balance_after IS NOT NULL`,
  };
  const { rows, next } = await readPage<Row>(parts.database, list, { span, cursor, pageSize });
  return {
    items: rows.map(({ at, names, points, balanceAfter, ...row }) => ({
      ...row,
      at: at.toISOString(),
      about: names ? textIn(names, caller.language) : '',
      points: Number(points),
      balanceAfter: Number(balanceAfter),
    })),
    next,
  };
}
