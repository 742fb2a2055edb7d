import type { PortalEvents } from '@atrium/contracts/events';
import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

type Which = { sessionId: string } | { memberId: string; except?: string };

/** Ends sessions and tells their tabs why. Returns how many there were. */
export async function endSessions(
  parts: Parts,
  transaction: Transaction,
  which: Which,
  reason: PortalEvents['session.logout']['reason'],
): Promise<number> {
  const now = parts.clock.now();
  const ended =
    'sessionId' in which
      ? await transaction.rows<{ id: string }>(
          'UPDATE sessions SET ended_at = $2, end_reason = $3 WHERE id = $1 AND ended_at IS NULL RETURNING id',
          [which.sessionId, now, reason],
        )
      : await transaction.rows<{ id: string }>(
          'UPDATE sessions SET ended_at = $2, end_reason = $3 WHERE member_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $4 RETURNING id',
          [which.memberId, now, reason, which.except ?? null],
        );
  transaction.afterCommit(() => {
    for (const { id } of ended) parts.live.publish('session.logout', { reason }, { session: id });
  });
  return ended.length;
}
