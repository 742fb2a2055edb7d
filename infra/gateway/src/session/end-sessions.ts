import type { PortalEvents } from '@atrium/contracts/events';
import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

type Which = { sessionId: string } | { memberId: string; except?: string };
type Ended = { id: string; account: string };

const RETURNING = 'RETURNING id, (SELECT account FROM members WHERE members.id = sessions.member_id) AS account';

/** Ends sessions and sends their tabs the reason. Returns the number of ended sessions. */
export async function endSessions(
  parts: Parts,
  transaction: Transaction,
  which: Which,
  reason: PortalEvents['session.logout']['reason'],
): Promise<number> {
  const now = parts.clock.now();
  const ended =
    'sessionId' in which
      ? await transaction.rows<Ended>(
          `UPDATE sessions SET ended_at = $2, end_reason = $3 WHERE id = $1 AND ended_at IS NULL ${RETURNING}`,
          [which.sessionId, now, reason],
        )
      : await transaction.rows<Ended>(
          `UPDATE sessions SET ended_at = $2, end_reason = $3 WHERE member_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $4 ${RETURNING}`,
          [which.memberId, now, reason, which.except ?? null],
        );
  transaction.afterCommit(() => {
    for (const { id, account } of ended) parts.live.publish('session.logout', { reason, account }, { session: id });
  });
  return ended.length;
}
