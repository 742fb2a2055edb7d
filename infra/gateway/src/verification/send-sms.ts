import type { smsNoLogin, smsRegister } from '@atrium/contracts/verification';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { isSwitchOn } from '@atrium/contracts/switches';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { Refusal } from '../platform/errors.ts';
import { whitelabelOf } from '../system/permission.ts';
import { requireSwitch } from '../system/require-switch.ts';
import { sendCode } from './codes.ts';
import { requireHuman } from './human.ts';
import { mobileNumber } from './mobile-number.ts';

/** Sends a code for an SMS login or a forgotten password, without revealing whether the number belongs to a member. */
export const sendLoginCode = (parts: Parts, { body, caller }: ParsedOf<typeof smsNoLogin> & { caller: Caller }) =>
  sendSms(parts, 'login', { ...body, mobile: body.mobileNum }, caller);

/** Refuses where no registration asks for a code: nobody makes the brand pay for an SMS that is of no use. Source: 6-24. */
export async function sendRegistrationCode(
  parts: Parts,
  { body, caller }: ParsedOf<typeof smsRegister> & { caller: Caller },
): ReturnType<typeof sendSms> {
  await requireSwitch(parts, 'directRegistration');
  if (!isSwitchOn(await whitelabelOf(parts), 'registrationSms')) await requireSwitch(parts, 'mobileRegistration');
  return await sendSms(parts, 'register', { ...body, mobile: body.mobileNo }, caller);
}

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
