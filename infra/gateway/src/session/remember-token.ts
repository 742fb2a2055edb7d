import { randomBytes } from 'node:crypto';
import type { Caller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { hashOf } from './find-session.ts';

const ONE_DAY = 24 * 3600;

export const rememberCookie = (port: number): string => `atrium_${port}_remember`;

/**
 * Lets this browser sign in for one day without the password: an opaque token that no script can read. Source: 3-15.
 */
export async function rememberPassword(
  parts: Parts,
  queryable: Queryable,
  memberId: string,
  caller: Caller,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(parts.clock.now().getTime() + ONE_DAY * 1000);
  await queryable.run('INSERT INTO remember_tokens (token_hash, member_id, expires_at) VALUES ($1, $2, $3)', [
    hashOf(token),
    memberId,
    expiresAt,
  ]);
  caller.answer.cookie(rememberCookie(parts.config.sitePort), token, { httpOnly: true, maxAgeSeconds: ONE_DAY });
}

/**
 * Whether this browser holds a live token of the member. The token is used up: the next login that remembers creates a
 * new one.
 */
export async function isRemembered(parts: Parts, memberId: string, caller: Caller): Promise<boolean> {
  const token = caller.cookies[rememberCookie(parts.config.sitePort)];
  if (!token) return false;
  const spent = await parts.database.run(
    'DELETE FROM remember_tokens WHERE token_hash = $1 AND member_id = $2 AND expires_at > $3',
    [hashOf(token), memberId, parts.clock.now()],
  );
  caller.answer.clearCookie(rememberCookie(parts.config.sitePort), true);
  return spent === 1;
}
