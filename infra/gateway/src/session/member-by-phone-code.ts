import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { codeFits } from '../verification/codes.ts';
import { type Credentials, memberByMobile } from './credentials.repository.ts';
import { noteFailedStep } from './failed-sign-ins.ts';

/**
 * The member of a number that a code was sent to, if there is one; uses up the code. A wrong one is refused and counts as a
 * failed step of the member, if the number has one.
 */
export async function memberByPhoneCode(
  parts: Parts,
  { mobile, code }: { mobile: string; code: string },
  caller: Caller,
): Promise<Credentials | undefined> {
  const fits = await codeFits(parts, { channel: 'sms', target: mobile, purposes: ['login'], code });
  const member = await memberByMobile(parts, mobile);
  if (fits) return member;
  await noteFailedStep(parts, { memberId: member?.id, step: 'code' }, caller);
  throw new Refusal('VERIFICATION_CODE_INVALID');
}
