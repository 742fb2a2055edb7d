import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { ExtraWay, sendExtraCode as sendCall, verifyExtra as call } from '@atrium/contracts/login-verification';
import type { LoginResult } from '@atrium/contracts/session';
import type { InferOutput } from 'valibot';
import { authenticatorFits } from './authenticator-code.ts';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { codeFits, sendCode } from '../../verification/codes.ts';
import { memberById } from '../../session/credentials.repository.ts';
import { enter } from '../../session/enter.ts';
import { noteFailedStep } from '../../session/failed-sign-ins.ts';
import { type Challenge, countTry, liveChallenge, MOST_TRIES } from './challenge.ts';
import { registerAddress } from './known-address.ts';
import { type Means, meansOf, waysOf } from './means.ts';

type Channel = 'sms' | 'email';
const PURPOSE = 'new-address';

const targetOf = ({ mobile, email }: Means, channel: Channel): string | null => (channel === 'sms' ? mobile : email);

/** Sends a code to a contact of the challenge's account, never to one from the request. */
export async function sendExtraCode(parts: Parts, { body, caller }: ParsedOf<typeof sendCall> & { caller: Caller }) {
  const { memberId } = await liveChallenge(parts, body.challenge, caller);
  const target = targetOf(await meansOf(parts, memberId), body.channel);
  if (target === null) throw new Refusal('EXTRA_VERIFICATION_OVER');
  return await sendCode(parts, { channel: body.channel, target, purpose: PURPOSE }, caller);
}

/**
 * Opens the session of a login from a new address after a passed verification, and registers the address. Source: 4-70
 * … 4-76.
 */
export async function verifyExtra(
  parts: Parts,
  { body, caller }: ParsedOf<typeof call> & { caller: Caller },
): Promise<InferOutput<typeof LoginResult>> {
  const challenge = await countTry(parts, body.challenge, caller);
  if (!(await passes(parts, challenge, body))) {
    await noteFailedStep(parts, { memberId: challenge.memberId, step: 'verification' }, caller);
    throw new Refusal('EXTRA_VERIFICATION_FAILED', { params: { left: MOST_TRIES - challenge.attempts } });
  }
  const member = await memberById(parts, challenge.memberId);
  // Between the two steps the account may have been locked, or its password changed.
  if (member?.status !== 'active' || member.passwordHash !== challenge.passwordHash)
    throw new Refusal('EXTRA_VERIFICATION_OVER');
  await parts.database.transaction(async (transaction) => {
    const once = await transaction.run(
      'UPDATE login_challenges SET passed_at = $2 WHERE id = $1 AND passed_at IS NULL',
      [challenge.id, parts.clock.now()],
    );
    if (once === 0) throw new Refusal('EXTRA_VERIFICATION_OVER');
    await registerAddress(parts, transaction, member.id, caller.ip);
  });
  return await enter(parts, member, caller, challenge);
}

async function passes(
  parts: Parts,
  { memberId }: Challenge,
  { way, channel, answer }: { way: ExtraWay; channel?: Channel | undefined; answer: string },
): Promise<boolean> {
  const means = await meansOf(parts, memberId);
  if (!waysOf(means).includes(way)) return false;
  if (way === 'bankName') return means.bankNames.map(nameOf).includes(nameOf(answer));
  if (way === 'authenticator') return await authenticatorFits(parts, memberId, answer);
  const used = way === 'phone' ? 'sms' : way === 'email' ? 'email' : channel;
  const target = used ? targetOf(means, used) : null;
  return (
    used !== undefined &&
    target !== null &&
    (await codeFits(parts, { channel: used, target, purposes: [PURPOSE], code: answer }))
  );
}

/** A normalised name: case, double spaces and the form of accents do not count. */
const nameOf = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
