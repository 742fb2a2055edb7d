import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { accountRules } from './account-rules.ts';

interface Opening {
  agentId: string;
  group: number;
  /** An account below that is about to be raised; without one, a new account. */
  except?: string;
}

/**
 * The lowest quota up to a group of which nothing is left. A quota counts the accounts right below with at least its group;
 * an operator's for the agent replaces the brand's. The agent's row is locked, so that openings at the same time are
 * counted one after the other. Source: domain.md 7.1.
 */
async function usedQuota(parts: Parts, transaction: Transaction, { agentId, group, except }: Opening) {
  const { quotas = {} } = await accountRules(parts);
  const some = await transaction.first('SELECT 1 FROM agent_quotas WHERE agent_id = $1 LIMIT 1', [agentId]);
  if (!some && Object.keys(quotas).length === 0) return undefined;
  await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [agentId]);
  return await transaction.first<{ group: number; most: number }>(
    `WITH quotas AS (
       SELECT coalesce(q.prize_group, b.prize_group) AS prize_group, coalesce(q.most, b.most) AS most
         FROM (SELECT key::integer AS prize_group, value::integer AS most FROM jsonb_each_text($3)) b
         FULL JOIN (SELECT prize_group, most FROM agent_quotas WHERE agent_id = $1) q ON q.prize_group = b.prize_group)
     SELECT prize_group AS "group", most FROM quotas
      WHERE prize_group <= $2 AND most <= (
        SELECT count(*) FROM members m
         WHERE m.upline_id = $1 AND m.prize_group >= quotas.prize_group AND m.id IS DISTINCT FROM $4::bigint)
      ORDER BY prize_group LIMIT 1`,
    [agentId, group, JSON.stringify(quotas), except ?? null],
  );
}

/** Refuses an account of a high prize group where the agent has none of them left. */
export async function requireQuota(parts: Parts, transaction: Transaction, opening: Opening): Promise<void> {
  const used = await usedQuota(parts, transaction, opening);
  if (used) throw new Refusal('GROUP_QUOTA', { params: used });
}

/** The group of somebody who registers below an agent: nobody is refused for a quota, but the group stays below it. */
export async function groupLeft(
  parts: Parts,
  transaction: Transaction,
  opening: { agentId: string; group: number },
): Promise<number> {
  const used = await usedQuota(parts, transaction, opening);
  return used ? used.group - 1 : opening.group;
}
