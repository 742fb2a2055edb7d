import type { PaymentWebhook } from '@atrium/contracts/payment-provider';
import { lateBecause } from '../limits/late-deposit.ts';
import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import type { DepositRow } from './deposits.repository.ts';
import { holdDeposit } from './late/hold-deposit.ts';

/** Nothing that the provider reports changes these any more: the money has arrived, and a person decides what is held. */
const ARRIVED: readonly DepositRow['status'][] = ['credited', 'held', 'refunded'];

/**
 * Applies the provider's report to a locked deposit. "Paid" credits it once (the ledger's key is its reference), even
 * after it failed or expired, or holds it if the member may not deposit any more; "failed" takes nothing back from a paid
 * one.
 */
export async function endDeposit(
  parts: Parts,
  transaction: Transaction,
  deposit: DepositRow,
  { status, paymentId }: Pick<PaymentWebhook, 'status' | 'paymentId'>,
): Promise<'OK' | 'DUPLICATE'> {
  if (ARRIVED.includes(deposit.status)) return 'DUPLICATE';
  if (status === 'paid') {
    const because = await lateBecause(parts, transaction, deposit.memberId, BigInt(deposit.amount));
    if (because) {
      await holdDeposit(parts, transaction, deposit, { because, paymentId });
      return 'OK';
    }
  }
  const entryId = status === 'paid' ? await credit(parts, transaction, deposit) : null;
  await transaction.run(
    'UPDATE deposits SET status = $2, settled_at = $3, entry_id = $4, payment_id = coalesce(payment_id, $5) WHERE id = $1',
    [deposit.id, status === 'paid' ? 'credited' : status, parts.clock.now(), entryId, paymentId],
  );
  return 'OK';
}

async function credit(parts: Parts, transaction: Transaction, deposit: DepositRow): Promise<string> {
  const [amount, fee] = [BigInt(deposit.amount), BigInt(deposit.fee)];
  const { entryId } = await post(parts, transaction, {
    kind: 'deposit',
    memberId: deposit.memberId,
    scope: 'deposit',
    key: deposit.reference,
    payload: [deposit.amount, deposit.currency],
    reference: deposit.reference,
    detail: deposit.method,
    currency: deposit.currency,
    lines: [
      { account: { class: 'clearing:deposit', detail: deposit.method }, amount: -amount },
      { account: { class: 'player:cash', memberId: deposit.memberId }, amount: amount - fee },
      { account: { class: 'house:fees', detail: deposit.method }, amount: fee },
    ],
  });
  return entryId;
}
