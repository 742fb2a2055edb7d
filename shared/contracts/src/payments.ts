import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { FileText } from './file-text.ts';
import { Amount, Currency, Instant, PositiveAmount } from './money.ts';
import { keysetPageOf, spanPaging } from './record-pages.ts';
import { GivenPaymentPassword, PAYMENT_PASSWORD_ERRORS } from './payment-password.ts';
import { OwnPath } from './own-path.ts';

/** A deposit method. Fee: `feeFixed` + `feePercent` of the amount; arrival in minutes. */
export const PaymentMethod = v.object({
  code: v.string(),
  kind: v.picklist(['bank-qr', 'bank-transfer', 'e-wallet', 'cash', 'card']),
  name: v.string(),
  note: v.string(),
  min: Amount,
  max: Amount,
  feeFixed: Amount,
  feePercent: v.number(),
  arrivesFrom: v.number(),
  arrivesTo: v.number(),
  open: v.boolean(),
  closedBecause: v.nullable(v.string()),
});
/** `held`: the money arrived when the member could not deposit any more, and a person decides about it (14-08). */
export const DepositStatus = v.picklist(['waiting', 'credited', 'failed', 'expired', 'held', 'refunded']);
export const Deposit = v.object({
  id: v.string(),
  reference: v.string(),
  at: Instant,
  method: v.string(),
  methodName: v.string(),
  amount: Amount,
  fee: Amount,
  currency: Currency,
  status: DepositStatus,
  settledAt: v.nullable(Instant),
  payUrl: v.nullable(v.string()),
});
export type Deposit = v.InferOutput<typeof Deposit>;

