import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, PositiveAmount } from './money.ts';
import { PAYMENT_PASSWORD_ERRORS } from './payment-password.ts';
import { Balance } from './balance.ts';

/**
 * Transfers along the agents' line: the permissions of this account. Each direction has a switch of the brand
 * (`transfer.upline`, `transfer.downline`), the way up also one of the account (toUpline). `password` is the required
 * kind: the payment password where the account has one or the brand asks for it. Amounts in minor units. Source: 3-37, 6-16, 6-17.
 */
export const lineTransferOptions = endpoint({
  name: 'wallet.lineTransferOptions',
  method: 'GET',
  path: '/wps/member/transfer/options',
  access: 'member',
  summary: 'To whom this account may transfer, and how much.',
  source: '6-16, 6-17',
  reply: v.object({
    upline: v.nullable(v.object({ account: v.string() })),
    downline: v.boolean(),
    available: Amount,
    min: Amount,
    max: Amount,
    password: v.picklist(['login', 'payment']),
  }),
  errors: [],
});
const lineTransfer = { amount: PositiveAmount, password: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) };
const lineTransferReply = v.object({ reference: v.string(), to: v.string(), amount: Amount, main: Balance });
const lineTransferErrors = [
  'FUNCTION_DISABLED',
  'PASSWORD_WRONG',
  ...PAYMENT_PASSWORD_ERRORS,
  'INSUFFICIENT_FUNDS',
  'AMOUNT_OUT_OF_RANGE',
  'RECIPIENT_UNAVAILABLE',
  'PLAYER_EXCLUDED',
  'ENCRYPTION_INVALID',
  'ENCRYPTION_REQUIRED',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_CONFLICT',
] as const;
export const transferUpline = endpoint({
  name: 'wallet.transferUpline',
  method: 'POST',
  path: '/wps/member/transfer/upline',
  access: 'member',
  movesMoney: true,
  moneyIn: true,
  encrypted: 'accepted',
  summary: 'Transfers money to the own upline.',
  source: '6-17, 7-075',
  body: v.strictObject(lineTransfer),
  reply: lineTransferReply,
  errors: lineTransferErrors,
});
export const transferDownline = endpoint({
  name: 'wallet.transferDownline',
  method: 'POST',
  path: '/wps/agent/transfer/downline',
  access: 'agent',
  movesMoney: true,
  moneyIn: true,
  encrypted: 'accepted',
  summary: 'Transfers money to somebody below in the own tree.',
  source: '6-16, 7-075',
  body: v.strictObject({ memberId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)), ...lineTransfer }),
  reply: lineTransferReply,
  errors: [...lineTransferErrors, 'NOT_IN_DOWNLINE'],
});
