import type { BonusState } from '@atrium/contracts/bonuses';
import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { dueBonuses, endBonus, type LockedBonus, lockBonus } from './bonuses.repository.ts';
import { settleBonus } from './settle-bonus.ts';

const BATCH = 200;
const END_EVERY_MS = 2_000;
const LATE_EVERY_MS = 10 * 60_000;
/** Rounds that were settled in time are counted before their bonus expires. */
const COUNTING_MS = 60_000;

/**
 * Ends what is wagered, played away or out of time, and settles ended bonuses to which rounds have paid since. Any number
 * of processes may do so at once: each bonus is looked at again under its locks. Returns whether there may be more.
 * Source: 11-18.
 */
export async function endDueBonuses(parts: Parts): Promise<boolean> {
  const endedBefore = new Date(parts.clock.now().getTime() - COUNTING_MS);
  const due = await dueBonuses(parts.database, { endedBefore, limit: BATCH });
  for (const one of due)
    await parts.database.transaction(async (transaction) => {
      const bonus = await lockBonus(transaction, one);
      if (!bonus || bonus.state === 'waiting') return;
      if (bonus.state !== 'active')
        return void (await settleBonus(parts, transaction, bonus, bonus.state === 'completed'));
      // A round that was voided a moment ago is taken off first: what is cash stays cash.
      if (bonus.counting) return;
      const state = endOf(bonus, endedBefore);
      if (!state) return void (await transaction.run('UPDATE bonuses SET emptied = false WHERE id = $1', [bonus.id]));
      await endBonus(transaction, bonus.id, state, parts.clock.now());
      await settleBonus(parts, transaction, bonus, state === 'completed');
    });
  return due.length === BATCH;
}

function endOf(bonus: LockedBonus, endedBefore: Date): BonusState | undefined {
  if (bonus.is_wagered) return 'completed';
  if (bonus.ends_at && bonus.ends_at < endedBefore) return 'expired';
  return bonus.emptied && bonus.balance === '0' && !bonus.in_play ? 'used-up' : undefined;
}

/** Finds ended bonuses to whose closed rounds a vendor has paid afterwards. */
export const findLatePayments = ({ database }: Parts): Promise<number> =>
  database.run(
    `UPDATE bonuses b SET swept = false FROM ledger_accounts a
      WHERE a.id = b.account_id AND a.posted > 0 AND b.swept AND b.state NOT IN ('waiting', 'active')`,
  );

/** For every process. */
export const bonusJobs = (parts: Parts): readonly Job[] => [
  every('ending bonuses', END_EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await endDueBonuses(parts)));
  }),
  every('late payments of bonuses', LATE_EVERY_MS, () => findLatePayments(parts)),
];
