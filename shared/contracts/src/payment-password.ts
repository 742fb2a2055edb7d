import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { PROOF_ERRORS, Proofs, ProofWay } from './member-proof.ts';
import { Instant } from './money.ts';

/*
 * A second password of the member, for what takes money out of the account. The brand's settings `paymentPassword.*` say
 * where it is asked. Source: 11-06.
 */

const path = '/wps/member/payment-password';

/** `withdrawal`, `transfer` along the agents' line, `binding` of a payout account, `conversion` of points to money. */
export const PAYMENT_PASSWORD_USES = ['withdrawal', 'transfer', 'binding', 'conversion'] as const;
export const PaymentPasswordUse = v.picklist(PAYMENT_PASSWORD_USES);
export type PaymentPasswordUse = v.InferOutput<typeof PaymentPasswordUse>;

export const PaymentPasswordState = v.object({
  /** When it was set or changed; null without one. */
  changedAt: v.nullable(Instant),
  /** The end of the lock after too many wrong ones; null without a lock. Setting a new one by a code ends the lock. */
  lockedUntil: v.nullable(Instant),
  /** Where the brand asks for it. */
  asked: v.array(PaymentPasswordUse),
  /** What a new one consists of: the rule of the registration form. */
  rule: v.object({ min: v.number(), max: v.number(), digits: v.boolean() }),
  /**
   * What proves the member who sets the first one or has forgotten it. Empty while one is set and the member has neither a
   * contact nor an authenticator app nor a passkey.
   */
  proofs: Proofs,
});
export type PaymentPasswordState = v.InferOutput<typeof PaymentPasswordState>;

/** A payment password beside the data of a call. Required where the brand asks for it, ignored elsewhere. */
export const GivenPaymentPassword = v.optional(v.pipe(v.string(), v.maxLength(255)));

/** The refusals of a call that asks for the payment password. */
export const PAYMENT_PASSWORD_ERRORS = [
  'PAYMENT_PASSWORD_MISSING',
  'PAYMENT_PASSWORD_REQUIRED',
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_LOCKED',
] as const;

export const paymentPassword = endpoint({
  name: 'paymentPassword.state',
  method: 'GET',
  path,
  access: 'member',
  summary: 'Whether the member has a payment password, where it is asked, and what a new one needs.',
  source: '11-06',
  reply: PaymentPasswordState,
  errors: [],
});

export const sendPaymentPasswordCode = endpoint({
  name: 'paymentPassword.sendCode',
  method: 'POST',
  path: `${path}/code`,
  access: 'member',
  summary: 'Sends the code with which a payment password is set or recovered to a bound contact.',
  source: '11-06, AC-07',
  body: v.strictObject({ channel: v.picklist(['sms', 'email']) }),
  reply: v.object({ expiredMinutes: v.number() }),
  errors: ['PROOF_UNAVAILABLE', 'VERIFICATION_TOO_MANY', 'VERIFICATION_TOO_SOON', 'VERIFICATION_QUOTA'],
});

/**
 * Sets the first one, changes it (`present`: the present payment password), or recovers it by a code. The login password
 * proves a member for the first one only, and only without a second factor. PAYMENT_PASSWORD_SIMPLE: a row of equal or
 * consecutive characters, or the login password. No code is used up by a password that breaks the rule.
 */
export const setPaymentPassword = endpoint({
  name: 'paymentPassword.set',
  method: 'PUT',
  path,
  access: 'member',
  encrypted: true,
  summary: 'Sets, changes or recovers the payment password.',
  source: '11-06, AC-07',
  body: v.strictObject({
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    proof: v.strictObject({
      way: v.picklist(['present', ...ProofWay.options]),
      answer: v.pipe(v.string(), v.minLength(1), v.maxLength(8_000)),
    }),
  }),
  reply: PaymentPasswordState,
  errors: [
    'PAYMENT_PASSWORD_RULE',
    'PAYMENT_PASSWORD_SIMPLE',
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
    ...PROOF_ERRORS,
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
  ],
});
