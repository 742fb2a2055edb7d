import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { pointConfig } from '@atrium/contracts/points';
import type { Settings } from '../platform/settings.ts';

export type PointRules = Omit<ReplyOf<typeof pointConfig>, 'password'>;

/** Points are valid for a year. */
export const POINTS_VALID_MS = 365 * 86_400_000;
/** Points cannot be converted during a break, so they do not expire during one, nor in this time after it. */
export const KEPT_AFTER_BREAK_MS = 30 * 86_400_000;

/** The defaults, until an operator changes them. */
export const POINT_RULES: PointRules = {
  ratio: { points: 1, amount: '100' },
  earn: { points: 1, turnover: '10000' },
  convertible: true,
};

/**
 * The setting `points`: the value of a point, how it is earned, and whether it can be converted to money. Source:
 * 7-072.
 */
export const pointRules = async (settings: Settings): Promise<PointRules> => ({
  ...POINT_RULES,
  ...(await settings.get<Partial<PointRules>>('points', {})),
});
