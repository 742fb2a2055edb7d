import { type CreatePayout, PAYMENT_PATHS, PayoutCreated } from '@atrium/contracts/payment-provider';
import { PAYMENT_WEBHOOK_PATH } from '@atrium/contracts/payments';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { payloadHash } from '../../platform/idempotency.ts';
import type { Parts } from '../../platform/parts.ts';
import { askProvider, ProviderRefusal } from '../provider/ask-provider.ts';
import { endPayout } from './end-payout.ts';
import type { WithdrawalRow } from './withdrawals.repository.ts';

/** How long a process reserves an order. After a crash another process takes it then. */
const HELD_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 600;

/** Stores the order of a payout, in the transaction of the approval. */
export async function orderPayout(
  parts: Parts,
  transaction: Transaction,
  { id, memberId, reference, amount, currency }: WithdrawalRow,
): Promise<void> {
  const destination = await transaction.first<CreatePayout['destination']>(
    'SELECT a.name AS bank, a.holder, a.number AS account FROM payout_accounts a JOIN withdrawals w ON w.account_id = a.id WHERE w.id = $1',
    [id],
  );
  const content: CreatePayout = {
    reference,
    amount,
    currency,
    memberRef: payloadHash(['payments', parts.config.brand, memberId]).slice(0, 24),
    destination: destination!,
    webhookUrl: parts.config.serverUrl + PAYMENT_WEBHOOK_PATH,
  };
  await transaction.run('INSERT INTO payout_orders (withdrawal_id, content, next_at) VALUES ($1, $2, $3)', [
    id,
    JSON.stringify(content),
    parts.clock.now(),
  ]);
}

interface Order {
  withdrawalId: string;
  content: CreatePayout;
  attempts: number;
}

/**
 * Reserves one due order for this process. No transaction stays open during the call to the provider: after any failure
 * the order is taken again and requests the same payout.
 */
const takeOrder = (database: Queryable, now: Date): Promise<Order | undefined> =>
  database.first<Order>(
    `UPDATE payout_orders SET attempts = attempts + 1, next_at = $1::timestamptz + $2 * interval '1 second'
      WHERE withdrawal_id = (SELECT withdrawal_id FROM payout_orders WHERE ordered_at IS NULL AND next_at <= $1 ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING withdrawal_id AS "withdrawalId", content, attempts`,
    [now, HELD_SECONDS],
  );

/** Orders every due payout at the provider; returns the number of orders taken. */
export async function orderPayouts(parts: Parts): Promise<number> {
  const { database, clock, log } = parts;
  let taken = 0;
  for (let order = await takeOrder(database, clock.now()); order; order = await takeOrder(database, clock.now())) {
    taken += 1;
    const { withdrawalId, content, attempts } = order;
    try {
      const { paymentId } = await askProvider(parts, PAYMENT_PATHS.payouts, content, PayoutCreated);
      await database.run('UPDATE withdrawals SET payment_id = $2 WHERE id = $1 AND payment_id IS NULL', [
        withdrawalId,
        paymentId,
      ]);
      await database.run('UPDATE payout_orders SET ordered_at = $2 WHERE withdrawal_id = $1', [
        withdrawalId,
        clock.now(),
      ]);
    } catch (error) {
      log.error({ err: error, reference: content.reference, attempts }, 'ordering a payout failed');
      // Only 400 guarantees that nothing was paid and nothing will be.
      if (error instanceof ProviderRefusal && error.status === 400) await refuse(parts, withdrawalId);
      else
        await database.run(
          "UPDATE payout_orders SET next_at = $2::timestamptz + $3 * interval '1 second' WHERE withdrawal_id = $1",
          [withdrawalId, clock.now(), Math.min(2 ** attempts, LONGEST_PAUSE_SECONDS)],
        );
    }
  }
  return taken;
}

async function refuse(parts: Parts, withdrawalId: string): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    await endPayout(parts, transaction, withdrawalId, { status: 'failed', paymentId: null });
    await transaction.run('UPDATE payout_orders SET ordered_at = $2 WHERE withdrawal_id = $1', [
      withdrawalId,
      parts.clock.now(),
    ]);
  });
}
