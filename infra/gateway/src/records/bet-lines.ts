import type { betLines as call } from '@atrium/contracts/bet-records';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { filterOf, type KeysetList, readPage } from '../platform/keyset.ts';
import { instantKey, numberKey } from '../platform/order-key.ts';
import { recordSpan } from '../wallet/record-span.ts';
import { BET_COLUMNS, BET_JOINS, type BetFilters, type BetRow, betRecord } from './bet-records.ts';

/**
 * SQL: rounds of the games whose name has a text in any language, and those whose own number has it. The games are found once,
 * and no character of the text is a pattern.
 */
function hasText(text: string): string {
  const has = (value: string) => `strpos(lower(${value}), lower(${text})) > 0`;
  const translated = `EXISTS (SELECT FROM jsonb_each_text(named.names) AS n (language, name) WHERE ${has('n.name')})`;
  return `(${has('r.round_id')} OR r.game_id IN (SELECT named.id FROM games named WHERE ${has('named.name')} OR ${translated}))`;
}

/** The member's rounds, newest first. */
export const rounds = (memberId: string, { gameType, vassalage, status, text }: BetFilters): KeysetList => ({
  columns: BET_COLUMNS,
  table: 'rounds r',
  joins: BET_JOINS,
  order: [instantKey('r.opened_at'), numberKey('r.id')],
  range: (parameter) => `r.member_id = ${parameter(memberId)}`,
  filter: filterOf(
    gameType && ((parameter) => `r.game_type = ${parameter(gameType)}`),
    vassalage && ((parameter) => `r.vendor_code = ${parameter(vassalage)}`),
    status && ((parameter) => `r.status = ${parameter(status)}`),
    text && ((parameter) => hasText(parameter(text))),
  ),
});

/** One page of the member's rounds, newest first, behind the place where the page before it ended. Source: 11-28. */
export async function betLines(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const span = await recordSpan(parts, query);
  const { cursor, pageSize } = query;
  const list = rounds(caller.session.memberId, query);
  const { rows, next } = await readPage<BetRow>(parts.database, list, { span, cursor, pageSize });
  return { items: rows.map((row) => betRecord(row, caller.language)), next };
}
