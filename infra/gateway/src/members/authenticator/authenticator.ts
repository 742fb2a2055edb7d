import type * as calls from '@atrium/contracts/authenticator';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import { Secret } from 'otpauth';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { memberById } from '../../session/credentials.repository.ts';
import { passwordFits } from '../../session/passwords.ts';
import { brandOf } from '../../system/permission.ts';
import { requireSecondFactor } from '../../sign-in/extra/given-proof.ts';
import { authenticatorFits, sealedSecret, totpOf } from '../../sign-in/extra/authenticator-code.ts';

type Call<E> = ParsedOf<E> & { caller: MemberCaller };
const SECRET_BYTES = 20;

export async function authenticatorState(
  parts: Parts,
  { caller }: { caller: MemberCaller },
): Promise<{ bound: boolean }> {
  const row = await parts.database.first(
    'SELECT 1 FROM authenticators WHERE member_id = $1 AND confirmed_at IS NOT NULL',
    [caller.session.memberId],
  );
  return { bound: row !== undefined };
}

/**
 * A new secret, not bound yet. It requires the password, so that a stranger at an open session cannot bind an app of
 * their own, and a second factor of a member who has one.
 */
export async function beginAuthenticator(parts: Parts, { body, caller }: Call<typeof calls.beginAuthenticator>) {
  if (parts.config.sealingKey === '') throw new Refusal('FUNCTION_DISABLED');
  const { memberId, account } = caller.session;
  const member = await memberById(parts, memberId);
  if (!(await passwordFits(parts.config, member?.passwordHash, body.password))) throw new Refusal('PASSWORD_WRONG');
  await requireSecondFactor(parts, caller, 'authenticator');
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const made = await parts.database.run(
    `INSERT INTO authenticators (member_id, secret, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (member_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = 0 WHERE authenticators.confirmed_at IS NULL`,
    [memberId, sealedSecret(parts, memberId, secret), parts.clock.now()],
  );
  if (made === 0) throw new Refusal('AUTHENTICATOR_STATE');
  const { name } = await brandOf(parts);
  return { secret, uri: totpOf(secret, account, name).toString() };
}

export async function confirmAuthenticator(parts: Parts, { body, caller }: Call<typeof calls.confirmAuthenticator>) {
  const { memberId } = caller.session;
  if (!(await authenticatorFits(parts, memberId, body.code, false))) throw new Refusal('VERIFICATION_CODE_INVALID');
  const bound = await parts.database.run(
    'UPDATE authenticators SET confirmed_at = $2 WHERE member_id = $1 AND confirmed_at IS NULL',
    [memberId, parts.clock.now()],
  );
  if (bound === 0) throw new Refusal('AUTHENTICATOR_STATE');
  return { bound: true };
}

export async function removeAuthenticator(parts: Parts, { body, caller }: Call<typeof calls.removeAuthenticator>) {
  const { memberId } = caller.session;
  if (!(await authenticatorState(parts, { caller })).bound) throw new Refusal('AUTHENTICATOR_STATE');
  if (!(await authenticatorFits(parts, memberId, body.code))) throw new Refusal('VERIFICATION_CODE_INVALID');
  await parts.database.run('DELETE FROM authenticators WHERE member_id = $1', [memberId]);
  return { bound: false };
}
