import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { withdrawal as oneCall, withdrawals as listCall } from '@atrium/contracts/payments';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { spanOf } from '../../wallet/day-span.ts';
import { mayCancel } from './withdrawal-options.ts';
import { ownWithdrawal, withdrawalOf, withdrawalsIn } from './withdrawals.repository.ts';

export async function listWithdrawals(
  parts: Parts,
  { query, caller }: ParsedOf<typeof listCall> & { caller: MemberCaller },
) {
  const now = parts.clock.now();
  const span = { ...(await spanOf(parts, query)), now };
  const { pageNo, pageSize } = query;
  const rows = await withdrawalsIn(
    parts.database,
    caller.session.memberId,
    span,
    query.status ?? null,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  const cancellable = await mayCancel(parts);
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.map((row) => withdrawalOf(row, now, cancellable)),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

export async function oneWithdrawal(
  parts: Parts,
  { params, caller }: ParsedOf<typeof oneCall> & { caller: MemberCaller },
) {
  const row = await ownWithdrawal(parts.database, caller.session.memberId, params.id);
  if (!row) throw new Refusal('NOT_FOUND');
  return withdrawalOf(row, parts.clock.now(), await mayCancel(parts));
}
