import type { Parts } from '../platform/parts.ts';

export type PreviousLogin = { at: string; ip: string; country: string } | null;

/** The newest login, or the one before it with `skip` 1 (for a member who is signed in now). */
export async function previousLogin(parts: Parts, memberId: string, skip = 0): Promise<PreviousLogin> {
  const row = await parts.database.first<{ at: Date; ip: string; country: string }>(
    'SELECT at, ip, country FROM logins WHERE member_id = $1 ORDER BY id DESC OFFSET $2 LIMIT 1',
    [memberId, skip],
  );
  return row ? { at: row.at.toISOString(), ip: row.ip, country: row.country } : null;
}
