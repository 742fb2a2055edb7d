import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import { BUDGET_RULE, type CanaryBudget, type Figures } from '@atrium/contracts/telemetry';
import { shownFigures } from './use-figures.ts';

export type RemoteState = 'burnt' | 'failing' | 'stand-in' | 'canary' | 'healthy';

/** The rate above which a version counts as failing: a canary's own limit, else the margin of the budget rule. */
export const limitOf = (budget: CanaryBudget | undefined): number => budget?.limit ?? BUDGET_RULE.margin;

export const budgetOf = (figures: Figures | undefined, remote: string): CanaryBudget | undefined =>
  figures?.budgets.find((budget) => budget.remote === remote);

/** The most urgent state of a remote. */
export function stateOf({ name, version, standIn, canary }: ChannelStatus, figures: Figures | undefined): RemoteState {
  const shown = shownFigures(figures, name, version);
  if (budgetOf(figures, name)?.state === 'burnt') return 'burnt';
  if (standIn) return 'stand-in';
  if (shown && shown.visits >= BUDGET_RULE.leastVisits && (shown.errorRate ?? 0) > BUDGET_RULE.margin) return 'failing';
  return canary ? 'canary' : 'healthy';
}

export const TONES = { burnt: 'bad', failing: 'bad', 'stand-in': 'warn', canary: 'calm', healthy: 'good' } as const;