/** All data of the deposit page in one reply: methods, limits, what is left today. */
export const depositOptions = endpoint({
  name: 'payments.depositOptions',
  method: 'GET',
  path: '/wps/member/deposit/options',
  access: 'member',
  summary: 'Ways to pay in and the limits that apply.',
  source: '1-31, 7-075',
  reply: v.object({
    methods: v.array(PaymentMethod),
    quickAmounts: v.array(Amount),
    limit: v.nullable(
      v.object({ period: v.picklist(['d', 'w', 'm']), amount: Amount, used: Amount, resetsAt: Instant }),
    ),
  }),
  errors: [],
});
/** Opens a payment at the provider; nothing is credited before its signed webhook (MN-08). */
export const createDeposit = endpoint({
  name: 'payments.createDeposit',
  method: 'POST',
  path: '/wps/member/deposit',
  access: 'member',
  movesMoney: true,
  moneyIn: true,
  summary: 'Opens a deposit and answers where to pay.',
  source: '1-31, 7-075',
  body: v.strictObject({ method: v.string(), amount: PositiveAmount, returnUrl: v.optional(OwnPath) }),
  reply: v.object({ deposit: Deposit, payUrl: v.string() }),
  errors: [
    'PAYMENT_METHOD_UNKNOWN',
    'PAYMENT_UNAVAILABLE',
    'AMOUNT_OUT_OF_RANGE',
    'LIMIT_EXCEEDED',
    'PLAYER_EXCLUDED',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});
export const deposits = endpoint({
  name: 'payments.deposits',
  method: 'GET',
  path: '/wps/member/deposits',
  access: 'member',
  summary: 'The own deposits.',
  source: '7-075',
  query: v.object({ ...spanPaging(5), status: v.optional(DepositStatus) }),
  reply: keysetPageOf(Deposit),
  errors: [],
});
export const deposit = endpoint({
  name: 'payments.deposit',
  method: 'GET',
  path: '/wps/member/deposits/:id',
  access: 'member',
  background: true,
  summary: 'One own deposit.',
  source: '7-075',
  params: v.object({ id: v.string() }),
  reply: Deposit,
  errors: [],
});
/** The provider's signed webhook about a payment; not for browsers (HMAC headers, payment-provider.ts). */
export const PAYMENT_WEBHOOK_PATH = '/payments/webhook';

/**
 * `cancelled` by the member, `failed` at the provider: in both cases the money is returned, as it is when `rejected`.
 * Source: 4-65 … 4-69.
 */
export const WithdrawalStatus = v.picklist([
  'in-review',
  'approved',
  'paid',
  'rejected',
  'cancelled',
  'failed',
  'received',
  'partly-received',
  'not-received',
]);
/**
 * A withdrawal as the member sees it. `confirmUntil`: the deadline for the member's answer to a paid one; afterwards it
 * counts as received. `received`: the amount that the member has confirmed. `report`: the state of the missing part
 * (`refunded` and `declined` are an operator's decision). `reason`: the operator's text where there is one. `states`: each
 * state that it has entered, the oldest first.
 */
export const Withdrawal = v.object({
  id: v.string(),
  reference: v.string(),
  at: Instant,
  amount: Amount,
  currency: Currency,
  account: v.string(),
  status: WithdrawalStatus,
  paidAt: v.nullable(Instant),
  confirmUntil: v.nullable(Instant),
  received: v.nullable(Amount),
  refunded: Amount,
  report: v.nullable(v.picklist(['open', 'refunded', 'declined'])),
  reason: v.string(),
  cancellable: v.boolean(),
  answerable: v.boolean(),
  states: v.array(v.object({ status: WithdrawalStatus, at: Instant })),
});
export type Withdrawal = v.InferOutput<typeof Withdrawal>;
export const withdrawalOptions = endpoint({
  name: 'payments.withdrawalOptions',
  method: 'GET',
  path: '/wps/member/withdrawal/options',
  access: 'member',
  summary: 'What can be withdrawn, and to where.',
  source: '1-32',
  reply: v.object({
    available: Amount,
    bonusTurnover: v.nullable(v.object({ staked: Amount, required: Amount })),
    min: Amount,
    max: Amount,
    /** Hours within which the brand pays a withdrawal. */
    expectedHours: v.number(),
    accounts: v.array(v.object({ id: v.string(), name: v.string(), number: v.string() })),
    recent: v.array(Withdrawal),
  }),
  errors: [],
});
export const createWithdrawal = endpoint({
  name: 'payments.createWithdrawal',
  method: 'POST',
  path: '/wps/member/withdrawal',
  access: 'member',
  movesMoney: true,
  moneyIn: false,
  encrypted: 'accepted',
  summary: 'Asks for a withdrawal; the amount is locked until it is reviewed.',
  source: '1-32, RG-13',
  body: v.strictObject({ accountId: v.string(), amount: PositiveAmount, paymentPassword: GivenPaymentPassword }),
  reply: Withdrawal,
  errors: [
    'INSUFFICIENT_FUNDS',
    'AMOUNT_OUT_OF_RANGE',
    'TURNOVER_MISSING',
    'PAYMENT_METHOD_UNKNOWN',
    'PAYOUT_ACCOUNT_WAITING',
    ...PAYMENT_PASSWORD_ERRORS,
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});
export const withdrawals = endpoint({
  name: 'payments.withdrawals',
  method: 'GET',
  path: '/wps/member/withdrawals',
  access: 'member',
  summary: 'The own withdrawals.',
  source: '1-32, 7-075',
  query: v.object({ ...spanPaging(5), status: v.optional(WithdrawalStatus) }),
  reply: keysetPageOf(Withdrawal),
  errors: [],
});
const WithdrawalId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
export const withdrawal = endpoint({
  name: 'payments.withdrawal',
  method: 'GET',
  path: '/wps/member/withdrawals/:id',
  access: 'member',
  summary: 'One own withdrawal.',
  source: '7-075',
  params: WithdrawalId,
  reply: Withdrawal,
  errors: [],
});
/** Behind the setting `withdrawal.cancellable`: a regulated brand does not cancel withdrawals (MN-10). */
export const cancelWithdrawal = endpoint({
  name: 'payments.cancelWithdrawal',
  method: 'POST',
  path: '/wps/member/withdrawals/:id/cancel',
  access: 'member',
  movesMoney: true,
  moneyIn: false,
  summary: 'Takes a withdrawal back that is still in review; the amount is unlocked.',
  source: '7-075',
  params: WithdrawalId,
  body: v.strictObject({}),
  reply: Withdrawal,
  errors: ['WITHDRAWAL_STATE', 'FUNCTION_DISABLED', 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_CONFLICT'],
});

/** The largest proof, in bytes; PNG, JPEG or PDF by their content, whatever their name. */
export const LARGEST_PROOF_BYTES = 4 * 1024 * 1024;
const Proof = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  content: v.pipe(FileText, v.maxLength(Math.ceil(LARGEST_PROOF_BYTES / 3) * 4)),
});
/** Source: 4-65, 4-66 (`received` and `remaining` together make the paid amount), 4-67. */
export const ReceiptAnswer = v.variant('answer', [
  v.strictObject({ answer: v.literal('received') }),
  v.strictObject({ answer: v.literal('partly-received'), received: PositiveAmount, remaining: PositiveAmount }),
  v.strictObject({ answer: v.literal('not-received'), proof: Proof }),
]);
export const answerReceipt = endpoint({
  name: 'payments.answerReceipt',
  method: 'POST',
  path: '/wps/member/withdrawals/:id/receipt',
  access: 'member',
  movesMoney: true,
  moneyIn: false,
  largestBody: 6 * 1024 * 1024,
  summary: 'Says whether a paid withdrawal has come. Without an answer in time it counts as received.',
  source: '4-65 … 4-69',
  params: WithdrawalId,
  body: ReceiptAnswer,
  reply: Withdrawal,
  errors: [
    'WITHDRAWAL_STATE',
    'RECEIPT_TOO_LATE',
    'RECEIPT_SUM',
    'PROOF_INVALID',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});
