import type { Parts } from '../platform/parts.ts';

/** The setting `agents.accounts`: prize groups that a brand gives, of 2000. */
export interface AccountRules {
  leastGroup: number;
  /** Of agents without a group of their own. */
  mostGroup: number;
  /** Prize group → how many accounts right below an agent may have at least it. */
  quotas?: Record<string, number>;
}
const RULES: AccountRules = { leastGroup: 1700, mostGroup: 1950 };

/** Where the setting is silent, the rules of a new installation. */
export const accountRules = async ({ settings }: Pick<Parts, 'settings'>): Promise<AccountRules> => ({
  ...RULES,
  ...(await settings.get<Partial<AccountRules>>('agents.accounts', {})),
});
