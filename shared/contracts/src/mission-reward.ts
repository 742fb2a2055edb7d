import * as v from 'valibot';
import { BonusTerms } from './bonuses.ts';
import { Category } from './game-categories.ts';
import { PositiveAmount } from './money.ts';

const Categories = v.nullable(v.pipe(v.array(Category), v.minLength(1)));
/**
 * What completes a mission: settled valid bets in minor units or their number, in `categories` (null is every one), or
 * credited deposits in minor units. Source: 11-26.
 */
export const MissionGoal = v.variant('measure', [
  v.strictObject({ measure: v.literal('turnover'), amount: PositiveAmount, categories: Categories }),
  v.strictObject({ measure: v.literal('deposits'), amount: PositiveAmount }),
  v.strictObject({
    measure: v.literal('rounds'),
    rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    categories: Categories,
  }),
]);
export type MissionGoal = v.InferOutput<typeof MissionGoal>;

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

/** The same in a reply, where a later release may add fields. */
export const ShownMissionReward = v.variant('kind', [
  v.object({ kind: v.literal('points'), points: v.number() }),
  v.object({ kind: v.literal('cash'), amount: PositiveAmount }),
  v.object({
    kind: v.literal('bonus'),
    amount: PositiveAmount,
    terms: v.object({
      ...BonusTerms.entries,
      contribution: v.array(v.object({ category: Category, percent: v.number() })),
    }),
  }),
]);
