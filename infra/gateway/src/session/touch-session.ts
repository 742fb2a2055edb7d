import type { Parts } from '../platform/parts.ts';

const TOUCH_INTERVAL_MS = 60_000;

/** Stores the time of the latest activity; at most once a minute, so that a read does not become a write. */
export async function touchSession(parts: Parts, session: { id: string; lastSeenAt?: Date }): Promise<void> {
  const now = parts.clock.now();
  if (session.lastSeenAt && now.getTime() - session.lastSeenAt.getTime() < TOUCH_INTERVAL_MS) return;
  await parts.database.run(
    {
      name: 'touch-session',
      text: "UPDATE sessions SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2::timestamptz - interval '1 minute'",
    },
    [session.id, now],
  );
}
