import type { smsNoLogin, smsRegister } from '@atrium/contracts/verification';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { Refusal } from '../platform/errors.ts';
import { sendCode } from './codes.ts';
import { requireHuman } from './human.ts';
import { mobileNumber } from './mobile-number.ts';

/** Sends a code for an SMS login or a forgotten password, without revealing whether the number belongs to a member. */
export const sendLoginCode = (parts: Parts, { body, caller }: ParsedOf<typeof smsNoLogin> & { caller: Caller }) =>
  sendSms(parts, 'login', { ...body, mobile: body.mobileNum }, caller);

export const sendRegistrationCode = (
  parts: Parts,
  { body, caller }: ParsedOf<typeof smsRegister> & { caller: Caller },
) => sendSms(parts, 'register', { ...body, mobile: body.mobileNo }, caller);

async function sendSms(
  parts: Parts,
  purpose: 'login' | 'register',
  { countryDialingCode, mobile, geetest }: { countryDialingCode: string; mobile: string; geetest?: string | undefined },
  caller: Caller,
): Promise<ReplyOf<typeof smsNoLogin>> {
  const target = mobileNumber(countryDialingCode, mobile);
  await requireHuman(parts, geetest, caller.ip);
  await requireSms(parts);
  const sent = await sendCode(parts, { channel: 'sms', target, purpose }, caller);
  return parts.messages.isSmsThirdParty ? { ...sent, thirdParty: true } : sent;
}

/** Refuses when the brand sends no SMS (phone-auth code "operation not allowed"). Source: 8-28. */
async function requireSms({ settings }: Parts): Promise<void> {
  if (!(await settings.get('verification.sms', true))) throw new Refusal('VERIFICATION_NOT_ALLOWED');
}
