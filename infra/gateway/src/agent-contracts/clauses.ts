import type { ContractClause, ContractKind } from '@atrium/contracts/agent-contracts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { boundsOf, type StoredClause } from './agent-contracts.repository.ts';
import type { ContractRules } from './contract-rules.ts';

/** Millionths in a per cent. */
const PPM = 10_000;

export const storedClause = ({ ratePercent, validBet, profitLoss, activeMembers }: ContractClause): StoredClause => ({
  rate: Math.round(ratePercent * PPM),
  valid_bet: validBet,
  profit_loss: profitLoss,
  active_members: activeMembers,
});

export const shownClause = ({ rate, valid_bet, profit_loss, active_members }: StoredClause): ContractClause => ({
  ratePercent: rate / PPM,
  validBet: valid_bet,
  profitLoss: profit_loss,
  activeMembers: active_members,
});

const requirementsOf = ({ valid_bet, profit_loss, active_members }: StoredClause): readonly bigint[] => [
  BigInt(valid_bet),
  BigInt(profit_loss),
  BigInt(active_members),
];

/**
 * The first step, from 1, that breaks the ladder: rates rise, no requirement falls and one rises, no rate is below the
 * least, and the turnover is what the active members bet at least. Source: 12-03, domain.md 7.5.
 */
export function brokenStep(
  clauses: readonly StoredClause[],
  { leastRate, activeMemberTurnover }: Pick<ContractRules, 'leastRate' | 'activeMemberTurnover'>,
): number | undefined {
  const index = clauses.findIndex((clause, place) => {
    if (clause.rate < Math.round(leastRate * PPM)) return true;
    if (BigInt(clause.valid_bet) < BigInt(clause.active_members) * BigInt(activeMemberTurnover)) return true;
    const before = clauses[place - 1];
    if (!before) return false;
    const [now, then] = [requirementsOf(clause), requirementsOf(before)];
    return (
      clause.rate <= before.rate ||
      now.some((value, of) => value < then[of]!) ||
      now.every((value, of) => value === then[of]!)
    );
  });
  return index < 0 ? undefined : index + 1;
}

/**
 * Refuses clauses that pay more or require less than the upline's own contract. An upline without one pays from its own
 * money, and has none to give where the house pays.
 */
export async function requireFit(
  database: Queryable,
  contract: { uplineId: string; kind: ContractKind; clauses: readonly StoredClause[]; payer: 'upline' | 'platform' },
): Promise<void> {
  const { uplineId, kind, clauses, payer } = contract;
  const bounds = await boundsOf(database, { memberId: uplineId, kind, clauses });
  if (!bounds) {
    if (payer === 'platform') throw new Refusal('CONTRACT_RATE', { params: { most: 0 } });
    return;
  }
  if (clauses.some(({ rate }) => rate > bounds.most))
    throw new Refusal('CONTRACT_RATE', { params: { most: bounds.most / PPM } });
  if (bounds.misfit !== null) throw new Refusal('CONTRACT_CLAUSE', { params: { clause: bounds.misfit } });
}
