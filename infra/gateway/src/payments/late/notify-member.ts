import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { writeMessage } from '../../notices/write-message.ts';

/** Writes the member a message about a late deposit, and renews the deposits on screen. */
export async function notifyMember(
  { clock, live }: Parts,
  transaction: Transaction,
  { memberId, reference }: { memberId: string; reference: string },
  event: 'held' | 'released' | 'refunded',
): Promise<void> {
  await writeMessage(transaction, { memberId, kind: `deposit-${event}`, params: { reference }, at: clock.now() });
  transaction.afterCommit(() => live.balanceChanged(memberId, 'deposit'));
}
