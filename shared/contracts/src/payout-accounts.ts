import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { FileText } from './file-text.ts';
import { PROOF_ERRORS, Proof, Proofs } from './member-proof.ts';
import { Instant } from './money.ts';
import { GivenPaymentPassword, PAYMENT_PASSWORD_ERRORS } from './payment-password.ts';

/*
 * The bank accounts and e-wallets that a member's withdrawals are paid to. An account never changes: another number is
 * another account. Source: 11-01, AC-07.
 */

const path = '/wps/member/payout-accounts';

export const PAYOUT_KINDS = ['bank', 'e-wallet'] as const;
export const PayoutKind = v.picklist(PAYOUT_KINDS);
export type PayoutKind = v.InferOutput<typeof PayoutKind>;

/** `waiting`: accepted, but the brand's waiting time is not over (`usableFrom`). */
export const PayoutState = v.picklist(['review', 'waiting', 'usable', 'refused']);

/** `number` is masked except for its last four characters. `reason`: the operator's words about a refused one. */
export const PayoutAccount = v.object({
  id: v.string(),
  kind: PayoutKind,
  /** The bank or e-wallet. */
  name: v.string(),
  holder: v.string(),
  number: v.string(),
  isDefault: v.boolean(),
  state: PayoutState,
  usableFrom: v.nullable(Instant),
  /** When it was added or, after a review, decided; the release before does not send it. */
  since: v.optional(Instant),
  reason: v.string(),
});
export type PayoutAccount = v.InferOutput<typeof PayoutAccount>;

export const PayoutAccounts = v.object({
  /** The default first, then the oldest first. */
  accounts: v.array(PayoutAccount),
  /** How many a member can have. */
  most: v.number(),
  /** Hours until a new account can be paid to. */
  waitHours: v.number(),
  /** The banks and e-wallets that the brand pays to. */
  institutions: v.array(v.object({ kind: PayoutKind, name: v.string() })),
  /** The verified name. An account of another holder, and any account before the verification, is reviewed first. */
  verifiedName: v.nullable(v.string()),
  /** The verified name, else the one given at the registration. An account of another holder needs a document. */
  accountName: v.nullable(v.string()),
  /** The member chooses one of these. `to`: the masked contact that a code is sent to. The password only without others. */
  proofs: Proofs,
});
export type PayoutAccounts = v.InferOutput<typeof PayoutAccounts>;

export const payoutAccounts = endpoint({
  name: 'payouts.accounts',
  method: 'GET',
  path,
  access: 'member',
  summary: 'The own payout accounts, and what a new one needs.',
  source: '11-01',
  reply: PayoutAccounts,
  errors: [],
});

export const sendPayoutCode = endpoint({
  name: 'payouts.sendCode',
  method: 'POST',
  path: `${path}/code`,
  access: 'member',
  summary: 'Sends the code that proves the member to a bound contact.',
  source: '11-01, AC-07',
  body: v.strictObject({ channel: v.picklist(['sms', 'email']) }),
  reply: v.object({ expiredMinutes: v.number() }),
  errors: ['PROOF_UNAVAILABLE', 'VERIFICATION_TOO_MANY', 'VERIFICATION_TOO_SOON', 'VERIFICATION_QUOTA'],
});

const Holder = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120));
/** Digits and letters with the separators in which people write them, or the e-mail address of an e-wallet. */
const AccountNumber = v.pipe(v.string(), v.trim(), v.regex(/^(?=(?:.*[\p{L}\p{N}]){5})[\p{L}\p{N}+@._ -]{5,60}$/u));

/**
 * FIELD_INVALID: the brand does not pay to that institution. PAYOUT_ACCOUNT_EXISTS: the member has this number already.
 * PAYOUT_DOCUMENT_REQUIRED: the holder is not `accountName`, so that a `document` must show the name: a picture as of an
 * identity check. An account that another member has is stored, and closes money play until an operator has decided (14-04).
 */
export const addPayoutAccount = endpoint({
  name: 'payouts.add',
  method: 'POST',
  path,
  access: 'member',
  encrypted: true,
  summary: 'Adds a bank account or e-wallet; a name that is not the verified one is reviewed by an operator.',
  source: '11-01, 11-03, AC-07',
  largestBody: 8 * 1024 * 1024,
  body: v.strictObject({
    kind: PayoutKind,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    holder: Holder,
    number: AccountNumber,
    proof: Proof,
    paymentPassword: GivenPaymentPassword,
    document: v.optional(FileText),
  }),
  reply: PayoutAccounts,
  errors: [
    'FIELD_INVALID',
    'PAYOUT_ACCOUNT_EXISTS',
    'PAYOUT_ACCOUNTS_FULL',
    'PAYOUT_DOCUMENT_REQUIRED',
    'PICTURE_INVALID',
    ...PAYMENT_PASSWORD_ERRORS,
    ...PROOF_ERRORS,
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
  ],
});

const AccountId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });

export const choosePayoutAccount = endpoint({
  name: 'payouts.choose',
  method: 'PUT',
  path: `${path}/:id/default`,
  access: 'member',
  summary: 'Makes an account the one that withdrawals suggest.',
  source: '11-01',
  params: AccountId,
  reply: PayoutAccounts,
  errors: ['PAYOUT_ACCOUNT_UNKNOWN'],
});

/** PAYOUT_ACCOUNT_BUSY: a withdrawal to it is under way. */
export const removePayoutAccount = endpoint({
  name: 'payouts.remove',
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'member',
  summary: 'Removes an account; past withdrawals keep it.',
  source: '11-01',
  params: AccountId,
  reply: PayoutAccounts,
  errors: ['PAYOUT_ACCOUNT_UNKNOWN', 'PAYOUT_ACCOUNT_BUSY'],
});
