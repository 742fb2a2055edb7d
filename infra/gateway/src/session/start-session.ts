import { randomBytes } from 'node:crypto';
import { hintCookie, sessionCookie } from '@atrium/contracts/live';
import type { Caller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { hashOf } from './find-session.ts';

/** A remembered browser keeps its session for a day; otherwise the session ends with the browser (3-15). */
const REMEMBERED_SECONDS = 24 * 3600;

export interface Started {
  id: string;
  /** For the cookie only. */
  secret: string;
  startedAt: Date;
}

/** Creates a session with a new secret (never one that the browser sent) and sets the two cookies. */
export async function startSession(
  parts: Parts,
  queryable: Queryable,
  memberId: string,
  caller: Caller,
  remember = false,
): Promise<Started> {
  const secret = randomBytes(32).toString('base64url');
  const now = parts.clock.now();
  const row = await queryable.first<{ id: string }>(
    `INSERT INTO sessions (secret_hash, member_id, started_at, last_seen_at, ip, country, device, remembered)
     VALUES ($1, $2, $3, $3, $4, $5, $6, $7) RETURNING id`,
    [hashOf(secret), memberId, now, caller.ip, caller.country, caller.device, remember],
  );
  const life = remember ? { maxAgeSeconds: REMEMBERED_SECONDS } : {};
  caller.answer.cookie(sessionCookie(parts.config.sitePort), secret, { httpOnly: true, ...life });
  caller.answer.cookie(hintCookie(parts.config.sitePort), '1', { httpOnly: false, ...life });
  return { id: row!.id, secret, startedAt: now };
}
