import type { Contract, ContractKind } from '@atrium/contracts/agent-contracts';
import type { PeriodStanding } from '@atrium/contracts/contract-standing';

/** What a period could come to; amounts in minor units. */
export interface Supposed {
  bet: bigint;
  members: number;
  loss: bigint;
}

export interface Estimate {
  /** The clause that would count, from 1; null where none is reached. */
  reached: number | null;
  base: bigint;
  amount: bigint;
}

/** A rate has at most four decimals. */
const RATE_SCALE = 10_000;
const PERCENT = 100n;

/**
 * What a ladder would come to in a supposed period: the highest clause that it reaches, on the base that bills use. Costs,
 * carried wins and contracts below are those of the measured period.
 */
export function estimate(
  kind: ContractKind,
  clauses: Contract['clauses'],
  { costs, carried, lowers }: Pick<PeriodStanding, 'costs' | 'carried' | 'lowers'>,
  { bet, members, loss }: Supposed,
): Estimate {
  const at = clauses.findLastIndex(
    (clause) => bet >= BigInt(clause.validBet) && loss >= BigInt(clause.profitLoss) && members >= clause.activeMembers,
  );
  const base = kind === 'dividend' ? positive(loss - BigInt(costs) - BigInt(carried)) : bet;
  if (at < 0) return { reached: null, base, amount: 0n };
  const rate = BigInt(Math.round(clauses[at]!.ratePercent * RATE_SCALE));
  const gross = (base * rate) / (PERCENT * BigInt(RATE_SCALE));
  return { reached: at + 1, base, amount: positive(gross - BigInt(lowers)) };
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
