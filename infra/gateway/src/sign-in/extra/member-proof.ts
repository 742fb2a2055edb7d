import type { Proofs, ProofWay } from '@atrium/contracts/member-proof';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { memberById } from '../../session/credentials.repository.ts';
import { passwordFits } from '../../session/passwords.ts';
import { authenticatorFits } from './authenticator-code.ts';
import { type Means, meansOf } from './means.ts';
import { type Purpose, sendCode, spendCode } from '../../verification/codes.ts';
import { maskEmail, maskMobile } from '../../verification/mask-contact.ts';

/** What the code is for: one that was sent for something else proves nothing. */
type ProofPurpose = Extract<Purpose, 'payout-account' | 'payment-password'>;

/** The ways in which a member can prove who they are. The password proves it only where there is no second factor. */
export function proofsOf({ mobile, email, authenticator }: Means): Proofs {
  const ways: Proofs = [
    ...(authenticator ? [{ way: 'authenticator' as const, to: null }] : []),
    ...(mobile === null ? [] : [{ way: 'sms' as const, to: maskMobile(mobile) }]),
    ...(email === null ? [] : [{ way: 'email' as const, to: maskEmail(email) }]),
  ];
  return ways.length > 0 ? ways : [{ way: 'password', to: null }];
}

/** Sends a code to a bound contact. */
export async function sendProofCode(
  parts: Parts,
  { session, ip }: MemberCaller,
  { channel, purpose }: { channel: 'sms' | 'email'; purpose: ProofPurpose },
): Promise<{ expiredMinutes: number }> {
  const { mobile, email } = await meansOf(parts, session.memberId);
  const target = channel === 'sms' ? mobile : email;
  if (target === null) throw new Refusal('PROOF_UNAVAILABLE');
  return await sendCode(parts, { channel, target, purpose, ip });
}

/** Refuses a member who does not prove themselves in one of their ways. A code proves once. Source: AC-07. */
export async function requireProof(
  parts: Parts,
  memberId: string,
  { way, answer, purpose }: { way: ProofWay; answer: string; purpose: ProofPurpose },
): Promise<void> {
  const means = await meansOf(parts, memberId);
  if (!proofsOf(means).some((proof) => proof.way === way)) throw new Refusal('PROOF_UNAVAILABLE');
  if (way === 'password') {
    const member = await memberById(parts, memberId);
    if (!(await passwordFits(parts.config, member?.passwordHash, answer))) throw new Refusal('PASSWORD_WRONG');
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
