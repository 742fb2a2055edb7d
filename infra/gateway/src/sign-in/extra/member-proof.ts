import type { ProofPurpose, Proofs, ProofWay } from '@atrium/contracts/member-proof';
import { PasskeyAnswer } from '@atrium/contracts/passkeys';
import * as v from 'valibot';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { limitWithin } from '../../platform/rate-limit.ts';
import { memberById } from '../../session/credentials.repository.ts';
import { passwordFits } from '../../session/passwords.ts';
import { authenticatorFits } from './authenticator-code.ts';
import { type Means, meansOf } from './means.ts';
import { memberByPasskey } from '../../passkeys/passkey-answer.ts';
import { passkeySite } from '../../passkeys/passkey-site.ts';
import { sendCode, spendCode } from '../../verification/codes.ts';
import { maskEmail, maskMobile } from '../../verification/mask-contact.ts';

/** The ways in which a member can prove who they are. The password proves it only where there is no second factor. */
export function proofsOf({ mobile, email, authenticator, passkey }: Means): Proofs {
  const ways: Proofs = [
    ...(passkey ? [{ way: 'passkey' as const, to: null }] : []),
    ...(authenticator ? [{ way: 'authenticator' as const, to: null }] : []),
    ...(mobile === null ? [] : [{ way: 'sms' as const, to: maskMobile(mobile) }]),
    ...(email === null ? [] : [{ way: 'email' as const, to: maskEmail(email) }]),
  ];
  return ways.length > 0 ? ways : [{ way: 'password', to: null }];
}

/** The ways that are open to the caller. */
export const ownProofs = async (parts: Parts, { caller }: { caller: MemberCaller }): Promise<Proofs> =>
  proofsOf(await meansOf(parts, caller.session.memberId));

/** Sends a code to a bound contact. */
export async function sendProofCode(
  parts: Parts,
  caller: MemberCaller,
  { channel, purpose }: { channel: 'sms' | 'email'; purpose: ProofPurpose },
): Promise<{ expiredMinutes: number }> {
  const { mobile, email } = await meansOf(parts, caller.session.memberId);
  const target = channel === 'sms' ? mobile : email;
  if (target === null) throw new Refusal('PROOF_UNAVAILABLE');
  return await sendCode(parts, { channel, target, purpose }, caller);
}

/** All calls that ask for a proof count together: somebody who finds a session open must not be able to guess. */
const MOST_PROOFS = { most: 10, minutes: 15 };

/**
 * Refuses a member who does not prove themselves in one of their ways. A code or an answer proves once; the attempt counts
 * before it is judged. Source: AC-07.
 */
export async function requireProof(
  parts: Parts,
  caller: MemberCaller,
  { way, answer, purpose }: { way: ProofWay; answer: string; purpose: ProofPurpose },
): Promise<void> {
  const { memberId } = caller.session;
  const means = await meansOf(parts, memberId);
  if (!proofsOf(means).some((proof) => proof.way === way)) throw new Refusal('PROOF_UNAVAILABLE');
  await limitWithin(parts, 'proof', caller, MOST_PROOFS);
  if (way === 'password') {
    const member = await memberById(parts, memberId);
    if (!(await passwordFits(parts.config, member?.passwordHash, answer))) throw new Refusal('PASSWORD_WRONG');
    return;
  }
  if (way === 'passkey') {
    const given = parsedAnswer(answer);
    const site = passkeySite(parts, caller);
    if (!given || !(await memberByPasskey(parts, { answer: given, site }, { memberId, purpose })))
      throw new Refusal('PASSKEY_WRONG');
    return;
  }
  if (way === 'authenticator') {
    if (!(await authenticatorFits(parts, memberId, answer))) throw new Refusal('VERIFICATION_CODE_INVALID');
    return;
  }
  await spendCode(parts, {
    channel: way,
    target: means[way === 'sms' ? 'mobile' : 'email']!,
    purposes: [purpose],
    code: answer,
  });
}

function parsedAnswer(text: string) {
  try {
    const parsed = v.safeParse(PasskeyAnswer, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
