import { addressOf } from '@atrium/contracts/household-address';
import { randomBytes } from 'node:crypto';
import type { LoginChallenge } from '@atrium/contracts/login-verification';
import type { Caller } from '../../platform/caller.ts';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Credentials } from '../../session/credentials.repository.ts';
import { hashOf } from '../../session/find-session.ts';
import { channelsOf, meansOf, waysOf } from './means.ts';

const VALID_MINUTES = 10;
/**
 * Attempts per login, and per account over all logins within `WINDOW_MINUTES`: knowing the password must not allow
 * guessing.
 */
export const MOST_TRIES = 5;
const MOST_TRIES_OF_MEMBER = 10;
const WINDOW_MINUTES = 30;

export interface Challenge {
  id: string;
  memberId: string;
  passwordHash: string;
  remember: boolean;
  defaultPassword: boolean;
  attempts: number;
}

/** The refusal of a login from a new address, with the challenge and the ways to pass it. */
export async function askForMore(
  parts: Parts,
  member: Credentials,
  caller: Caller,
  { remember, defaultPassword }: { remember: boolean; defaultPassword: boolean },
): Promise<Refusal> {
  const secret = randomBytes(24).toString('base64url');
  const now = parts.clock.now();
  // Long expired challenges count for nothing.
  await parts.database.run(
    "DELETE FROM login_challenges WHERE member_id = $1 AND expires_at < $2::timestamptz - interval '1 day'",
    [member.id, now],
  );
  await parts.database.run(
    `INSERT INTO login_challenges (secret_hash, member_id, password_hash, address, remember, default_password, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      hashOf(secret),
      member.id,
      member.passwordHash,
      addressOf(caller.ip),
      remember,
      defaultPassword,
      now,
      new Date(now.getTime() + VALID_MINUTES * 60_000),
    ],
  );
  const means = await meansOf(parts, member.id);
  const value: LoginChallenge = { captcha: false, challenge: secret, ways: waysOf(means), channels: channelsOf(means) };
  return new Refusal('EXTRA_VERIFICATION_REQUIRED', { value });
}

/** The live challenge of a secret, requested from the address that it was created for; otherwise it is over. */
export async function liveChallenge(
  parts: Parts,
  secret: string,
  caller: Pick<Caller, 'ip'>,
  queryable: Queryable = parts.database,
): Promise<Challenge> {
  const now = parts.clock.now();
  const row = await queryable.first<Challenge>(
    `SELECT id, member_id AS "memberId", password_hash AS "passwordHash", remember, default_password AS "defaultPassword", attempts
       FROM login_challenges WHERE secret_hash = $1 AND address = $2 AND passed_at IS NULL AND expires_at > $3`,
    [hashOf(secret), addressOf(caller.ip), now],
  );
  if (!row || row.attempts >= MOST_TRIES) throw new Refusal('EXTRA_VERIFICATION_OVER');
  const tried = await queryable.first<{ n: number }>(
    "SELECT coalesce(sum(attempts), 0)::int AS n FROM login_challenges WHERE member_id = $1 AND passed_at IS NULL AND created_at > $2::timestamptz - $3 * interval '1 minute'",
    [row.memberId, now, WINDOW_MINUTES],
  );
  if (tried!.n >= MOST_TRIES_OF_MEMBER)
    throw new Refusal('ACCOUNT_LOCKED', { params: { minutes: WINDOW_MINUTES }, value: { captcha: false } });
  return row;
}

/** Counts an attempt before it is checked, one at a time per member, so that concurrent ones cannot slip through. */
export async function countTry(parts: Parts, secret: string, caller: Pick<Caller, 'ip'>): Promise<Challenge> {
  const { memberId } = await liveChallenge(parts, secret, caller);
  return await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`extra:${memberId}`]);
    const challenge = await liveChallenge(parts, secret, caller, transaction);
    await transaction.run('UPDATE login_challenges SET attempts = attempts + 1 WHERE id = $1', [challenge.id]);
    return { ...challenge, attempts: challenge.attempts + 1 };
  });
}
