import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { deposit as oneCall, deposits as listCall } from '@atrium/contracts/payments';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import { filterOf, type KeysetList, readPage } from '../platform/keyset.ts';
import { instantKey, numberKey } from '../platform/order-key.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from '../wallet/day-span.ts';
import { DEPOSIT_COLUMNS, type DepositRow, depositOf, ownDeposit } from './deposits.repository.ts';
import { methodsOf } from './payment-methods.ts';

export async function listDeposits(
  parts: Parts,
  { query, caller }: ParsedOf<typeof listCall> & { caller: MemberCaller },
) {
  const span = await spanOf(parts, query);
  const { status, cursor, pageSize } = query;
  const list: KeysetList = {
    columns: DEPOSIT_COLUMNS,
    table: 'deposits',
    order: [instantKey('created_at'), numberKey('id')],
    range: (parameter) => `member_id = ${parameter(caller.session.memberId)}`,
    filter: filterOf(status && ((parameter) => `status = ${parameter(status)}`)),
  };
  const { rows, next } = await readPage<DepositRow>(parts.database, list, { span, cursor, pageSize });
  const methods = await methodsOf(parts);
  return { items: rows.map((row) => depositOf(row, methods, caller.language)), next };
}

export async function oneDeposit(
  parts: Parts,
  { params, caller }: ParsedOf<typeof oneCall> & { caller: MemberCaller },
) {
  const row = await ownDeposit(parts.database, caller.session.memberId, params.id);
  if (!row) throw new Refusal('NOT_FOUND');
  return depositOf(row, await methodsOf(parts), caller.language);
}
