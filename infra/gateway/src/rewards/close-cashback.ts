import type { Parts } from '../platform/parts.ts';
import { cashbackRules } from './cashback-rules.ts';
import { duePeriod } from './due-period.ts';

/**
 * Closes the oldest cashback period that has ended, for all members at once; returns whether there was one. A period
 * closes once, when nothing that belongs to it is waiting to be accrued. Source: 11-12.
 */
export async function closeCashback(parts: Parts): Promise<boolean> {
  const rules = await cashbackRules(parts.settings);
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const due = await duePeriod(transaction, 'cashback', rules.period, now);
    if (!due) return false;
    // A member's last period is always looked up by index: a table that was small when the statement was planned grows by
    // a row for each member while it runs.
    await transaction.run('SET LOCAL enable_seqscan = off');
    await transaction.run(
      `WITH played AS (
         SELECT member_id, sum(valid)::bigint AS valid, sum(micro)::bigint AS micro
           FROM cashback_accruals WHERE day >= $1 AND day < $2 GROUP BY 1),
       summed AS (
         SELECT p.*, coalesce(b.carried_out, 0) AS carried_in, p.micro + coalesce(b.carried_out, 0) AS total
           FROM played p LEFT JOIN LATERAL (SELECT carried_out FROM cashback_periods c
                                             WHERE c.member_id = p.member_id ORDER BY c.starts_on DESC LIMIT 1) b ON true),
       closed AS (
         INSERT INTO cashback_periods (member_id, starts_on, ends_on, valid, micro, carried_in, amount, carried_out)
         SELECT member_id, $1, $2, valid, micro, carried_in, a.amount, total - a.amount * 1000000
           FROM summed CROSS JOIN LATERAL (
             SELECT CASE WHEN total >= greatest($3::bigint, 1) * 1000000 THEN total / 1000000 ELSE 0 END AS amount) a
         RETURNING member_id, amount)
       INSERT INTO benefits (member_id, kind, day, amount, state, created_at, claim_until)
       SELECT member_id, 'cashback', $1, amount, $4, $5, CASE WHEN $4 = 'claimable' THEN $5::timestamptz + $6 * interval '1 day' END
         FROM closed WHERE amount > 0`,
      [due.starts_on, due.ends_on, rules.minimum, rules.pays === 'claim' ? 'claimable' : 'due', now, rules.claimDays],
    );
    await transaction.run('UPDATE accrual_state SET cashback_from = $1', [due.ends_on]);
    return true;
  });
}
