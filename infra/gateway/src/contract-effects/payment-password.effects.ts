import * as calls from '@atrium/contracts/payment-password';
import { changes, type Effect, reads, type Scene } from './effect.ts';
import { PASSWORD, withPassword } from './given.ts';

const EMAIL = 'effect-pay@example.com';
const stored = ({ sql, me }: Scene) =>
  sql("INSERT INTO payment_passwords VALUES ($1, 'hash', '2026-01-02T03:04:05Z')", me.memberId);

export const paymentPasswordEffects: readonly Effect[] = [
  reads(calls.paymentPassword, { change: stored, shows: ({ changedAt }) => changedAt === '2026-01-02T03:04:05.000Z' }),
  changes(calls.sendPaymentPasswordCode, {
    before: ({ sql, me }) => sql('UPDATE members SET email = $2 WHERE id = $1', me.memberId, EMAIL),
    ask: () => ({ body: { channel: 'email' } }),
    row: ({ sql }) => sql('SELECT count(*) FROM verification_codes WHERE target = $1', EMAIL),
  }),
  changes(calls.setPaymentPassword, {
    before: withPassword,
    ask: () => ({ body: { password: '739146', proof: { way: 'password', answer: PASSWORD } } }),
    row: ({ sql, me }) => sql('SELECT hash FROM payment_passwords WHERE member_id = $1', me.memberId),
  }),
];
