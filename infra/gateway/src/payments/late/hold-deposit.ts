import type { LateBecause } from '../../limits/late-deposit.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Entry, post } from '../../wallet/ledger.ts';
import { notifyMember } from './notify-member.ts';

const SUSPENSE = { class: 'suspense', detail: 'late-deposit' } as const;

/** A deposit whose money has arrived; amounts are minor units. */
export interface Money {
  id: string;
  reference: string;
  memberId: string;
  method: string;
  amount: string;
  fee: string;
  currency: string;
}

const common = ({ reference, method, currency }: Money): Pick<Entry, 'reference' | 'detail' | 'currency'> => ({
  reference,
  detail: method,
  currency,
});

/**
 * Books money that may not be credited to `suspense`, and sends the member a message; a review shows it to operators. The
 * key is that of a credit, with other content: no process credits a held deposit by mistake.
 */
export async function holdDeposit(
  parts: Parts,
  transaction: Transaction,
  deposit: Money,
  { because, paymentId }: { because: LateBecause; paymentId: string },
): Promise<void> {
  const amount = BigInt(deposit.amount);
  const { entryId } = await post(parts, transaction, {
    ...common(deposit),
    kind: 'deposit',
    memberId: null,
    scope: 'deposit',
    key: deposit.reference,
    payload: [deposit.amount, deposit.currency, 'held'],
    lines: [
      { account: { class: 'clearing:deposit', detail: deposit.method }, amount: -amount },
      { account: SUSPENSE, amount },
    ],
  });
  await transaction.run(
    "UPDATE deposits SET status = 'held', held_because = $2, held_at = $3, held_entry_id = $4, payment_id = coalesce(payment_id, $5) WHERE id = $1",
    [deposit.id, because, parts.clock.now(), entryId, paymentId],
  );
  await notifyMember(parts, transaction, deposit, 'held');
}

/** Credits a held deposit, with its fee, as if it had arrived in time; it counts towards the limits from now on. */
export async function releaseDeposit(parts: Parts, transaction: Transaction, deposit: Money): Promise<string> {
  const [amount, fee] = [BigInt(deposit.amount), BigInt(deposit.fee)];
  const { entryId } = await post(parts, transaction, {
    ...common(deposit),
    kind: 'deposit',
    memberId: deposit.memberId,
    scope: 'deposit.released',
    key: deposit.reference,
    payload: [deposit.amount, deposit.currency],
    lines: [
      { account: SUSPENSE, amount: -amount },
      { account: { class: 'player:cash', memberId: deposit.memberId }, amount: amount - fee },
      { account: { class: 'house:fees', detail: deposit.method }, amount: fee },
    ],
  });
  await notifyMember(parts, transaction, deposit, 'released');
  return entryId;
}

/** Returns the whole amount of a held deposit to the provider's clearing account; no fee is kept. */
export async function refundDeposit(
  parts: Parts,
  transaction: Transaction,
  deposit: Money,
  heldEntryId: string,
): Promise<string> {
  const amount = BigInt(deposit.amount);
  const { entryId } = await post(parts, transaction, {
    ...common(deposit),
    kind: 'correction',
    memberId: null,
    scope: 'deposit.refunded',
    key: deposit.reference,
    payload: [deposit.amount, deposit.currency],
    reverses: heldEntryId,
    lines: [
      { account: SUSPENSE, amount: -amount },
      { account: { class: 'clearing:deposit', detail: deposit.method }, amount },
    ],
  });
  await notifyMember(parts, transaction, deposit, 'refunded');
  return entryId;
}
