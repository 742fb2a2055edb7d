import type { Parts } from '../platform/parts.ts';
import { agentRebateRules } from './agent-rebate-rules.ts';
import { duePeriod } from './due-period.ts';

/**
 * Closes the oldest period of agents' rebates that has ended, for all agents at once; returns whether there was one. What
 * is too little, and what voided bets have left as a debt, is carried to the next period. Source: 12-02.
 */
export async function closeAgentRebates(parts: Parts): Promise<boolean> {
  const { period, minimum } = await agentRebateRules(parts.settings);
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const due = await duePeriod(transaction, 'agents', period, now);
    if (!due) return false;
    await transaction.run(
      `WITH earned AS (
         SELECT agent_id, sum(valid)::bigint AS valid, sum(micro)::bigint AS micro
           FROM agent_accruals WHERE day >= $1 AND day < $2 GROUP BY 1),
       summed AS (
         SELECT e.*, coalesce(b.carried_out, 0) AS carried_in, e.micro + coalesce(b.carried_out, 0) AS total
           FROM earned e LEFT JOIN LATERAL (SELECT carried_out FROM agent_rebate_periods c
                                             WHERE c.agent_id = e.agent_id ORDER BY c.starts_on DESC LIMIT 1) b ON true),
       closed AS (
         INSERT INTO agent_rebate_periods (agent_id, starts_on, ends_on, valid, micro, carried_in, amount, carried_out)
         SELECT agent_id, $1, $2, valid, micro, carried_in, a.amount, total - a.amount * 1000000
           FROM summed CROSS JOIN LATERAL (
             SELECT CASE WHEN total >= greatest($3::bigint, 1) * 1000000 THEN total / 1000000 ELSE 0 END AS amount) a
         RETURNING agent_id, amount)
       INSERT INTO benefits (member_id, kind, day, amount, state, created_at)
       SELECT agent_id, 'agent-rebate', $1, amount, 'due', $4 FROM closed WHERE amount > 0`,
      [due.starts_on, due.ends_on, minimum, now],
    );
    await transaction.run('UPDATE accrual_state SET agents_from = $1', [due.ends_on]);
    return true;
  });
}
