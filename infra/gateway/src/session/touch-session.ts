import type { Parts } from '../platform/parts.ts';

const EVERY = 60_000;

/** Notes that something happened in a session; at most once a minute, so that reading stays reading. */
export async function touchSession(parts: Parts, session: { id: string; lastSeenAt?: Date }): Promise<void> {
  const now = parts.clock.now();
  if (session.lastSeenAt && now.getTime() - session.lastSeenAt.getTime() < EVERY) return;
  await parts.database.run(
    {
      name: 'touch-session',
      text: "UPDATE sessions SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2::timestamptz - interval '1 minute'",
    },
    [session.id, now],
  );
}
