import type * as calls from '@atrium/contracts/agent-contracts';
import type { Contract, ContractKind } from '@atrium/contracts/agent-contracts';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { addRequest, readContract } from './agent-contracts.repository.ts';
import { brokenStep, requireFit, storedClause } from './clauses.ts';
import { contractRules, requireLossShare } from './contract-rules.ts';
import { mayReceiveOffers } from './may-receive-offers.ts';
import { contractFor } from './list-contracts.ts';

/** The period of each salary kind is fixed. Source: 9-39, 9-41. */
export const PERIODS: Record<ContractKind, Contract['period']> = {
  dividend: 'monthly',
  'daily-salary': 'daily',
  'hourly-salary': 'hourly',
  'real-time-salary': '5-minutes',
};

type Body = ParsedOf<typeof calls.offerContract>['body'];

function clausesOf({ clauses, ratePercent, periodValidBet, periodProfitLoss, activeMembers }: Body) {
  if ((clauses === undefined) === (ratePercent === undefined))
    throw new Refusal('BAD_REQUEST', { params: { field: 'clauses' } });
  return (
    clauses ?? [{ ratePercent: ratePercent!, validBet: periodValidBet, profitLoss: periodProfitLoss, activeMembers }]
  ).map(storedClause);
}

/**
 * Offers a contract to a direct downline. Its ladder must rise and fit into the agent's own contract of this kind; an
 * agent without such a contract pays from their own money. Source: 4-62, 12-03, domain.md 7.5.
 */
export async function offerContract(
  parts: Parts,
  { body, caller }: ParsedOf<typeof calls.offerContract> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.offerContract>> {
  const rules = await contractRules(parts.settings);
  const { memberId: uplineId } = caller.session;
  const { kind, memberId } = body;
  requireLossShare(rules, kind);
  if (body.period && kind !== 'dividend') throw new Refusal('BAD_REQUEST', { params: { field: 'period' } });
  const clauses = clausesOf(body);
  const broken = brokenStep(clauses, rules);
  if (broken !== undefined) throw new Refusal('CONTRACT_CLAUSE', { params: { clause: broken } });
  return await parts.database.transaction(async (transaction) => {
    const direct = await transaction.first('SELECT 1 FROM members WHERE id = $1 AND upline_id = $2 FOR SHARE', [
      memberId,
      uplineId,
    ]);
    if (!direct) throw new Refusal('NOT_IN_DOWNLINE');
    if (!(await mayReceiveOffers(transaction, memberId, parts.clock.now()))) throw new Refusal('OFFER_UNAVAILABLE');
    const payer = rules.payer[kind];
    await requireFit(transaction, { uplineId, kind, clauses, payer });
    const period = body.period ?? PERIODS[kind];
    const id = await addRequest(transaction, {
      kind,
      uplineId,
      memberId,
      period,
      clauses,
      payer,
      at: parts.clock.now(),
    });
    if (!id) throw new Refusal('CONTRACT_STATE', { params: { state: 'requested' } });
    return contractFor(uplineId, (await readContract(transaction, id))!);
  });
}
