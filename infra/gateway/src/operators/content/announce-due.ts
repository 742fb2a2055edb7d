import type { Parts } from '../../platform/parts.ts';

/** An announcement that became due longer ago than this is only listed, without a notification. */
const FRESH_MINUTES = 5;

/**
 * Notifies open tabs of announcements that have become due. Each is sent once across all processes. Returns their IDs.
 */
export async function announceDue({
  database,
  clock,
  live,
}: Pick<Parts, 'database' | 'clock' | 'live'>): Promise<string[]> {
  const now = clock.now();
  const due = await database.rows<{ id: string; fresh: boolean }>(
    `UPDATE notices SET announced_at = $1 WHERE announced_at IS NULL AND published_at <= $1 AND withdrawn_at IS NULL
     RETURNING id, published_at > $1::timestamptz - $2 * interval '1 minute' AS fresh`,
    [now, FRESH_MINUTES],
  );
  const announced = due.filter(({ fresh }) => fresh).map(({ id }) => id);
  for (const id of announced) live.publish('notice.published', { id });
  return announced;
}
