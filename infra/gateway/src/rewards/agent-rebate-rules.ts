import type { Settings } from '../platform/settings.ts';
import type { PeriodLength } from './due-period.ts';

/** The setting `agents.rebates`. Prize groups and rates belong to the accounts. */
export interface AgentRebateRules {
  period: PeriodLength;
  /** The least amount that is paid, in minor units; less is carried to the next period. */
  minimum: string;
}

const RULES: AgentRebateRules = { period: 'day', minimum: '1' };

/** Where the setting is silent, the rules of a new installation. */
export const agentRebateRules = async (settings: Settings): Promise<AgentRebateRules> => ({
  ...RULES,
  ...(await settings.get<Partial<AgentRebateRules>>('agents.rebates', {})),
});
