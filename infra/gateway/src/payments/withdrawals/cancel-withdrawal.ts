import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { cancelWithdrawal as call, Withdrawal } from '@atrium/contracts/payments';
import type { MemberCaller } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { moveWithdrawal, publishWithdrawal } from './withdrawal-money.ts';
import { mayCancel } from './withdrawal-options.ts';
import { lockWithdrawal, withdrawalById, withdrawalOf } from './withdrawals.repository.ts';

/** The member cancels a withdrawal. This and the reviewer's decision are serialised, and the first one counts. */
export async function cancelWithdrawal(
  parts: Parts,
  { params, caller, transaction }: ParsedOf<typeof call> & { caller: MemberCaller; transaction: Transaction },
): Promise<Withdrawal> {
  if (!(await mayCancel(parts))) throw new Refusal('FUNCTION_DISABLED');
  const row = await lockWithdrawal(transaction, params.id);
  if (row?.memberId !== caller.session.memberId) throw new Refusal('NOT_FOUND');
  if (row.status !== 'in-review') throw new Refusal('WITHDRAWAL_STATE');
  await moveWithdrawal(parts, transaction, 'returned', row);
  await transaction.run("UPDATE withdrawals SET status = 'cancelled' WHERE id = $1", [row.id]);
  publishWithdrawal(parts, transaction, row, 'cancelled');
  return withdrawalOf((await withdrawalById(transaction, row.id))!, parts.clock.now(), true);
}
