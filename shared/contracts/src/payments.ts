import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Currency, daySpan, Instant, pageOf, paging, PositiveAmount } from './money.ts';

/** A way to pay in. Fee: `feeFixed` + `feePercent` of the amount; arrival in minutes. */
export const PaymentMethod = v.object({ code: v.string(), kind: v.picklist(['bank-qr', 'bank-transfer', 'e-wallet', 'cash', 'card']), name: v.string(), note: v.string(), min: Amount, max: Amount, feeFixed: Amount, feePercent: v.number(), arrivesFrom: v.number(), arrivesTo: v.number(), open: v.boolean(), closedBecause: v.nullable(v.string()) });
export const DepositStatus = v.picklist(['waiting', 'credited', 'failed', 'expired']);
export const Deposit = v.object({ id: v.string(), reference: v.string(), at: Instant, method: v.string(), methodName: v.string(), amount: Amount, fee: Amount, currency: Currency, status: DepositStatus, settledAt: v.nullable(Instant), payUrl: v.nullable(v.string()) });
export type Deposit = v.InferOutput<typeof Deposit>;

/** All that the deposit page needs at once: methods, limits, what is left today. */
export const depositOptions = endpoint({ name: 'payments.depositOptions', method: 'GET', path: '/wps/member/deposit/options', access: 'member', summary: 'Ways to pay in and the limits that apply.', source: '1-31, 7-075', reply: v.object({ methods: v.array(PaymentMethod), quickAmounts: v.array(Amount), limit: v.nullable(v.object({ period: v.picklist(['d', 'w', 'm']), amount: Amount, used: Amount, resetsAt: Instant })) }), errors: [] });
/** Opens a payment at the provider; nothing is credited before its signed word (MN-08). */
export const createDeposit = endpoint({ name: 'payments.createDeposit', method: 'POST', path: '/wps/member/deposit', access: 'member', movesMoney: true, summary: 'Opens a deposit and answers where to pay.', source: '1-31, 7-075', body: v.strictObject({ method: v.string(), amount: PositiveAmount, returnUrl: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/))) }), reply: v.object({ deposit: Deposit, payUrl: v.string() }), errors: ['PAYMENT_METHOD_UNKNOWN', 'PAYMENT_UNAVAILABLE', 'AMOUNT_OUT_OF_RANGE', 'LIMIT_EXCEEDED', 'PLAYER_EXCLUDED', 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_CONFLICT'] });
export const deposits = endpoint({ name: 'payments.deposits', method: 'GET', path: '/wps/member/deposits', access: 'member', summary: 'The own deposits.', source: '7-075', query: v.object({ ...paging(5), ...daySpan, status: v.optional(DepositStatus) }), reply: pageOf(Deposit), errors: [] });
export const deposit = endpoint({ name: 'payments.deposit', method: 'GET', path: '/wps/member/deposits/:id', access: 'member', summary: 'One own deposit.', source: '7-075', params: v.object({ id: v.string() }), reply: Deposit, errors: [] });
/** The provider's signed word about a payment; not for browsers (HMAC headers, payment-provider.ts). */
export const PAYMENT_WEBHOOK_PATH = '/payments/webhook';

export const WithdrawalStatus = v.picklist(['in-review', 'approved', 'paid', 'rejected', 'received', 'partly-received', 'not-received']);
export const Withdrawal = v.object({ id: v.string(), reference: v.string(), at: Instant, amount: Amount, currency: Currency, account: v.string(), status: WithdrawalStatus, paidAt: v.nullable(Instant), confirmUntil: v.nullable(Instant) });
export const withdrawalOptions = endpoint({ name: 'payments.withdrawalOptions', method: 'GET', path: '/wps/member/withdrawal/options', access: 'member', summary: 'What can be withdrawn, and to where.', source: '1-32', reply: v.object({ available: Amount, bonusTurnover: v.nullable(v.object({ staked: Amount, required: Amount })), min: Amount, max: Amount, accounts: v.array(v.object({ id: v.string(), name: v.string(), number: v.string() })), recent: v.array(Withdrawal) }), errors: [] });
export const createWithdrawal = endpoint({ name: 'payments.createWithdrawal', method: 'POST', path: '/wps/member/withdrawal', access: 'member', movesMoney: true, summary: 'Asks for a withdrawal; the amount is locked until it is reviewed.', source: '1-32, MN-10', body: v.strictObject({ accountId: v.string(), amount: PositiveAmount }), reply: Withdrawal, errors: ['INSUFFICIENT_FUNDS', 'AMOUNT_OUT_OF_RANGE', 'PAYMENT_METHOD_UNKNOWN', 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_CONFLICT'] });
