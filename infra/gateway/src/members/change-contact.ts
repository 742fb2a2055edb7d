import type { changeContact as changeCall, NewContact, sendContactCodes as sendCall } from '@atrium/contracts/contacts';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { normalEmail } from '../person/normal-form.ts';
import { notePerson, UNPROVEN_MOBILE } from '../person/note-person.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { requireSecondFactor } from '../sign-in/extra/given-proof.ts';
import { memberById } from '../session/credentials.repository.ts';
import { passwordFits } from '../session/passwords.ts';
import { endResetLinks } from './change-password.ts';
import { checkCode, sendCode, spendCodes } from '../verification/codes.ts';
import { maskEmail, maskMobile } from '../verification/mask-contact.ts';

interface Change {
  channel: 'sms' | 'email';
  column: 'mobile' | 'email';
  /** The new contact, normalised. */
  to: string;
  dialingCode: string | null;
  /** The present one. */
  from: string | null;
}

const UNIQUE_VIOLATION = '23505';
const mask = (channel: Change['channel'], contact: string): string =>
  channel === 'sms' ? maskMobile(contact) : maskEmail(contact);

/** Sends a code to the new contact and one to the present contact. Source: 11-05. */
export async function sendContactCodes(
  parts: Parts,
  { body, caller }: ParsedOf<typeof sendCall> & { caller: MemberCaller },
): Promise<{ old: string | null; expiredMinutes: number }> {
  const { channel, to, from } = await changeOf(parts, caller.session.memberId, body.to);
  const { expiredMinutes } = await sendCode(parts, { channel, target: to, purpose: 'new-contact' }, caller);
  if (from !== null) await sendCode(parts, { channel, target: from, purpose: 'old-contact' }, caller);
  return { old: from && mask(channel, from), expiredMinutes };
}

/**
 * Replaces a contact once both codes are right, or, where there was none, the new one's, the password and any second factor
 * of the member. The present contact receives a message about it. Links to a new password that the old one received end. The
 * new one is compared with all accounts (14-04). Source: 11-05, AC-07.
 */
export async function changeContact(
  parts: Parts,
  { body, caller }: ParsedOf<typeof changeCall> & { caller: MemberCaller },
): Promise<{ contact: string }> {
  const { memberId } = caller.session;
  const change = await changeOf(parts, memberId, body.to);
  const { channel, to, from } = change;
  const codes = [await codeAt('newCode', parts, { channel, target: to, purpose: 'new-contact', code: body.newCode })];
  if (from !== null)
    codes.push(await codeAt('proof', parts, { channel, target: from, purpose: 'old-contact', code: body.proof }));
  else {
    const member = await memberById(parts, memberId);
    if (!(await passwordFits(parts.config, member?.passwordHash, body.proof))) throw new Refusal('PASSWORD_WRONG');
    // A first contact is a second factor from then on: the password alone adds none beside another one.
    await requireSecondFactor(parts, caller, 'contact');
  }
  await parts.database.transaction(async (transaction) => {
    await spendCodes(parts, codes, transaction);
    await replace(transaction, memberId, change);
    if (channel === 'email') await endResetLinks(parts, transaction, memberId);
    await notePerson(parts, transaction, memberId);
    if (from !== null)
      await parts.messages.send(transaction, {
        channel,
        target: from,
        subject: '',
        text: `The contact of your account was changed to ${mask(channel, to)}. If it wasn't you, contact customer service.`,
      });
  });
  return { contact: mask(channel, to) };
}

async function changeOf(parts: Parts, memberId: string, contact: NewContact): Promise<Change> {
  const present = (await parts.database.first<{ mobile: string | null; email: string | null }>(
    'SELECT mobile, email FROM members WHERE id = $1',
    [memberId],
  ))!;
  if (contact.kind === 'email') {
    const same = present.email !== null && normalEmail(present.email) === normalEmail(contact.email);
    if (same) throw new Refusal('CONTACT_SAME');
    return { channel: 'email', column: 'email', to: contact.email, dialingCode: null, from: present.email };
  }
  const parsed = parsePhoneNumberFromString(contact.mobile);
  if (!parsed?.isPossible()) throw new Refusal('MOBILE_INVALID');
  if (parsed.number === present.mobile) throw new Refusal('CONTACT_SAME');
  return {
    channel: 'sms',
    column: 'mobile',
    to: parsed.number,
    dialingCode: parsed.countryCallingCode,
    from: present.mobile,
  };
}

/** A wrong code names the field that it was typed into. */
async function codeAt(
  field: 'newCode' | 'proof',
  parts: Parts,
  {
    purpose,
    ...given
  }: Pick<Change, 'channel'> & { target: string; purpose: 'new-contact' | 'old-contact'; code: string },
): Promise<string> {
  try {
    return await checkCode(parts, { ...given, purposes: [purpose] });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, { params: { field } });
  }
}

/** The present contact is part of the condition: of two changes at the same time, the later one is refused. */
async function replace(transaction: Transaction, memberId: string, { column, to, dialingCode, from }: Change) {
  try {
    const changed = await transaction.run(
      `UPDATE members SET ${column} = $2, dialing_code = coalesce($3, dialing_code),
              details = CASE WHEN $3::text IS NULL THEN details ELSE details - '${UNPROVEN_MOBILE}' END
        WHERE id = $1 AND ${column} IS NOT DISTINCT FROM $4`,
      [memberId, to, dialingCode, from],
    );
    if (changed === 0) throw new Refusal('VERIFICATION_CODE_INVALID', { params: { field: 'proof' } });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new Refusal('CONTACT_TAKEN');
    throw error;
  }
}
