import type * as calls from '@atrium/contracts/agent-contracts';
import type { Contract, ContractKind } from '@atrium/contracts/agent-contracts';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { addRequest, rateOf, readContract } from './agent-contracts.repository.ts';
import { contractFor } from './list-contracts.ts';

/** The period of each salary kind is fixed. Source: 9-39, 9-41. */
const PERIODS: Record<ContractKind, Contract['period']> = {
  dividend: 'monthly',
  'daily-salary': 'daily',
  'hourly-salary': 'hourly',
  'real-time-salary': '5-minutes',
};

/**
 * Offers a contract to a direct downline. An agent whose own contract of this kind pays less is refused; an agent
 * without such a contract pays from their own money. Source: 4-62, domain.md 7.5.
 */
export const offerContract = (
  parts: Parts,
  { body, caller }: ParsedOf<typeof calls.offerContract> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.offerContract>> =>
  parts.database.transaction(async (transaction) => {
    const { memberId: uplineId } = caller.session;
    if (body.period && body.kind !== 'dividend') throw new Refusal('BAD_REQUEST', { params: { field: 'period' } });
    const direct = await transaction.first('SELECT 1 FROM members WHERE id = $1 AND upline_id = $2 FOR SHARE', [
      body.memberId,
      uplineId,
    ]);
    if (!direct) throw new Refusal('NOT_IN_DOWNLINE');
    const own = await rateOf(transaction, uplineId, body.kind);
    if (own !== undefined && body.ratePercent > own) throw new Refusal('CONTRACT_RATE', { params: { most: own } });
    const id = await addRequest(transaction, {
      kind: body.kind,
      uplineId,
      memberId: body.memberId,
      rate: body.ratePercent,
      period: body.period ?? PERIODS[body.kind],
      period_valid_bet: body.periodValidBet,
      period_profit_loss: body.periodProfitLoss,
      active_members: body.activeMembers,
      at: parts.clock.now(),
    });
    if (!id) throw new Refusal('CONTRACT_STATE', { params: { state: 'requested' } });
    return contractFor(uplineId, (await readContract(transaction, id))!);
  });
