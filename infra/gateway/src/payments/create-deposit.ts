import type { ParsedOf } from '@atrium/contracts/endpoint';
import { PAYMENT_WEBHOOK_PATH, type createDeposit as call } from '@atrium/contracts/payments';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { payloadHash } from '../platform/idempotency.ts';
import type { Parts } from '../platform/parts.ts';
import { requireDeposit } from '../limits/can-deposit.ts';
import { textIn, tagOf } from '../notices/text-in.ts';
import { brandOf } from '../system/permission.ts';
import { DEPOSIT_COLUMNS, type DepositRow, depositOf } from './deposits.repository.ts';
import { feeOf, methodsOf } from './payment-methods.ts';
import { openPayment } from './provider.ts';

/**
 * Opens a payment and answers where to pay. Nothing is credited here: only the provider's signed word does that (MN-08).
 * The reference follows from the Idempotency-Key, so a repeat after a lost answer meets the same payment at the provider.
 */
export async function createDeposit(
  parts: Parts,
  {
    body,
    caller,
    transaction,
    key,
  }: ParsedOf<typeof call> & { caller: MemberCaller; transaction: Transaction; key: string },
) {
  const { memberId, currency } = caller.session;
  const methods = await methodsOf(parts);
  const method = methods.find(({ code }) => code === body.method);
  if (!method) throw new Refusal('PAYMENT_METHOD_UNKNOWN');
  if (!method.open) throw new Refusal('PAYMENT_UNAVAILABLE');
  const amount = BigInt(body.amount);
  if (amount < BigInt(method.min) || amount > BigInt(method.max))
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { params: { min: method.min, max: method.max } });
  const fee = feeOf(method, amount);
  if (fee >= amount) throw new Refusal('AMOUNT_OUT_OF_RANGE', { params: { min: method.min, max: method.max } });
  await requireDeposit(parts, transaction, memberId, amount);
  const now = parts.clock.now();
  const reference = `D${now.toISOString().slice(2, 10).replaceAll('-', '')}-${payloadHash([memberId, key]).slice(0, 10).toUpperCase()}`;
  const { currencySymbol } = await brandOf(parts);
  const { paymentId, payUrl } = await openPayment(parts, {
    reference,
    amount: body.amount,
    currency,
    currencySymbol,
    memberRef: payloadHash(['payments', memberId]).slice(0, 24),
    method: textIn(method.names, caller.language),
    returnUrl: new URL(body.returnUrl ?? '/', parts.config.publicUrl).href,
    webhookUrl: parts.config.publicUrl + PAYMENT_WEBHOOK_PATH,
    language: tagOf(caller.language),
  });
  const row = await transaction.first<DepositRow>(
    `INSERT INTO deposits (reference, member_id, method, amount, fee, currency, payment_id, pay_url, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${DEPOSIT_COLUMNS}`,
    [reference, memberId, method.code, body.amount, fee.toString(), currency, paymentId, payUrl, now],
  );
  return { deposit: depositOf(row!, methods, caller.language), payUrl };
}
