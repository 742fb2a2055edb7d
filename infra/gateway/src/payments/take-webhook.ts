import { PAYMENT_CLOCK_SKEW_SECONDS, PAYMENT_HEADERS, PaymentWebhook } from '@atrium/contracts/payment-provider';
import * as v from 'valibot';
import { sameSignature, signatureOf } from '../platform/hmac.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { depositByReference } from './deposits.repository.ts';

type Headers = Record<string, string | string[] | undefined>;

export interface WebhookAnswer {
  status: 200 | 400 | 401 | 404;
  body: { code: string };
}

const answer = (status: WebhookAnswer['status'], code: string): WebhookAnswer => ({ status, body: { code } });

/**
 * The provider's word about a payment. It may come twice, late and out of order: the ledger's key (the deposit's
 * reference) credits once, and a payment that was paid after all is credited even when it had been given up.
 */
export async function takeWebhook(parts: Parts, headers: Headers, rawBody: Buffer): Promise<WebhookAnswer> {
  if (!isSigned(parts, headers, rawBody)) return answer(401, 'INVALID_SIGNATURE');
  const parsed = v.safeParse(PaymentWebhook, json(rawBody));
  if (!parsed.success) return answer(400, 'BAD_REQUEST');
  const event = parsed.output;
  return await parts.database.transaction(async (transaction) => {
    const deposit = await depositByReference(transaction, event.reference);
    // Our own transaction may not be through yet: the provider asks again.
    if (!deposit) return answer(404, 'NOT_FOUND');
    if (
      deposit.amount !== event.amount ||
      deposit.currency !== event.currency ||
      deposit.paymentId !== event.paymentId
    ) {
      parts.log.error({ reference: event.reference, paymentId: event.paymentId }, 'a payment does not fit its deposit');
      return answer(400, 'PAYMENT_DIFFERS');
    }
    if (deposit.status === 'credited') return answer(200, 'DUPLICATE');
    const now = parts.clock.now();
    if (event.status !== 'paid') {
      await transaction.run('UPDATE deposits SET status = $2, settled_at = $3 WHERE id = $1', [
        deposit.id,
        event.status,
        now,
      ]);
      return answer(200, 'OK');
    }
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
    await transaction.run("UPDATE deposits SET status = 'credited', settled_at = $2, entry_id = $3 WHERE id = $1", [
      deposit.id,
      now,
      entryId,
    ]);
    return answer(200, 'OK');
  });
}

function isSigned(parts: Parts, headers: Headers, rawBody: Buffer): boolean {
  const [timestamp, nonce, signature] = [
    PAYMENT_HEADERS.timestamp,
    PAYMENT_HEADERS.nonce,
    PAYMENT_HEADERS.signature,
  ].map((name) => String(headers[name] ?? ''));
  if (parts.config.paymentsSecret === '' || !/^\d{1,12}$/.test(timestamp!)) return false;
  if (Math.abs(parts.clock.now().getTime() / 1000 - Number(timestamp)) > PAYMENT_CLOCK_SKEW_SECONDS) return false;
  return sameSignature(signatureOf(parts.config.paymentsSecret, timestamp!, nonce!, rawBody), signature!);
}

function json(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
