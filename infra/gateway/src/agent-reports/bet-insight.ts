import type { BET_INSIGHTS } from '@atrium/contracts/agent-reports';
import type { Parts } from '../platform/parts.ts';

export type BetInsight = (typeof BET_INSIGHTS)[number];
export const BET_INSIGHT = 'agents.betInsight';
export const USUAL_INSIGHT: BetInsight = 'lines';

/** How much of single bets the brand shows to agents. Source: 12-08. */
export const betInsight = ({ settings }: Pick<Parts, 'settings'>): Promise<BetInsight> =>
  settings.get(BET_INSIGHT, USUAL_INSIGHT);
