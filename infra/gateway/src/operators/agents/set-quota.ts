import { AGENT_ROLES } from '@atrium/contracts/account-roles';
import type { agentQuota } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import * as v from 'valibot';
import { accountRules } from '../../agent-quotas/account-rules.ts';
import type { ApprovedChange } from '../../operations/approved-change.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import type { Operator } from '../../operations/operator-of.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { proposeChange } from '../../operations/propose-change.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Account, lockedAccount } from './locked-account.ts';

/** Null: the brand's. */
const Quota = v.object({ group: v.number(), most: v.nullable(v.number()) });
type Quota = v.InferOutput<typeof Quota>;

/** The agent, locked, with the own quota of a prize group. */
async function agentWith(transaction: Transaction, name: string, group: number) {
  const agent = await lockedAccount(transaction, name);
  if (!AGENT_ROLES.includes(agent.type)) throw new OperatorRefusal('BAD_REQUEST', `${agent.account} is not an agent.`);
  const own = await transaction.first<{ most: number }>(
    'SELECT most FROM agent_quotas WHERE agent_id = $1 AND prize_group = $2',
    [agent.id, group],
  );
  return { agent, before: { group, most: own?.most ?? null } satisfies Quota };
}

/**
 * Sets an agent's own quota of a prize group. Accounts that it has already stay. The brand's quotas are changed by two
 * persons, so a quota that rises for one agent is as well. Source: 12-13, 14-01, domain.md 7.1.
 */
export async function setQuota(
  parts: Parts,
  { operator, body: { account, group, most, reason } }: OperatorCall<v.InferOutput<typeof agentQuota.body>>,
): Promise<OperationReply<typeof agentQuota>> {
  const brand = (await accountRules(parts)).quotas?.[group] ?? Number.POSITIVE_INFINITY;
  return await parts.database.transaction(async (transaction) => {
    const { agent, before } = await agentWith(transaction, account, group);
    const after: Quota = { group, most };
    if ((most ?? brand) > (before.most ?? brand)) {
      const subject = `${agent.account}:${group}`;
      const approval = await proposeChange(parts, transaction, {
        kind: 'quota',
        subject,
        before,
        after,
        reason,
        operator,
      });
      return { ...before, approval };
    }
    await write(parts, transaction, { agent, before, after, operator, reason });
    return after;
  });
}

/** A higher quota that a second operator has approved. */
export const approvedQuota: ApprovedChange = async (parts, transaction, change) => {
  const after = v.parse(Quota, change.after);
  const account = change.subject.slice(0, change.subject.lastIndexOf(':'));
  const { agent, before } = await agentWith(transaction, account, after.group);
  return {
    current: before,
    make: (operator, reason) => write(parts, transaction, { agent, before, after, operator, reason }),
  };
};

async function write(
  parts: Parts,
  transaction: Transaction,
  {
    agent,
    before,
    after,
    operator,
    reason,
  }: { agent: Account; before: Quota; after: Quota; operator: Operator; reason: string },
): Promise<void> {
  if (after.most === null)
    await transaction.run('DELETE FROM agent_quotas WHERE agent_id = $1 AND prize_group = $2', [agent.id, after.group]);
  else
    await transaction.run(
      `INSERT INTO agent_quotas (agent_id, prize_group, most) VALUES ($1, $2, $3)
       ON CONFLICT (agent_id, prize_group) DO UPDATE SET most = excluded.most`,
      [agent.id, after.group, after.most],
    );
  await noteAction(parts, transaction, {
    operator,
    action: 'agent.quota',
    subject: agent.account,
    before,
    after,
    reason,
  });
}
