import * as calls from '@atrium/contracts/payment-password';
import type { Subject } from '../platform/subject.ts';
import { sendProofCode } from '../sign-in/extra/member-proof.ts';
import { paymentPasswordState } from './payment-password-state.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export const paymentPassword: Subject = (routes) => {
  routes.member(calls.paymentPassword, paymentPasswordState);
  routes.member(calls.sendPaymentPasswordCode, (parts, { body, caller }) =>
    sendProofCode(parts, caller, { channel: body.channel, purpose: 'payment-password' }),
  );
  routes.member(calls.setPaymentPassword, setPaymentPassword);
};
