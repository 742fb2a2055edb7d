import { randomBytes } from 'node:crypto';
import type { Caller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { hashOf } from './find-session.ts';

const ONE_DAY = 24 * 3600;
/** Two tabs of one browser may send the same token at once; later, a spent token was copied. */
const SENT_AT_ONCE_MS = 10_000;

export const rememberCookie = (port: number): string => `atrium_${port}_remember`;

const presented = ({ config }: Parts, caller: Pick<Caller, 'secretCookie'>): string | undefined =>
  caller.secretCookie(rememberCookie(config.sitePort));

/**
 * Lets this browser sign in for one day without the password: an opaque token that no script can read. It continues the
 * family of the token with which the browser signed in. Source: 3-15, 14-11.
 */
export async function rememberPassword(
  parts: Parts,
  queryable: Queryable,
  memberId: string,
  caller: Caller,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const before = presented(parts, caller);
  const now = parts.clock.now();
  await queryable.run('DELETE FROM remember_tokens WHERE member_id = $1 AND expires_at <= $2', [memberId, now]);
  await queryable.run(
    `INSERT INTO remember_tokens (token_hash, member_id, expires_at, family)
     VALUES ($1, $2, $3, coalesce((SELECT coalesce(t.family, t.token_hash) FROM remember_tokens t WHERE t.token_hash = $4 AND t.member_id = $2), $1))`,
    [hashOf(token), memberId, new Date(now.getTime() + ONE_DAY * 1000), before ? hashOf(before) : null],
  );
  caller.answer.cookie(rememberCookie(parts.config.sitePort), token, { httpOnly: true, maxAgeSeconds: ONE_DAY });
}

/**
 * Whether this browser holds a live token of the member. The token is spent: the next login that remembers creates a new
 * one. A spent token of the member that is used again later was copied, so its whole family ends. Source: 14-11.
 */
export async function isRemembered(parts: Parts, memberId: string, caller: Caller): Promise<boolean> {
  const token = presented(parts, caller);
  if (!token) return false;
  const now = parts.clock.now();
  const spent = await parts.database.run(
    'UPDATE remember_tokens SET spent_at = $3 WHERE token_hash = $1 AND member_id = $2 AND expires_at > $3 AND spent_at IS NULL',
    [hashOf(token), memberId, now],
  );
  if (spent === 0) {
    const copied = await parts.database.first(
      'SELECT 1 FROM remember_tokens WHERE token_hash = $1 AND member_id = $2 AND spent_at < $3',
      [hashOf(token), memberId, new Date(now.getTime() - SENT_AT_ONCE_MS)],
    );
    if (copied) await endFamily(parts.database, token);
  }
  caller.answer.clearCookie(rememberCookie(parts.config.sitePort), true);
  return spent === 1;
}

/** Ends what this browser remembers, on the server too: its whole family. Source: 14-11. */
export async function forgetPassword(parts: Parts, queryable: Queryable, caller: Caller): Promise<void> {
  const token = presented(parts, caller);
  if (!token) return;
  await endFamily(queryable, token);
  caller.answer.clearCookie(rememberCookie(parts.config.sitePort), true);
}

const endFamily = (queryable: Queryable, token: string): Promise<number> =>
  queryable.run(
    `DELETE FROM remember_tokens d USING remember_tokens t
      WHERE t.token_hash = $1 AND d.member_id = t.member_id
        AND coalesce(d.family, d.token_hash) = coalesce(t.family, t.token_hash)`,
    [hashOf(token)],
  );
