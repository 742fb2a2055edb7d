import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { giveUpUnopened } from './deposits.repository.ts';
import { lapseReceipts } from './withdrawals/lapse-receipts.ts';
import { orderPayouts } from './withdrawals/order-payout.ts';

const RUN_INTERVAL_MS = 1_000;
const UNOPENED_TTL_MS = 10 * 60_000;

/** One run: orders the payouts that are due, expires receipts, and expires deposits that the provider never opened. */
export async function runPaymentJobs(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  await orderPayouts(parts);
  await lapseReceipts(parts);
  await giveUpUnopened(parts.database, new Date(now.getTime() - UNOPENED_TTL_MS), now);
}

/**
 * The background work of payments. Any number of processes may run it: each row is locked by one of them (SKIP LOCKED).
 */
export const paymentJobs = (parts: Parts): Job => every('payments', RUN_INTERVAL_MS, () => runPaymentJobs(parts));
