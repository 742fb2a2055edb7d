import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { changePassword as call } from '@atrium/contracts/members';
import { checkRule } from '@atrium/contracts/registration-rules';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { memberById } from '../session/credentials.repository.ts';
import { endSessions } from '../session/end-sessions.ts';
import { forgetAttempts } from '../session/login-attempts.ts';
import { refuseCommonPassword } from '../session/common-passwords.ts';
import { hashPassword, passwordFits } from '../session/passwords.ts';
import { requireSecondFactor } from '../sign-in/extra/given-proof.ts';
import { registrationSettings } from '../system/permission.ts';

/** Refuses a password that breaks the brand's rule, or is a common one. Even without a rule, eight characters are required. */
export async function requireGoodPassword(parts: Parts, password: string): Promise<void> {
  const { rules } = await registrationSettings(parts);
  const rule = rules.password;
  const fits = rule?.enabled ? checkRule({ ...rule, required: true }, password).valid : password.length >= 8;
  if (!fits) throw new Refusal('PASSWORD_RULE', { params: { min: rule?.minLength ?? 8, max: rule?.maxLength ?? 255 } });
  await refuseCommonPassword(password);
}

/**
 * Stores the new password, if the verified one is still current, and ends every other session, remembered login and link
 * to a new password of the account. A change in a session ends the first login even if its notice never arrived (a tab that is
 * closed at once sends none): otherwise the next login would require a new password again (4-26).
 */
export async function setPassword(
  parts: Parts,
  memberId: string,
  password: string,
  proved: { session?: string; oldHash?: string } = {},
): Promise<void> {
  const hash = await hashPassword(parts.config, password);
  await parts.database.transaction(async (transaction) => {
    const changed = await transaction.first<{ account: string }>(
      `UPDATE members SET password_hash = $2, password_changed_at = $3, default_password = false,
              first_login_at = CASE WHEN $5 THEN coalesce(first_login_at, $3) ELSE first_login_at END
        WHERE id = $1 AND ($4::text IS NULL OR password_hash = $4) RETURNING account`,
      [memberId, hash, parts.clock.now(), proved.oldHash ?? null, proved.session !== undefined],
    );
    if (!changed) throw new Refusal('PASSWORD_WRONG');
    await forgetAttempts(transaction, changed.account);
    await transaction.run('DELETE FROM remember_tokens WHERE member_id = $1', [memberId]);
    await endResetLinks(parts, transaction, memberId);
    await endSessions(
      parts,
      transaction,
      { memberId, ...(proved.session === undefined ? {} : { except: proved.session }) },
      'replaced',
    );
  });
}

/** Ends the links that were sent: none outlives the password or the mailbox that it was for. Source: AC-07. */
export const endResetLinks = ({ clock }: Parts, queryable: Queryable, memberId: string): Promise<unknown> =>
  queryable.run('UPDATE reset_links SET used_at = $2 WHERE member_id = $1 AND used_at IS NULL', [
    memberId,
    clock.now(),
  ]);

/**
 * Repeats the form's checks on the server. Besides the old password it needs a second factor of a member who has one.
 * Source: 5-09, 7-012, AC-07.
 */
export async function changePassword(
  parts: Parts,
  { body, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<Record<string, never>> {
  const { memberId, id, type } = caller.session;
  if (type === TRIAL_ROLE) throw new Refusal('TRIAL_ACCOUNT');
  if (body.newPassword !== body.confirmNewPassword) throw new Refusal('INCONSISTENT_TWICE');
  const member = await memberById(parts, memberId);
  if (!member || !(await passwordFits(parts.config, member.passwordHash, body.oldPassword)))
    throw new Refusal('PASSWORD_WRONG');
  await requireGoodPassword(parts, body.newPassword);
  await requireSecondFactor(parts, caller, 'password');
  await setPassword(parts, memberId, body.newPassword, { session: id, oldHash: member.passwordHash });
  return {};
}
