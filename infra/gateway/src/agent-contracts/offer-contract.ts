import type * as calls from '@atrium/contracts/agent-contracts';
import type { Contract, ContractKind } from '@atrium/contracts/agent-contracts';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { addRequest, readContract, type StoredClause } from './agent-contracts.repository.ts';
import { brokenStep, requireFit, storedClause } from './clauses.ts';
import { type ContractRules, contractRules, requireLossShare } from './contract-rules.ts';
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

/** Whom an agent offers what. */
interface Offer {
  uplineId: string;
  memberId: string;
  kind: ContractKind;
  period: (typeof calls.PERIOD_TYPES)[number] | undefined;
  clauses: readonly StoredClause[];
}

/** Refuses terms that the rules of the brand never allow, to any account. */
export function requireTerms(rules: ContractRules, { kind, period, clauses }: Offer): void {
  requireLossShare(rules, kind);
  if (period && kind !== 'dividend') throw new Refusal('BAD_REQUEST', { params: { field: 'period' } });
  const broken = brokenStep(clauses, rules);
  if (broken !== undefined) throw new Refusal('CONTRACT_CLAUSE', { params: { clause: broken } });
}

/**
 * Refuses an offer to anybody but a direct downline who may receive one, and a ladder that does not fit into the agent's
 * own contract of this kind; an agent without such a contract pays from their own money. Locks the downline.
 */
export async function requireOfferable(
  transaction: Transaction,
  rules: ContractRules,
  { uplineId, memberId, kind, clauses }: Offer,
  now: Date,
): Promise<void> {
  const direct = await transaction.first('SELECT 1 FROM members WHERE id = $1 AND upline_id = $2 FOR SHARE', [
    memberId,
    uplineId,
  ]);
  if (!direct) throw new Refusal('NOT_IN_DOWNLINE');
  if (!(await mayReceiveOffers(transaction, memberId, now))) throw new Refusal('OFFER_UNAVAILABLE');
  await requireFit(transaction, { uplineId, kind, clauses, payer: rules.payer[kind] });
}

/** Offers a contract to a direct downline. Source: 4-62, 12-03, domain.md 7.5. */
export async function offerContract(
  parts: Parts,
  { body, caller }: ParsedOf<typeof calls.offerContract> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.offerContract>> {
  const rules = await contractRules(parts.settings);
  const { memberId: uplineId } = caller.session;
  const { kind, memberId, period } = body;
  const offer = { uplineId, memberId, kind, period, clauses: clausesOf(body) };
  requireTerms(rules, offer);
  return await parts.database.transaction(async (transaction) => {
    const at = parts.clock.now();
    await requireOfferable(transaction, rules, offer, at);
    const id = await addRequest(transaction, {
      ...offer,
      period: period ?? PERIODS[kind],
      payer: rules.payer[kind],
      at,
    });
    if (!id) throw new Refusal('CONTRACT_STATE', { params: { state: 'requested' } });
    return contractFor(uplineId, (await readContract(transaction, id))!);
  });
}
