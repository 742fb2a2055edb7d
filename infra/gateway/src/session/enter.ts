import { randomBytes } from 'node:crypto';
import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { LoginResult } from '@atrium/contracts/session';
import type { InferOutput } from 'valibot';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import type { Credentials } from './credentials.repository.ts';
import { endSessions } from './end-sessions.ts';
import { rememberDevice } from './known-device.ts';
import { passwordExpired } from './password-age.ts';
import { previousLogin } from './previous-login.ts';
import { rememberPassword } from './remember-token.ts';
import { startSession } from './start-session.ts';

/**
 * Opens the session of a verified member: the old one of this browser ends, and the id is fresh. The proof is checked
 * again under a lock, so that a password changed meanwhile opens nothing.
 */
export async function enter(
  parts: Parts,
  member: Credentials,
  caller: Caller,
  proof: { defaultPassword?: boolean | undefined; remember?: boolean | undefined } = {},
): Promise<InferOutput<typeof LoginResult>> {
  const now = parts.clock.now();
  const before = await previousLogin(parts, member.id);
  await parts.database.transaction(async (transaction) => {
    const still = await transaction.first(
      'SELECT 1 FROM members WHERE id = $1 AND password_hash = $2 AND status = $3 FOR NO KEY UPDATE',
      [member.id, member.passwordHash, member.status],
    );
    if (!still) throw new Refusal('LOGIN_FAILED', { value: { captcha: false } });
    if (proof.remember) await rememberPassword(parts, transaction, member.id, caller);
    if (caller.session) await endSessions(parts, transaction, { sessionId: caller.session.id }, 'signed-out');
    await startSession(parts, transaction, member.id, caller);
    if (member.type !== TRIAL_ROLE) await rememberDevice(parts, transaction, member.id, caller);
    await transaction.run('INSERT INTO logins (member_id, at, ip, country, device) VALUES ($1, $2, $3, $4, $5)', [
      member.id,
      now,
      caller.ip,
      caller.country,
      caller.device,
    ]);
    await transaction.run('UPDATE members SET last_login_at = $2 WHERE id = $1', [member.id, now]);
  });
  return {
    // A marker of the session for the interface; the credential is the cookie.
    token: randomBytes(16).toString('hex'),
    firstTimeLogin: member.firstLoginAt === null,
    passwordExpired: await passwordExpired(parts, member),
    defaultPassword: member.defaultPassword || proof.defaultPassword === true,
    user: { userName: member.account, password: '' },
    isAgent: member.type,
    previousLogin: before,
  };
}
