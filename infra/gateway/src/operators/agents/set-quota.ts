import { AGENT_ROLES } from '@atrium/contracts/account-roles';
import type { agentQuota } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { lockedAccount } from './locked-account.ts';

/** Sets an agent's own quota of a prize group. Accounts that it has already stay. Source: 12-13, domain.md 7.1. */
export const setQuota = (
  parts: Parts,
  { operator, body: { account, group, most, reason } }: OperatorCall<v.InferOutput<typeof agentQuota.body>>,
): Promise<OperationReply<typeof agentQuota>> =>
  parts.database.transaction(async (transaction) => {
    const agent = await lockedAccount(transaction, account);
    if (!AGENT_ROLES.includes(agent.type))
      throw new OperatorRefusal('BAD_REQUEST', `${agent.account} is not an agent.`);
    const before = await transaction.first<{ most: number }>(
      'SELECT most FROM agent_quotas WHERE agent_id = $1 AND prize_group = $2',
      [agent.id, group],
    );
    if (most === null)
      await transaction.run('DELETE FROM agent_quotas WHERE agent_id = $1 AND prize_group = $2', [agent.id, group]);
    else
      await transaction.run(
        `INSERT INTO agent_quotas (agent_id, prize_group, most) VALUES ($1, $2, $3)
         ON CONFLICT (agent_id, prize_group) DO UPDATE SET most = excluded.most`,
        [agent.id, group, most],
      );
    await noteAction(parts, transaction, {
      operator,
      action: 'agent.quota',
      subject: agent.account,
      before: { group, most: before?.most ?? null },
      after: { group, most },
      reason,
    });
    return { group, most };
  });
