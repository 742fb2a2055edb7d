import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { pointConfig } from '@atrium/contracts/points';
import type { Settings } from '../platform/settings.ts';

export type PointRules = ReplyOf<typeof pointConfig>;

/** Until an operator says otherwise. */
const RULES: PointRules = {
  ratio: { points: 1, amount: '100' },
  earn: { points: 1, turnover: '10000' },
  convertible: true,
};

/** The setting `points`: what a point is worth, how it is earned, and whether it may become money. Source: 7-072. */
export const pointRules = async (settings: Settings): Promise<PointRules> => ({
  ...RULES,
  ...(await settings.get<Partial<PointRules>>('points', {})),
});
