import { BUDGET_RULE, type CanaryBudget } from '@atrium/contracts/telemetry';

export interface Counted {
  visits: number;
  failing: number;
}

export type Judgement = Pick<CanaryBudget, 'limit' | 'lowerBound' | 'state'>;

export const rateOf = ({ visits, failing }: Counted): number | null => (visits === 0 ? null : failing / visits);

/** Compares a canary with stable by `BUDGET_RULE`. A stable version without visits counts as one that never fails. */
export function judgeCanary(canary: Counted, stable: Counted): Judgement {
  const { leastVisits, factor, margin } = BUDGET_RULE;
  const stableRate = rateOf(stable) ?? 0;
  const limit = Math.max(stableRate * factor, stableRate + margin);
  if (canary.visits < leastVisits) return { limit, lowerBound: null, state: 'gathering' };
  const lowerBound = lowerWilson(canary);
  return { limit, lowerBound, state: lowerBound > limit ? 'burnt' : 'within' };
}

/** Lower bound of the Wilson score interval: the canary's failure rate is at least this, even in an unlucky sample. */
export function lowerWilson({ visits, failing }: Counted, z: number = BUDGET_RULE.z): number {
  const rate = failing / visits;
  const square = z * z;
  const spread = z * Math.sqrt((rate * (1 - rate)) / visits + square / (4 * visits * visits));
  return Math.max(0, (rate + square / (2 * visits) - spread) / (1 + square / visits));
}
