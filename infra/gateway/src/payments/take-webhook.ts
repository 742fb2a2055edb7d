import { PAYMENT_CLOCK_SKEW_SECONDS, PAYMENT_HEADERS, PaymentWebhook } from '@atrium/contracts/payment-provider';
import * as v from 'valibot';
import { parseBounded } from '../platform/bounded-json.ts';
import { sameSignature, signatureOf } from '../platform/hmac.ts';
import type { Parts } from '../platform/parts.ts';
import { depositByReference } from './deposits.repository.ts';
import { endDeposit } from './end-deposit.ts';
import { endPayout } from './withdrawals/end-payout.ts';
import { lockByReference } from './withdrawals/withdrawals.repository.ts';

type Headers = Record<string, string | string[] | undefined>;

export interface WebhookAnswer {
  status: 200 | 400 | 401 | 404;
  body: { code: string };
}

const answer = (status: WebhookAnswer['status'], code: string): WebhookAnswer => ({ status, body: { code } });

/**
 * Handles the provider's webhook about a payment or a payout. It may arrive twice, late and out of order, even before
 * the answer to our own call: the locked row decides what it still changes, and the ledger's key lets it move money
 * once.
 */
export async function takeWebhook(parts: Parts, headers: Headers, rawBody: Buffer): Promise<WebhookAnswer> {
  if (!isSigned(parts, headers, rawBody)) return answer(401, 'INVALID_SIGNATURE');
  const parsed = v.safeParse(PaymentWebhook, json(rawBody));
  if (!parsed.success) return answer(400, 'BAD_REQUEST');
  const event = parsed.output;
  return await parts.database.transaction(async (transaction) => {
    const deposit = await depositByReference(transaction, event.reference);
    const payout = deposit ? undefined : await lockByReference(transaction, event.reference);
    const known = deposit ?? payout;
    // Our own transaction may not be committed yet; the provider repeats the webhook.
    if (!known) return answer(404, 'NOT_FOUND');
    const another = known.paymentId !== null && known.paymentId !== event.paymentId;
    if (known.amount !== event.amount || known.currency !== event.currency || another) {
      parts.log.error({ reference: event.reference, paymentId: event.paymentId }, 'a payment differs from the request');
      return answer(400, 'PAYMENT_DIFFERS');
    }
    if (deposit) return answer(200, await endDeposit(parts, transaction, deposit, event));
    const outcome = await endPayout(parts, transaction, known.id, {
      status: event.status === 'paid' ? 'paid' : 'failed',
      paymentId: event.paymentId,
    });
    return answer(outcome === 'NOT_ORDERED' ? 400 : 200, outcome);
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
    return parseBounded(raw);
  } catch {
    return undefined;
  }
}
