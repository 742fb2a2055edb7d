import type { smsNoLogin, smsRegister } from '@atrium/contracts/verification';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { Refusal } from '../platform/errors.ts';
import { sendCode } from './codes.ts';
import { requireHuman } from './human.ts';
import { mobileNumber } from './mobile-number.ts';

/** Sends a code for an SMS login or a forgotten password, without revealing whether the number belongs to a member. */
export async function sendLoginCode(parts: Parts, { body, caller }: ParsedOf<typeof smsNoLogin> & { caller: Caller }) {
  const target = mobileNumber(body.countryDialingCode, body.mobileNum);
  await requireHuman(parts, body.geetest, caller.ip);
  await requireSms(parts);
  return await sendCode(parts, { channel: 'sms', target, purpose: 'login' }, caller);
}

export async function sendRegistrationCode(
  parts: Parts,
  { body, caller }: ParsedOf<typeof smsRegister> & { caller: Caller },
) {
  const target = mobileNumber(body.countryDialingCode, body.mobileNo);
  await requireHuman(parts, body.geetest, caller.ip);
  await requireSms(parts);
  return await sendCode(parts, { channel: 'sms', target, purpose: 'register' }, caller);
}

/** Refuses when the brand sends no SMS (phone-auth code "operation not allowed"). Source: 8-28. */
async function requireSms({ settings }: Parts): Promise<void> {
  if (!(await settings.get('verification.sms', true))) throw new Refusal('VERIFICATION_NOT_ALLOWED');
}
