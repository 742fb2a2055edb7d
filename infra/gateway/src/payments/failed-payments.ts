import { Refusal } from '../platform/errors.ts';
import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

/** Five payments that failed within ten minutes close deposits until the first of them is older. Source: MN-12. */
const MOST_FAILURES = 5;
const WINDOW_MINUTES = 10;

/**
 * Refuses a member whose last payments the provider refused: somebody may be trying cards that are not theirs. A payment that
 * the provider did not open at all is no failure of the member. Call it while the member's other deposits wait.
 */
export async function refuseAfterFailures(
  { clock }: Pick<Parts, 'clock'>,
  transaction: Transaction,
  memberId: string,
): Promise<void> {
  const since = new Date(clock.now().getTime() - WINDOW_MINUTES * 60_000);
  const row = await transaction.first<{ failures: number }>(
    "SELECT count(*)::int AS failures FROM deposits WHERE member_id = $1 AND status = 'failed' AND payment_id IS NOT NULL AND settled_at > $2",
    [memberId, since],
  );
  if (row!.failures >= MOST_FAILURES) throw new Refusal('TOO_MANY_REQUESTS', { params: { minutes: WINDOW_MINUTES } });
}
