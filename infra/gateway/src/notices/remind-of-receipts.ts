import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { writeMessage } from './write-message.ts';

const EVERY_MS = 60_000;
const BATCH = 200;

/**
 * Reminds members once, halfway through their time, of a paid withdrawal that they have not answered: without an answer it
 * counts as received. Source: 4-68.
 */
export async function remindOfReceipts({ database, clock }: Parts): Promise<number> {
  const now = clock.now();
  return await database.transaction(async (transaction) => {
    const rows = await transaction.rows<{ memberId: string; amount: string; currency: string; reference: string }>(
      `UPDATE withdrawals SET receipt_reminded_at = $1
        WHERE id IN (SELECT id FROM withdrawals
                      WHERE status = 'paid' AND confirm_until > $1 AND confirm_until - $1 <= (confirm_until - paid_at) / 2 AND receipt_reminded_at IS NULL
                      ORDER BY confirm_until LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING member_id AS "memberId", amount, currency, reference`,
      [now],
    );
    for (const { memberId, ...params } of rows)
      await writeMessage(transaction, { memberId, kind: 'payout-unconfirmed', params, at: now });
    return rows.length;
  });
}

/** For every process: each batch locks its rows. */
export const receiptReminders = (parts: Parts): Job =>
  every('receipt reminders', EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await remindOfReceipts(parts)) === BATCH);
  });
