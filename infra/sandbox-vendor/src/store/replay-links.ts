import { createHash } from 'node:crypto';
import type { Store } from './open-store.ts';

export const REPLAY_SCHEMA = `
  CREATE TABLE IF NOT EXISTS replay_link (
    token_hash TEXT PRIMARY KEY,
    round_id TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function saveReplayLink(
  { db }: Store,
  token: string,
  link: { roundId: string; expiresAt: number },
  now: number,
): void {
  db.prepare('DELETE FROM replay_link WHERE expires_at < ?').run(now);
  db.prepare('INSERT INTO replay_link (token_hash, round_id, expires_at) VALUES (?, ?, ?)').run(
    hashOf(token),
    link.roundId,
    link.expiresAt,
  );
}

/** Uses a link up; undefined for one that is unknown, used or too old. */
export function spendReplayLink({ db }: Store, token: string, now: number): string | undefined {
  const row = db
    .prepare('DELETE FROM replay_link WHERE token_hash = ? RETURNING round_id, expires_at')
    .get(hashOf(token));
  return row && (row.expires_at as number) > now ? (row.round_id as string) : undefined;
}
