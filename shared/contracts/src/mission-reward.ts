import * as v from 'valibot';
import { BonusTerms } from './bonuses.ts';
import { PositiveAmount } from './money.ts';

export const MISSION_MEASURES = ['turnover', 'deposits', 'rounds'] as const;
/** A mission starts anew with each day or week of the brand, or is done once. */
export const MISSION_PERIODS = ['day', 'week', 'once'] as const;

/** What a completed mission gives: whole points, cash in minor units, or a bonus with its terms. Source: 11-26. */
export const MissionReward = v.variant('kind', [
  v.strictObject({
    kind: v.literal('points'),
    points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  }),
  v.strictObject({ kind: v.literal('cash'), amount: PositiveAmount }),
  v.strictObject({ kind: v.literal('bonus'), amount: PositiveAmount, terms: BonusTerms }),
]);
export type MissionReward = v.InferOutput<typeof MissionReward>;
