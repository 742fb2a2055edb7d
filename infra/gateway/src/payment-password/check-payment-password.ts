import type { PaymentPasswordUse } from '@atrium/contracts/payment-password';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { memberById } from '../session/credentials.repository.ts';
import { passwordFits } from '../session/passwords.ts';
import { askedUses, lockRules } from './payment-password-rules.ts';
import { hasPaymentPassword } from './store-payment-password.ts';

/**
 * Refuses a wrong payment password. The attempt is counted first and on its own, so that neither concurrent attempts nor a
 * transaction that is rolled back slip past the lock.
 */
export async function checkPaymentPassword(parts: Parts, memberId: string, given: string | undefined): Promise<void> {
  const { after, ms } = await lockRules(parts);
  if (!(await hasPaymentPassword(parts.database, memberId))) throw new Refusal('PAYMENT_PASSWORD_MISSING');
  if (!given) throw new Refusal('PAYMENT_PASSWORD_REQUIRED');
  const now = parts.clock.now();
  const row = await parts.database.first<{ hash: string }>(
    `UPDATE payment_passwords SET failures = CASE WHEN failed_at > $2 THEN failures + 1 ELSE 1 END, failed_at = $3
      WHERE member_id = $1 AND NOT (failures >= $4 AND failed_at > $2) RETURNING hash`,
    [memberId, new Date(now.getTime() - ms), now, after],
  );
  if (!row) throw new Refusal('PAYMENT_PASSWORD_LOCKED', { params: { minutes: ms / 60_000 } });
  if (!(await passwordFits(parts.config, row.hash, given))) throw new Refusal('PAYMENT_PASSWORD_WRONG');
  await parts.database.run(
    'UPDATE payment_passwords SET failures = 0, failed_at = NULL WHERE member_id = $1 AND hash = $2',
    [memberId, row.hash],
  );
}

/** Refuses a call without the right payment password, where the brand asks for it. Source: 11-06. */
export async function requirePaymentPassword(
  parts: Parts,
  memberId: string,
  use: PaymentPasswordUse,
  given: string | undefined,
): Promise<void> {
  if ((await askedUses(parts)).includes(use)) await checkPaymentPassword(parts, memberId, given);
}

/** Which password a call with a single field for it asks for. Members with a payment password use it for transfers everywhere. */
export async function askedPassword(
  parts: Parts,
  memberId: string,
  use: 'transfer' | 'conversion',
): Promise<'login' | 'payment'> {
  if ((await askedUses(parts)).includes(use)) return 'payment';
  return use === 'transfer' && (await hasPaymentPassword(parts.database, memberId)) ? 'payment' : 'login';
}

/** Refuses a wrong login or payment password, whichever is asked. */
export async function requireAskedPassword(
  parts: Parts,
  memberId: string,
  use: 'transfer' | 'conversion',
  given: string,
): Promise<void> {
  if ((await askedPassword(parts, memberId, use)) === 'payment') {
    await checkPaymentPassword(parts, memberId, given);
    return;
  }
  const member = await memberById(parts, memberId);
  if (!(await passwordFits(parts.config, member?.passwordHash, given))) throw new Refusal('PASSWORD_WRONG');
}
