import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { deposit as oneCall, deposits as listCall } from '@atrium/contracts/payments';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from '../wallet/day-span.ts';
import { DEPOSIT_COLUMNS, type DepositRow, depositOf, ownDeposit } from './deposits.repository.ts';
import { methodsOf } from './payment-methods.ts';

export async function listDeposits(
  parts: Parts,
  { query, caller }: ParsedOf<typeof listCall> & { caller: MemberCaller },
) {
  const { from, until } = await spanOf(parts, query);
  const rows = await parts.database.rows<DepositRow & { total: number }>(
    `SELECT ${DEPOSIT_COLUMNS}, (count(*) OVER ())::int AS total FROM deposits
      WHERE member_id = $1 AND created_at >= $2 AND created_at < $3 AND ($4::text IS NULL OR status = $4) ORDER BY created_at DESC, id DESC LIMIT $5 OFFSET $6`,
    [caller.session.memberId, from, until, query.status ?? null, query.pageSize, (query.pageNo - 1) * query.pageSize],
  );
  const total = rows[0]?.total ?? 0;
  const methods = await methodsOf(parts);
  return {
    items: rows.map((row) => depositOf(row, methods, caller.language)),
    pageNo: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
  };
}

export async function oneDeposit(
  parts: Parts,
  { params, caller }: ParsedOf<typeof oneCall> & { caller: MemberCaller },
) {
  const row = await ownDeposit(parts.database, caller.session.memberId, params.id);
  if (!row) throw new Refusal('NOT_FOUND');
  return depositOf(row, await methodsOf(parts), caller.language);
}
