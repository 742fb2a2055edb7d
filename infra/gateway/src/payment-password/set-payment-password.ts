import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { PaymentPasswordState, setPaymentPassword as call } from '@atrium/contracts/payment-password';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { memberById } from '../session/credentials.repository.ts';
import { hashPassword, passwordFits } from '../session/passwords.ts';
import { meansOf } from '../sign-in/extra/means.ts';
import { requireProof } from '../sign-in/extra/member-proof.ts';
import { checkPaymentPassword } from './check-payment-password.ts';
import { requireGoodPaymentPassword } from './payment-password-rules.ts';
import { paymentPasswordState } from './payment-password-state.ts';
import { hasPaymentPassword, storePaymentPassword } from './store-payment-password.ts';

const CHANGED = "The payment password of your account was set or changed. If it wasn't you, contact customer service.";

/** Sets, changes or recovers the payment password; the member's mobile receives a message about it; a trigger writes the others. Source: 11-06, AC-07. */
export async function setPaymentPassword(
  parts: Parts,
  { body, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<PaymentPasswordState> {
  const { memberId, type } = caller.session;
  if (type === TRIAL_ROLE) throw new Refusal('TRIAL_ACCOUNT');
  const { password, proof } = body;
  await requireGoodPaymentPassword(parts, password);
  // Only the proven member reads whether it is the login password: the answer would let anybody else guess that.
  await prove(parts, caller, proof);
  const member = await memberById(parts, memberId);
  if (await passwordFits(parts.config, member?.passwordHash, password)) throw new Refusal('PAYMENT_PASSWORD_SIMPLE');
  const hash = await hashPassword(parts.config, password);
  const { mobile } = await meansOf(parts, memberId);
  await parts.database.transaction(async (transaction) => {
    await storePaymentPassword(parts, transaction, memberId, hash);
    if (mobile !== null)
      await parts.messages.send(transaction, { channel: 'sms', target: mobile, subject: '', text: CHANGED });
  });
  return await paymentPasswordState(parts, { caller });
}

type Given = ParsedOf<typeof call>['body']['proof'];

/** The login password sets the first one only: it must not be enough to replace the second password that protects money. */
async function prove(parts: Parts, caller: MemberCaller, { way, answer }: Given): Promise<void> {
  const { memberId } = caller.session;
  if (way === 'present') return await checkPaymentPassword(parts, memberId, answer);
  if (way === 'password' && (await hasPaymentPassword(parts.database, memberId)))
    throw new Refusal('PROOF_UNAVAILABLE');
  await requireProof(parts, caller, { way, answer, purpose: 'payment-password' });
}
