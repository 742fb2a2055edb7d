import type { InferOutput } from 'valibot';
import type { LoginPayload, LoginResult } from '@atrium/contracts/session';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { requireSwitch } from '../system/require-switch.ts';
import { spendCode } from '../verification/codes.ts';
import { mobileNumber } from '../verification/mobile-number.ts';
import { forget, memberByAccount, memberByMobile, type Credentials } from './credentials.repository.ts';
import { enter } from './enter.ts';
import { countAttempt, forgetAttempts } from './login-attempts.ts';
import { passwordFits } from './passwords.ts';
import { isRemembered } from './remember-token.ts';

type Payload = InferOutput<typeof LoginPayload>;

const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];

/**
 * Signs in by user name and password, by SMS code, or by the token that stands for a remembered password. A wrong
 * password, an unknown user and a closed account get one and the same answer in the same time.
 */
export async function logIn(
  parts: Parts,
  { body, caller }: { body: Payload; caller: Caller },
): Promise<InferOutput<typeof LoginResult>> {
  const member = body.type === 'username' ? await byPassword(parts, body, caller) : await byOtherMeans(parts, body);
  if (member.status === 'locked')
    throw new Refusal('ACCOUNT_LOCKED', { params: { minutes: 0 }, value: { captcha: false } });
  if (body.entry === 'agent' && !AGENT_TYPES.includes(member.type)) throw new Refusal('NOT_AN_AGENT');
  if (body.type === 'username' && !body.remember) await forget(parts, member.id, caller);
  return await enter(parts, member, caller, {
    password: body.type === 'username' && !body.remembered ? body.password : undefined,
    remember: body.type === 'username' && body.remember,
  });
}

async function byPassword(parts: Parts, body: Payload, caller: Caller): Promise<Credentials> {
  const account = body.username.toLowerCase();
  const attempt = await countAttempt(parts, caller, account, { id: body.captchaId, text: body.captcha });
  const member = await memberByAccount(parts, account);
  const fits = body.remembered
    ? member !== undefined && (await isRemembered(parts, member.id, caller))
    : await passwordFits(parts.config, member?.passwordHash, body.password);
  if (!member || !fits || member.status === 'closed') throw new Refusal('LOGIN_FAILED', { value: attempt.failure });
  await forgetAttempts(parts, account);
  return member;
}

async function byOtherMeans(parts: Parts, body: Payload): Promise<Credentials> {
  await requireSwitch(parts, body.type === 'sms' ? 'smsLogin' : 'googleLogin');
  // A third party's proof needs that party: the brand's provider checks it, and without one nobody vouches.
  if (body.type === 'firebase') throw new Refusal('FUNCTION_DISABLED');
  const mobile = mobileNumber(body.countryDialingCode ?? '', body.username);
  await spendCode(parts, { channel: 'sms', target: mobile, purposes: ['login'], code: body.password });
  const member = await memberByMobile(parts, mobile);
  if (!member || member.status === 'closed') throw new Refusal('LOGIN_FAILED', { value: { captcha: false } });
  return member;
}
