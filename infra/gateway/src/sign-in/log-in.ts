import type { InferOutput } from 'valibot';
import type { LoginPayload, LoginResult } from '@atrium/contracts/session';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { requireSwitch } from '../system/require-switch.ts';
import { requireHuman } from '../verification/human.ts';
import { mobileNumber } from '../verification/mobile-number.ts';
import { spendAdmission } from '../session/admission.ts';
import { forget, memberByAccount, type Credentials } from '../session/credentials.repository.ts';
import { enter } from '../session/enter.ts';
import { checkDoor } from './door.ts';
import { askForMore } from './extra/challenge.ts';
import { isKnownAddress, registerAddress } from './extra/known-address.ts';
import { memberByIdentity } from './identity/member-by-identity.ts';
import { noteFailedSignIn } from '../session/failed-sign-ins.ts';
import { countAttempt, forgetAttemptsFrom } from '../session/login-attempts.ts';
import { memberByPhoneCode } from '../session/member-by-phone-code.ts';
import { passwordFits } from '../session/passwords.ts';
import { isRemembered } from '../session/remember-token.ts';

type Payload = InferOutput<typeof LoginPayload>;

/**
 * Signs in by username and password, by SMS code, or by the token that stands for a remembered password. A wrong
 * password, an unknown user and a closed account get the same answer in the same time.
 */
export async function logIn(
  parts: Parts,
  { body, caller }: { body: Payload; caller: Caller },
): Promise<InferOutput<typeof LoginResult>> {
  const member = await provedMember(parts, body, caller);
  if (member.status === 'locked')
    throw new Refusal('ACCOUNT_LOCKED', { params: { minutes: 0 }, value: { captcha: false } });
  await checkDoor(parts, body, member);
  if (body.type === 'username' && !body.remember) await forget(parts, member.id, caller);
  const proof = {
    remember: body.type === 'username' && body.remember === true,
    defaultPassword: body.type === 'username' && !body.remembered && (await isProductDefault(parts, body.password)),
  };
  // A code to the bound number already is the extra verification.
  if (body.type === 'sms') await registerAddress(parts, parts.database, member.id, caller.ip);
  else if (!(await isKnownAddress(parts, member.id, caller.ip))) {
    if (!(await spendAdmission(parts, member.id))) throw await askForMore(parts, member, caller, proof);
    await registerAddress(parts, parts.database, member.id, caller.ip);
  }
  return await enter(parts, member, caller, proof);
}

function provedMember(parts: Parts, body: Payload, caller: Caller): Promise<Credentials> {
  if (body.type === 'username') return byPassword(parts, body, caller);
  return body.type === 'sms' ? bySms(parts, body, caller) : memberByIdentity(parts, body);
}

async function byPassword(parts: Parts, body: Payload, caller: Caller): Promise<Credentials> {
  await requireHuman(parts, body.proof, caller.ip);
  const account = body.username.toLowerCase();
  const attempt = await countAttempt(parts, caller, account, {
    id: body.captchaId,
    text: body.captcha,
    proof: body.captchaProof,
  });
  const member = await memberByAccount(parts, account);
  const fits = body.remembered
    ? member !== undefined && (await isRemembered(parts, member.id, caller))
    : await passwordFits(parts.config, member?.passwordHash, body.password);
  if (!member || !fits || member.status === 'closed') {
    await noteFailedSignIn(parts, account);
    throw new Refusal('LOGIN_FAILED', { value: attempt.failure });
  }
  await forgetAttemptsFrom(parts.database, account, attempt);
  return member;
}

async function bySms(parts: Parts, body: Payload, caller: Caller): Promise<Credentials> {
  await requireSwitch(parts, 'smsLogin');
  const mobile = mobileNumber(body.countryDialingCode ?? '', body.username);
  const member = await memberByPhoneCode(parts, { mobile, code: body.password }, caller);
  if (!member || member.status === 'closed') throw new Refusal('LOGIN_FAILED', { value: { captcha: false } });
  return member;
}

/** Whether a password is the product's default one (4-18); compared on the server. */
async function isProductDefault(parts: Parts, password: string): Promise<boolean> {
  const given = await parts.settings.get<string | null>('session.defaultPassword', null);
  return given !== null && password === given;
}
