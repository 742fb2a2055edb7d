import { createHash } from 'node:crypto';
import type { Session } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The live session behind a cookie's secret, or undefined. After thirty days everybody signs in anew (AC-08). */
export async function findSession(parts: Parts, secret: string): Promise<Session | undefined> {
  return await parts.database.first<Session>(
    {
      name: 'find-session',
      text: `SELECT s.id, s.member_id AS "memberId", m.account, m.type, m.currency, s.started_at AS "startedAt", s.last_seen_at AS "lastSeenAt"
               FROM sessions s JOIN members m ON m.id = s.member_id
              WHERE s.secret_hash = $1 AND s.ended_at IS NULL AND s.started_at > $2::timestamptz - interval '30 days' AND m.status = 'active'`,
    },
    [hashOf(secret), parts.clock.now()],
  );
}
