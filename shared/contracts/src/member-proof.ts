import * as v from 'valibot';

/** What proves the member: a passkey, a code of their authenticator app, one sent to a bound contact, or the login password. */
export const ProofWay = v.picklist(['passkey', 'authenticator', 'sms', 'email', 'password']);
export type ProofWay = v.InferOutput<typeof ProofWay>;

/** The ways that are open to a member. `to`: the masked contact that a code is sent to. */
export const Proofs = v.array(v.object({ way: ProofWay, to: v.nullable(v.string()) }));
export type Proofs = v.InferOutput<typeof Proofs>;

/** The code, the password, or what the passkey answered as JSON: it signs a challenge of `passkeys.proofOptions`. */
const Answer = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(8_000));
export const Proof = v.strictObject({ way: ProofWay, answer: Answer });
export type Proof = v.InferOutput<typeof Proof>;

/** What a proof is for: one for something else proves nothing. */
export const ProofPurpose = v.picklist([
  'payout-account',
  'payment-password',
  'passkey',
  'password',
  'authenticator',
  'closure',
  'personal-data',
  'erasure',
  'contact',
]);
export type ProofPurpose = v.InferOutput<typeof ProofPurpose>;

/** The refusals of a proof. PASSKEY_WRONG: the passkey is unknown, or signed something else. */
export const PROOF_ERRORS = [
  'PROOF_UNAVAILABLE',
  'PASSWORD_WRONG',
  'VERIFICATION_CODE_INVALID',
  'VERIFICATION_CODE_EXPIRED',
  'PASSKEY_WRONG',
] as const;
