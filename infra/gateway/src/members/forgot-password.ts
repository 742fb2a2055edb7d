import { randomBytes } from 'node:crypto';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type {
  forgotByEmail as emailCall,
  setPasswordByLink as linkCall,
  setPasswordByPhone as phoneCall,
} from '@atrium/contracts/members';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { memberByPhoneCode } from '../session/member-by-phone-code.ts';
import { registerAddress } from '../sign-in/extra/known-address.ts';
import { hashOf } from '../session/find-session.ts';
import { brandOf } from '../system/permission.ts';
import { mobileNumber } from '../verification/mobile-number.ts';
import { requireGoodPassword, setPassword } from './change-password.ts';

const LINK_MINUTES = 30;
/** The most links per member within the validity of a link, from any address, so that no mailbox is flooded. */
const MOST_LINKS = 3;

/**
 * Sends a link to the bound address if name and address match; the answer is the same if they do not. Source: 7-013.
 */
export async function forgotByEmail(
  parts: Parts,
  { body }: ParsedOf<typeof emailCall>,
): Promise<Record<string, never>> {
  const token = randomBytes(24).toString('base64url');
  const now = parts.clock.now();
  const member = await parts.database.first<{ id: string; email: string }>(
    "SELECT id, email FROM members WHERE lower(account) = lower($1) AND lower(email) = lower($2) AND type <> 4 AND status = 'active'",
    [body.username, body.email],
  );
  if (!member) return {};
  const { name } = await brandOf(parts);
  await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`reset:${member.id}`]);
    const made = await transaction.run(
      'INSERT INTO reset_links (token_hash, member_id, expires_at) SELECT $1, $2, $3 WHERE (SELECT count(*) FROM reset_links WHERE member_id = $2 AND expires_at > $4) < $5',
      [hashOf(token), member.id, new Date(now.getTime() + LINK_MINUTES * 60_000), now, MOST_LINKS],
    );
    // Not reported: it would reveal that name and address match.
    if (made === 0) return;
    await parts.messages.send(transaction, {
      channel: 'email',
      target: member.email,
      subject: `${name}: set a new password`,
      text: `Open ${parts.config.publicUrl}/?reset=${token} within ${LINK_MINUTES} minutes to set a new password. If you did not request this, ignore this message.`,
    });
  });
  return {};
}

/** Sets a new password after a code sent to the phone. Source: 3-28, 7-014. */
export async function setPasswordByPhone(
  parts: Parts,
  { body, caller }: ParsedOf<typeof phoneCall> & { caller: Caller },
): Promise<{ account: string }> {
  await requireGoodPassword(parts, body.newPassword);
  const mobile = tryMobile(body.countryDialingCode ?? '', body.mobileNum);
  const member = await memberByPhoneCode(parts, { mobile, code: body.verificationCode }, caller);
  // The same answer as for a wrong code, so that it does not reveal whether a number is registered.
  if (member?.status !== 'active') throw new Refusal('VERIFICATION_CODE_INVALID');
  await setPassword(parts, member.id, body.newPassword);
  // A code from the bound phone satisfies the extra verification of a login from a new address.
  await registerAddress(parts, parts.database, member.id, caller.ip);
  return { account: member.account };
}

/**
 * Sets a new password with the link from an e-mail. It is valid once and for a limited time; the member's other links
 * end with it. Source: 7-013.
 */
export async function setPasswordByLink(
  parts: Parts,
  { body, caller }: ParsedOf<typeof linkCall> & { caller: Caller },
): Promise<{ account: string }> {
  await requireGoodPassword(parts, body.newPassword);
  const now = parts.clock.now();
  const spent = await parts.database.first<{ id: string; account: string; status: string }>(
    `UPDATE reset_links l SET used_at = $2 FROM members m
      WHERE l.token_hash = $1 AND l.used_at IS NULL AND l.expires_at > $2 AND m.id = l.member_id
      RETURNING m.id, m.account, m.status`,
    [hashOf(body.token), now],
  );
  if (spent?.status !== 'active') throw new Refusal('RESET_LINK_INVALID');
  await setPassword(parts, spent.id, body.newPassword);
  await registerAddress(parts, parts.database, spent.id, caller.ip);
  return { account: spent.account };
}

/** Accepts the dialling code separately, or the whole number at once. */
function tryMobile(dialingCode: string, number: string): string {
  try {
    return number.startsWith('+') && dialingCode === ''
      ? `+${number.replace(/\D/g, '')}`
      : mobileNumber(dialingCode, number);
  } catch {
    throw new Refusal('VERIFICATION_CODE_INVALID');
  }
}
