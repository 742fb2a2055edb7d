import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { passkeyLogin as call } from '@atrium/contracts/passkeys';
import type { LoginResult } from '@atrium/contracts/session';
import type { InferOutput } from 'valibot';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { memberById } from '../session/credentials.repository.ts';
import { enter } from '../session/enter.ts';
import { noteFailedStep } from '../session/failed-sign-ins.ts';
import { checkDoor } from './door.ts';
import { registerAddress } from './extra/known-address.ts';
import { memberByPasskey, ownerOfPasskey, passkeyOptions } from '../passkeys/passkey-answer.ts';
import { passkeySite } from '../passkeys/passkey-site.ts';

const OF_LOGIN = { memberId: null, purpose: 'login' } as const;

/** What a passkey has to sign to sign in. */
export const passkeyLoginOptions = (parts: Parts, { caller }: { caller: Caller }) =>
  passkeyOptions(parts, passkeySite(parts, caller), OF_LOGIN);

/** Signs in by a passkey. It is two factors, so a new address is registered without further verification. Source: 11-07. */
export async function logInByPasskey(
  parts: Parts,
  { body, caller }: ParsedOf<typeof call> & { caller: Caller },
): Promise<InferOutput<typeof LoginResult>> {
  const site = passkeySite(parts, caller);
  const id = await memberByPasskey(parts, { answer: body.answer, site }, OF_LOGIN);
  if (id === undefined) {
    const memberId = await ownerOfPasskey(parts, body.answer.id, site);
    await noteFailedStep(parts, { memberId, step: 'passkey' }, caller);
    throw new Refusal('PASSKEY_WRONG');
  }
  const member = await memberById(parts, id);
  if (!member || member.status === 'closed') throw new Refusal('LOGIN_FAILED', { value: { captcha: false } });
  if (member.status === 'locked')
    throw new Refusal('ACCOUNT_LOCKED', { params: { minutes: 0 }, value: { captcha: false } });
  await checkDoor(parts, body, member);
  await registerAddress(parts, parts.database, member.id, caller.ip);
  return await enter(parts, member, caller);
}
