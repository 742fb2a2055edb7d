import type { Category } from '@atrium/contracts/game-categories';
import type { Settings } from '../platform/settings.ts';

/** A rank: what it requires and what it gives. Amounts are minor units as digits. */
export interface RankRule {
  level: number;
  name: string;
  /** Valid bet since registration that the rank requires. */
  turnover: string;
  /** Valid bet of a month that keeps it; a member below it is lowered by one rank. */
  keep: string;
  /** Points compared with the first rank, in percent. */
  pointsPercent: number;
  /** Cashback in hundredths of a percent of the valid bet; 0 for a category without an entry. */
  cashback: Partial<Record<Category, number>>;
  birthdayGift: string;
  monthlyGift: string;
  /** Withdrawals are listed before those of other members. */
  withdrawalsFirst: boolean;
  /** The greatest withdrawal where it is above the brand's (setting `withdrawal.max`); 0 for a rank that raises nothing. */
  withdrawalMost: string;
}

const rank = (
  level: number,
  name: string,
  [turnover, keep, birthdayGift, monthlyGift, withdrawalMost]: readonly [string, string, string, string, string],
  pointsPercent: number,
  [slots, live, sports, lottery]: readonly [number, number, number, number],
): RankRule => ({
  level,
  name,
  turnover,
  keep,
  pointsPercent,
  cashback: {
    RNG: slots,
    FISH: slots,
    PVP: slots,
    LIVE: live,
    SPORTS: sports,
    ESPORTS: sports,
    LOTT: lottery,
    ELOTT: lottery,
  },
  birthdayGift,
  monthlyGift,
  withdrawalsFirst: level >= 5,
  withdrawalMost,
});

/** The ranks of a new installation (setting `ranks`). */
export const DEFAULT_RANKS: readonly RankRule[] = [
  rank(1, 'Bronze', ['0', '0', '0', '0', '0'], 100, [30, 20, 20, 10]),
  rank(2, 'Silver', ['500000', '50000', '5000', '0', '0'], 110, [35, 24, 22, 11]),
  rank(3, 'Gold', ['5000000', '500000', '20000', '10000', '0'], 125, [40, 28, 25, 12]),
  rank(4, 'Platinum', ['25000000', '2500000', '50000', '50000', '0'], 150, [50, 34, 30, 14]),
  rank(5, 'Diamond', ['100000000', '10000000', '100000', '200000', '100000000'], 200, [60, 40, 35, 17]),
  rank(6, 'Royal', ['500000000', '50000000', '500000', '1000000', '250000000'], 300, [80, 50, 40, 20]),
];

/** The setting `ranks`, lowest first. A rank of an earlier release has no benefits until an operator defines them. */
export async function rankRules(settings: Settings): Promise<readonly RankRule[]> {
  const rules = await settings.get<readonly (Pick<RankRule, 'level' | 'name' | 'turnover'> & Partial<RankRule>)[]>(
    'ranks',
    DEFAULT_RANKS,
  );
  return rules
    .map((rule) => ({
      keep: '0',
      pointsPercent: 100,
      cashback: {},
      birthdayGift: '0',
      monthlyGift: '0',
      withdrawalsFirst: false,
      withdrawalMost: '0',
      ...rule,
    }))
    .sort((one, other) => one.level - other.level);
}
