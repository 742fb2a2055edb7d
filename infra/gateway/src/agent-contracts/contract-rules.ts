import type { ContractKind } from '@atrium/contracts/agent-contracts';
import { Refusal } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';

/** The setting `agents.contracts`: what a brand decides about contracts between agents. */
export interface ContractRules {
  /** The payer of new contracts of each kind. `platform`: the house pays what is above the downlines' own contracts. */
  payer: Record<ContractKind, 'upline' | 'platform'>;
  /**
   * Wins of the players that a dividend carries to the next period: never, once, from the first half of a month to the
   * second, or until they are used up.
   */
  carry: 'none' | 'once' | 'half-month' | 'permanent';
  /** Whether bonuses and rebates reduce the base of dividends. */
  costsCount: boolean;
  /** Turnover from which a member counts as active, in minor units; 0: any bet. */
  activeMemberTurnover: string;
  /** The least rate, in per cent. */
  leastRate: number;
  /** Whether dividends on losses are allowed where the brand operates. Without them those that run have ended. */
  lossShare: boolean;
}

const RULES: ContractRules = {
  payer: { dividend: 'upline', 'daily-salary': 'upline', 'hourly-salary': 'upline', 'real-time-salary': 'upline' },
  carry: 'none',
  costsCount: true,
  activeMemberTurnover: '0',
  leastRate: 0,
  lossShare: true,
};

type Stored = Partial<Omit<ContractRules, 'payer'>> & { payer?: Partial<ContractRules['payer']> };

/** Where the setting is silent, the rules of a new installation. */
export async function contractRules(settings: Settings): Promise<ContractRules> {
  const stored = await settings.get<Stored>('agents.contracts', {});
  return { ...RULES, ...stored, payer: { ...RULES.payer, ...stored.payer } };
}

/** Refuses a dividend where losses may not be shared. Source: 12-13. */
export function requireLossShare({ lossShare }: ContractRules, kind: ContractKind): void {
  if (kind === 'dividend' && !lossShare) throw new Refusal('LOSS_SHARE_OFF');
}
