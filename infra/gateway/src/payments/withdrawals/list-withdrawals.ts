import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { withdrawal as oneCall, withdrawals as listCall } from '@atrium/contracts/payments';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import { readPage } from '../../platform/keyset.ts';
import type { Parts } from '../../platform/parts.ts';
import { spanOf } from '../../wallet/day-span.ts';
import { mayCancel } from './withdrawal-options.ts';
import { ownWithdrawal, withdrawalOf, type WithdrawalRow, withdrawalsIn } from './withdrawals.repository.ts';

export async function listWithdrawals(
  parts: Parts,
  { query, caller }: ParsedOf<typeof listCall> & { caller: MemberCaller },
) {
  const now = parts.clock.now();
  const span = await spanOf(parts, query);
  const { cursor, pageSize } = query;
  const list = withdrawalsIn(caller.session.memberId, query.status, now);
  const { rows, next } = await readPage<WithdrawalRow>(parts.database, list, { span, cursor, pageSize });
  const cancellable = await mayCancel(parts);
  return { items: rows.map((row) => withdrawalOf(row, now, cancellable)), next };
}

export async function oneWithdrawal(
  parts: Parts,
  { params, caller }: ParsedOf<typeof oneCall> & { caller: MemberCaller },
) {
  const row = await ownWithdrawal(parts.database, caller.session.memberId, params.id);
  if (!row) throw new Refusal('NOT_FOUND');
  return withdrawalOf(row, parts.clock.now(), await mayCancel(parts));
}
