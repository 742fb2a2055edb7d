import { isSealed, openText, sealText } from '@atrium/database/sealed-text';
import { Secret, TOTP } from 'otpauth';
import type { Parts } from '../../platform/parts.ts';

const PERIOD_SECONDS = 30;

export const totpOf = (secret: string, account: string, issuer: string): TOTP =>
  new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

const ownerOf = (memberId: string): string => `authenticator of ${memberId}`;

/** An app's secret as the table stores it. */
export const sealedSecret = ({ config }: Pick<Parts, 'config'>, memberId: string, secret: string): string =>
  sealText(config.sealingKey, ownerOf(memberId), secret);

/**
 * Whether a code belongs to the current time step, the previous or the next (a phone's clock may be off), and has not
 * been used. `confirmed` false: of an app that is being bound.
 */
export async function authenticatorFits(
  parts: Parts,
  memberId: string,
  code: string,
  confirmed = true,
): Promise<boolean> {
  const row = await parts.database.first<{ kept: string }>(
    'SELECT secret AS kept FROM authenticators WHERE member_id = $1 AND (confirmed_at IS NOT NULL) = $2',
    [memberId, confirmed],
  );
  if (!row || !/^\d{6}$/.test(code)) return false;
  // Plain-text rows of earlier versions are sealed with the next correct code.
  const secret = isSealed(row.kept) ? openText(parts.config.sealingKey, ownerOf(memberId), row.kept) : row.kept;
  if (!secret) return false;
  const now = parts.clock.now().getTime();
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  const kept = isSealed(row.kept) || parts.config.sealingKey === '' ? row.kept : sealedSecret(parts, memberId, secret);
  const fresh = await parts.database.run(
    'UPDATE authenticators SET last_step = $2, secret = $3 WHERE member_id = $1 AND last_step < $2 AND secret = $4',
    [memberId, step, kept, row.kept],
  );
  return fresh === 1;
}
