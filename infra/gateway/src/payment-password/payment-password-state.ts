import type { PaymentPasswordState } from '@atrium/contracts/payment-password';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { meansOf } from '../sign-in/extra/means.ts';
import { proofsOf } from '../sign-in/extra/member-proof.ts';
import { askedUses, lockRules, newPasswordRule } from './payment-password-rules.ts';

/** The own payment password, without itself. Source: 11-06. */
export async function paymentPasswordState(
  parts: Parts,
  { caller }: { caller: MemberCaller },
): Promise<PaymentPasswordState> {
  const { memberId } = caller.session;
  const [row, means, asked, rule, { after, ms }] = await Promise.all([
    parts.database.first<{ changedAt: Date; failures: number; failedAt: Date | null }>(
      'SELECT changed_at AS "changedAt", failures, failed_at AS "failedAt" FROM payment_passwords WHERE member_id = $1',
      [memberId],
    ),
    meansOf(parts, memberId),
    askedUses(parts),
    newPasswordRule(parts),
    lockRules(parts),
  ]);
  const end = row?.failedAt && row.failures >= after ? new Date(row.failedAt.getTime() + ms) : null;
  return {
    changedAt: row?.changedAt.toISOString() ?? null,
    lockedUntil: end !== null && end > parts.clock.now() ? end.toISOString() : null,
    asked,
    rule,
    proofs: proofsOf(means).filter(({ way }) => !row || way !== 'password'),
  };
}
