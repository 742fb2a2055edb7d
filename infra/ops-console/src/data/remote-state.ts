import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import { BUDGET_RULE, type CanaryBudget, type Figures, type VersionFigures } from '@atrium/contracts/telemetry';
import { shownFigures } from './use-figures.ts';

export type RemoteState = 'burnt' | 'failing' | 'stand-in' | 'canary' | 'healthy';

/** The rate above which a version counts as failing: a canary's own limit, else the margin of the budget rule. */
export const limitOf = (budget: CanaryBudget | undefined): number => budget?.limit ?? BUDGET_RULE.margin;

export const budgetOf = (figures: Figures | undefined, remote: string): CanaryBudget | undefined =>
  figures?.budgets.find((budget) => budget.remote === remote);

/** From this rate on few visits are enough: a remote of which most loads fail is not healthy. */
const CERTAIN_RATE = 0.5;

const isFailing = ({ visits, errorRate }: VersionFigures): boolean =>
  visits > 0 && (errorRate ?? 0) > (visits >= BUDGET_RULE.leastVisits ? BUDGET_RULE.margin : CERTAIN_RATE);

/** The most urgent state of a remote. */
export function stateOf({ name, version, standIn, canary }: ChannelStatus, figures: Figures | undefined): RemoteState {
  const shown = shownFigures(figures, name, version);
  if (budgetOf(figures, name)?.state === 'burnt') return 'burnt';
  if (standIn) return 'stand-in';
  if (shown && isFailing(shown)) return 'failing';
  return canary ? 'canary' : 'healthy';
}

export const TONES = { burnt: 'bad', failing: 'bad', 'stand-in': 'warn', canary: 'calm', healthy: 'good' } as const;
