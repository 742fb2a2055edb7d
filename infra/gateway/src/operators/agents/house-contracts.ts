import { AGENT_ROLES } from '@atrium/contracts/account-roles';
import { type ContractKind, ContractClause } from '@atrium/contracts/agent-contracts';
import type { houseContract } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import * as v from 'valibot';
import { addRequest, type StoredClause } from '../../agent-contracts/agent-contracts.repository.ts';
import { brokenStep, shownClause, storedClause } from '../../agent-contracts/clauses.ts';
import { contractRules } from '../../agent-contracts/contract-rules.ts';
import { mayReceiveOffers } from '../../agent-contracts/may-receive-offers.ts';
import { PERIODS } from '../../agent-contracts/offer-contract.ts';
import type { ApprovedChange } from '../../operations/approved-change.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { proposeChange } from '../../operations/propose-change.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { lockedAccount } from './locked-account.ts';

const After = v.object({
  period: v.picklist(['5-minutes', 'hourly', 'daily', 'weekly', 'semimonthly', 'monthly']),
  clauses: v.array(ContractClause),
});

/** The agent, locked, with the ladder of its running contract of this kind. */
async function agentFor(transaction: Transaction, account: string, kind: ContractKind) {
  const row = await lockedAccount(transaction, account);
  if (!AGENT_ROLES.includes(row.type) || row.upline !== null)
    throw new OperatorRefusal('BAD_REQUEST', `${row.account} is no agent at the top of a tree.`);
  const running = await transaction.first<{ clauses: StoredClause[] }>(
    "SELECT contract_clauses(c) AS clauses FROM agent_contracts c WHERE member_id = $1 AND kind = $2 AND state = 'accepted'",
    [row.id, kind],
  );
  const clauses = running?.clauses.map((clause) =>
    shownClause({ ...clause, valid_bet: String(clause.valid_bet), profit_loss: String(clause.profit_loss) }),
  );
  return { ...row, before: clauses ? { clauses } : null };
}

/** Requests a contract that the house pays, which a second operator approves. Source: 12-05, 12-13. */
export async function requestContract(
  parts: Parts,
  { operator, body }: OperatorCall<v.InferOutput<typeof houseContract.body>>,
): Promise<OperationReply<typeof houseContract>> {
  const { kind, clauses, reason } = body;
  const rules = await contractRules(parts.settings);
  if (kind === 'dividend' && !rules.lossShare)
    throw new OperatorRefusal('BAD_REQUEST', 'Dividends on losses are switched off for this brand.');
  const broken = brokenStep(clauses.map(storedClause), rules);
  if (broken !== undefined)
    throw new OperatorRefusal('BAD_REQUEST', `Step ${broken} does not fit: rates and requirements must rise.`);
  return await parts.database.transaction(async (transaction) => {
    const { account, before } = await agentFor(transaction, body.account, kind);
    const approval = await proposeChange(parts, transaction, {
      kind: 'contract',
      subject: `${account}:${kind}`,
      before,
      after: { period: kind === 'dividend' ? body.period : PERIODS[kind], clauses },
      reason,
      operator,
    });
    return { approval };
  });
}

/** A contract that a second operator has approved; the agent has to accept it. */
export const approvedContract: ApprovedChange = async (parts, transaction, { subject, after }) => {
  const at = subject.lastIndexOf(':');
  const kind = subject.slice(at + 1) as ContractKind;
  const { id, before } = await agentFor(transaction, subject.slice(0, at), kind);
  const { period, clauses } = v.parse(After, after);
  return {
    current: before,
    make: async (operator, reason) => {
      if (!(await mayReceiveOffers(transaction, id, parts.clock.now())))
        throw new OperatorRefusal('BAD_REQUEST', 'The agent is on a break or barred, and receives no offers.');
      const added = await addRequest(transaction, {
        kind,
        uplineId: null,
        memberId: id,
        period,
        clauses: clauses.map(storedClause),
        payer: 'platform',
        at: parts.clock.now(),
      });
      if (!added) throw new OperatorRefusal('BAD_REQUEST', 'The agent has another request of this kind to answer.');
      await noteAction(parts, transaction, { operator, action: 'contract.offered', subject, before, after, reason });
    },
  };
};
