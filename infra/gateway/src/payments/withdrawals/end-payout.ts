import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { post } from '../../wallet/ledger.ts';
import { moveWithdrawal, publishWithdrawal } from './withdrawal-money.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawals.repository.ts';

const DAY_OF_MINUTES = 1_440;

export interface PayoutEnd {
  status: 'paid' | 'failed';
  /** Null if the provider never accepted the order. */
  paymentId: string | null;
}

export type PayoutOutcome = 'OK' | 'DUPLICATE' | 'OUT_OF_ORDER' | 'NOT_ORDERED';

/**
 * Applies the provider's report about a payout. "Paid": the locked money leaves, and the member's time to respond
 * starts. "Failed": the money returns to the member. A later, contradicting report changes nothing for the member; an
 * amount that the provider then paid in addition is booked to `suspense` until people resolve it.
 */
export async function endPayout(
  parts: Parts,
  transaction: Transaction,
  withdrawalId: string,
  { status, paymentId }: PayoutEnd,
): Promise<PayoutOutcome> {
  const row = await lockWithdrawal(transaction, withdrawalId);
  if (!row) return 'NOT_ORDERED';
  if (row.status === 'approved') {
    await (status === 'paid' ? pay(parts, transaction, row, paymentId) : fail(parts, transaction, row, paymentId));
    publishWithdrawal(parts, transaction, row, status);
    return 'OK';
  }
  if (row.status === 'failed') return status === 'failed' ? 'DUPLICATE' : await paidAfterAll(parts, transaction, row);
  if (row.paidAt !== null) return status === 'paid' ? 'DUPLICATE' : contradicted(parts, row);
  return 'NOT_ORDERED';
}

async function pay(
  parts: Parts,
  transaction: Transaction,
  row: WithdrawalRow,
  paymentId: string | null,
): Promise<void> {
  const minutes = await parts.settings.get('withdrawal.receiptMinutes', DAY_OF_MINUTES);
  await moveWithdrawal(parts, transaction, 'paid', row);
  await transaction.run(
    "UPDATE withdrawals SET status = 'paid', paid_at = $2, confirm_until = $2::timestamptz + $3 * interval '1 minute', payment_id = coalesce(payment_id, $4) WHERE id = $1",
    [row.id, parts.clock.now(), minutes, paymentId],
  );
}

async function fail(
  parts: Parts,
  transaction: Transaction,
  row: WithdrawalRow,
  paymentId: string | null,
): Promise<void> {
  await moveWithdrawal(parts, transaction, 'returned', row);
  await transaction.run(
    "UPDATE withdrawals SET status = 'failed', payment_id = coalesce(payment_id, $2) WHERE id = $1",
    [row.id, paymentId],
  );
}

async function paidAfterAll(
  parts: Parts,
  transaction: Transaction,
  { reference, amount, currency }: WithdrawalRow,
): Promise<PayoutOutcome> {
  parts.log.error(
    { reference },
    'the provider paid a payout that it had reported as failed: the amount is in suspense',
  );
  await post(parts, transaction, {
    kind: 'correction',
    memberId: null,
    scope: 'withdrawal',
    key: `${reference}:suspense`,
    payload: [amount, currency],
    reference,
    detail: 'paid after it had failed',
    currency,
    lines: [
      { account: { class: 'suspense' }, amount: -BigInt(amount) },
      { account: { class: 'clearing:withdraw' }, amount: BigInt(amount) },
    ],
  });
  return 'OUT_OF_ORDER';
}

function contradicted(parts: Parts, { reference }: WithdrawalRow): PayoutOutcome {
  parts.log.error({ reference }, 'the provider reports a payout as failed that it had reported as paid');
  return 'OUT_OF_ORDER';
}
