import * as v from 'valibot';

/** The categories of specification 2.3, in the order of the navigation. */
export const CATEGORIES = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const;
export const Category = v.picklist(CATEGORIES);
export type Category = v.InferOutput<typeof Category>;

/** The pages of the categories; no other category has one. Source: 2.3-30. */
export const CATEGORY_PAGES: Readonly<Record<Category, string>> = {
  LIVE: '/live',
  RNG: '/rng',
  PVP: '/pvp',
  FISH: '/fish',
  SPORTS: '/sports',
  ELOTT: '/elott',
  LOTT: '/lottery',
  ESPORTS: '/esports',
};
/** The vendor of cockfights: a sports vendor with an entry of its own in the navigation. Source: 2.3-26. */
export const COCKFIGHT_VENDOR = 'SV3';
/** The vendor that the lottery entry of the navigation launches, at `/seaLottery`. Source: 2.3-38. */
export const LOTTERY_VENDOR = 'TCG_SEA';

/** The live-casino game types, in this order. Source: specification 9, 9-50. */
export const LIVE_GAME_TYPES = [
  'BAC',
  'SIC',
  'ROU',
  'DAT',
  'BJ',
  'HE',
  'MT',
  'TCP',
  'WZPJ',
  'SD',
  'FT',
  'NN',
  'YSX',
  'ZJH',
  'MJ',
] as const;
