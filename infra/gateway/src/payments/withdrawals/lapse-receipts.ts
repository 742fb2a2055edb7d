import type { Parts } from '../../platform/parts.ts';
import { publishWithdrawal } from './withdrawal-money.ts';

const AT_ONCE = 500;

/** Marks paid withdrawals without an answer in time as received. Source: 4-68. */
export async function lapseReceipts(parts: Parts): Promise<number> {
  return await parts.database.transaction(async (transaction) => {
    const rows = await transaction.rows<{ id: string; memberId: string }>(
      `UPDATE withdrawals SET status = 'received', answered_at = confirm_until, received = amount
        WHERE id IN (SELECT id FROM withdrawals WHERE status = 'paid' AND confirm_until <= $1 ORDER BY confirm_until LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
        RETURNING id, member_id AS "memberId"`,
      [parts.clock.now()],
    );
    for (const row of rows) publishWithdrawal(parts, transaction, row, 'received');
    return rows.length;
  });
}
