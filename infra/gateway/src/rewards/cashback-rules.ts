import type { Settings } from '../platform/settings.ts';

/** The setting `cashback`. Rates belong to the ranks. */
export interface CashbackRules {
  period: 'day' | 'week' | 'month';
  /** `claim`: the member takes it; `auto`: it is paid without a claim. */
  pays: 'claim' | 'auto';
  /** The least amount that is paid, in minor units; less is carried to the next period. */
  minimum: string;
  claimDays: number;
}

/** The rules of a new installation. */
export const CASHBACK_RULES: CashbackRules = { period: 'week', pays: 'claim', minimum: '100', claimDays: 14 };

/** Where the setting is silent, the rules of a new installation. */
export const cashbackRules = async (settings: Settings): Promise<CashbackRules> => ({
  ...CASHBACK_RULES,
  ...(await settings.get<Partial<CashbackRules>>('cashback', {})),
});
