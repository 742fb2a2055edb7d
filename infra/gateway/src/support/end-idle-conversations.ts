import type { Parts } from '../platform/parts.ts';

export const END_IDLE_EVERY_MS = 60_000;

/**
 * Closes conversations without a reply to the last answer, and deletes those closed long ago, with their pictures. A
 * conversation that waits for an operator never times out.
 */
export async function endIdleConversations({
  database,
  clock,
  settings,
  live,
}: Pick<Parts, 'database' | 'clock' | 'settings' | 'live'>): Promise<{ closed: number; removed: number }> {
  const now = clock.now();
  const [hours, days] = await Promise.all([
    settings.get('support.closeAfterHours', 48),
    settings.get('support.keepDays', 180),
  ]);
  const closed = await database.rows<{ member_id: string | null }>(
    "UPDATE support_conversations SET state = 'closed', closed_at = $1 WHERE state = 'answered' AND last_at < $1::timestamptz - $2 * interval '1 hour' RETURNING member_id",
    [now, hours],
  );
  for (const { member_id } of closed)
    if (member_id !== null) live.publish('support.changed', { state: 'closed' }, { member: member_id });
  const removed = await database.run(
    "DELETE FROM support_conversations WHERE state = 'closed' AND closed_at < $1::timestamptz - $2 * interval '1 day'",
    [now, days],
  );
  return { closed: closed.length, removed };
}
