import type { smsNoLogin, smsRegister } from '@atrium/contracts/verification';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { sendCode } from './codes.ts';
import { requireHuman } from './human.ts';
import { mobileNumber } from './mobile-number.ts';

/** A code for an SMS login or a forgotten password. Whether the number belongs to a member is not told. */
export async function sendLoginCode(parts: Parts, { body, caller }: ParsedOf<typeof smsNoLogin> & { caller: Caller }) {
  const target = mobileNumber(body.countryDialingCode, body.mobileNum);
  await requireHuman(parts, body.geetest, caller.ip);
  return await sendCode(parts, { channel: 'sms', target, purpose: 'login' });
}

export async function sendRegistrationCode(
  parts: Parts,
  { body, caller }: ParsedOf<typeof smsRegister> & { caller: Caller },
) {
  const target = mobileNumber(body.countryDialingCode, body.mobileNo);
  await requireHuman(parts, body.geetest, caller.ip);
  return await sendCode(parts, { channel: 'sms', target, purpose: 'register' });
}
