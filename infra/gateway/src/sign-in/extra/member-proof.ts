import type { ProofPurpose, Proofs, ProofWay } from '@atrium/contracts/member-proof';
import { PasskeyAnswer } from '@atrium/contracts/passkeys';
import * as v from 'valibot';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { limitWithin } from '../../platform/rate-limit.ts';
import { memberById } from '../../session/credentials.repository.ts';
import { noteFailedStep } from '../../session/failed-sign-ins.ts';
import { passwordFits } from '../../session/passwords.ts';
import { authenticatorFits } from './authenticator-code.ts';
import { type Means, meansOf } from './means.ts';
import { memberByPasskey } from '../../passkeys/passkey-answer.ts';
import { passkeySite } from '../../passkeys/passkey-site.ts';
import { codeFits, sendCode } from '../../verification/codes.ts';
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

interface Given {
  way: ProofWay;
  answer: string;
  purpose: ProofPurpose;
}

/**
 * Refuses a member who does not prove themselves in one of their ways. A code or an answer proves once; the attempt counts
 * before it is judged. Source: AC-07.
 */
export async function requireProof(parts: Parts, caller: MemberCaller, given: Given): Promise<void> {
  const { memberId } = caller.session;
  const means = await meansOf(parts, memberId);
  if (!proofsOf(means).some((proof) => proof.way === given.way)) throw new Refusal('PROOF_UNAVAILABLE');
  await limitWithin(parts, 'proof', caller, MOST_PROOFS);
  if (await proves(parts, caller, means, given)) return;
  await noteFailedStep(parts, { memberId, step: 'proof' }, caller);
  throw new Refusal(WRONG[given.way] ?? 'VERIFICATION_CODE_INVALID');
}

const WRONG: Partial<Record<ProofWay, 'PASSWORD_WRONG' | 'PASSKEY_WRONG'>> = {
  password: 'PASSWORD_WRONG',
  passkey: 'PASSKEY_WRONG',
};

async function proves(
  parts: Parts,
  caller: MemberCaller,
  means: Means,
  { way, answer, purpose }: Given,
): Promise<boolean> {
  const { memberId } = caller.session;
  if (way === 'password')
    return await passwordFits(parts.config, (await memberById(parts, memberId))?.passwordHash, answer);
  if (way === 'passkey') {
    const parsed = parsedAnswer(answer);
    const site = passkeySite(parts, caller);
    return parsed !== undefined && !!(await memberByPasskey(parts, { answer: parsed, site }, { memberId, purpose }));
  }
  if (way === 'authenticator') return await authenticatorFits(parts, memberId, answer);
  const target = means[way === 'sms' ? 'mobile' : 'email']!;
  return await codeFits(parts, { channel: way, target, purposes: [purpose], code: answer });
}

function parsedAnswer(text: string) {
  try {
    const parsed = v.safeParse(PasskeyAnswer, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
