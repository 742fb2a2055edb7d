import type { Settings } from '../platform/settings.ts';
import type { RankRule } from './rank-rules.ts';

const MOST = '50000000';

/** The greatest withdrawal of the brand, in minor units; ranks can raise it. */
export const greatestOfBrand = (settings: Settings): Promise<string> => settings.get('withdrawal.max', MOST);

/** The greatest withdrawal at a rank, which never lowers that of the brand. Source: 11-14. */
export const greatestWithdrawal = (ofBrand: string, rank: Pick<RankRule, 'withdrawalMost'> | undefined): string =>
  rank && BigInt(rank.withdrawalMost) > BigInt(ofBrand) ? rank.withdrawalMost : ofBrand;
