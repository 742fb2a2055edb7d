import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { AccountRecord, accountLines as call } from '@atrium/contracts/account-records';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { InferOutput } from 'valibot';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { endBehind, instantOf, keysetPage, microOf, type Place, placeOf } from '../platform/keyset.ts';
import { recordSpan } from '../wallet/record-span.ts';

type Row = Omit<InferOutput<typeof AccountRecord>, 'at'> & { at: Date; place: Place };

/** One page of the main wallet's movements, newest first, behind the place where the page before it ended. Source: 11-28. */
export async function accountLines(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { memberId, type, currency } = caller.session;
  const { from, until } = await recordSpan(parts, query);
  const place = placeOf(query.cursor, 3);
  const rows = await parts.database.rows<Row>(
    `SELECT l.entry_id || '-' || l.line AS id, l.at, e.kind, e.reference, e.detail, l.amount, l.balance_after AS "balanceAfter", l.currency,
            coalesce((SELECT w.status FROM withdrawals w WHERE e.kind = 'withdrawal' AND w.reference = e.reference), 'done') AS status,
            ARRAY[${microOf('l.at')}, l.entry_id::text, l.line::text] AS place
       FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
      WHERE l.account_id = (SELECT a.id FROM ledger_accounts a WHERE a.member_id = $1 AND a.class = $2 AND a.detail = '' AND a.currency = $3)
        AND l.balance_after IS NOT NULL AND l.at >= $4 AND l.at < $5 AND ($6::text IS NULL OR e.kind = $6)
        ${place ? `AND (l.at, l.entry_id, l.line) < (${instantOf('$8')}, $9::bigint, $10::int)` : ''}
      ORDER BY l.at DESC, l.entry_id DESC, l.line DESC LIMIT $7`,
    [
      memberId,
      type === TRIAL_ROLE ? 'player:play' : 'player:cash',
      currency,
      from,
      endBehind(place, until),
      query.kind ?? null,
      query.pageSize + 1,
      ...(place ?? []),
    ],
  );
  const { page, next } = keysetPage(rows, query.pageSize);
  return { items: page.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), next };
}
