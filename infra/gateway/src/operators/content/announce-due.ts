import type { Parts } from '../../platform/parts.ts';

/** What was due longer ago than this is history: members find it in the list. */
const FRESH_MINUTES = 5;

/** Tells open tabs of announcements whose time has come. Each is told once, whichever process asks. */
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
  const told = due.filter(({ fresh }) => fresh).map(({ id }) => id);
  for (const id of told) live.publish('notice.published', { id });
  return told;
}
