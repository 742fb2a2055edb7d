import * as v from 'valibot';
import { operation } from './operator-operation.ts';

/** One division of a pool. `part` of the fund is an exact text, `"9/20"`; a division has a part or a fixed prize of one entry. */
const PoolTier = v.object({
  tier: v.string(),
  part: v.nullable(v.string()),
  fixed: v.nullable(v.string()),
  /** What its winners share at least. */
  least: v.nullable(v.string()),
  /** Carried into the next draw. */
  carried: v.string(),
});

/** What the next draw of a game begins with, per currency; play money has a pool of its own. Amounts in minor units. */
export const PoolNext = v.object({
  currency: v.string(),
  playMoney: v.boolean(),
  jackpot: v.string(),
  reserve: v.string(),
  /** Draws since the last release of the reserve. */
  drawsKept: v.number(),
  /** Everything carried, and the reserve. */
  held: v.string(),
  tiers: v.array(PoolTier),
});
export type PoolNext = v.InferOutput<typeof PoolNext>;

/**
 * What one settlement did with the pool of a draw: fund + carried in + topped up = prizes + carried out, the reserve included. A
 * `replaced` settlement was taken back by a correction. `difference` is what a correction left to the house. Amounts in minor units.
 */
export const PoolOfDraw = v.object({
  issue: v.string(),
  drawsAt: v.string(),
  settlement: v.number(),
  replaced: v.boolean(),
  currency: v.string(),
  playMoney: v.boolean(),
  turnover: v.string(),
  fund: v.string(),
  heldIn: v.string(),
  toppedUp: v.string(),
  prizes: v.string(),
  heldOut: v.string(),
  /** Given from the reserve, and set aside for it. */
  released: v.string(),
  reserved: v.string(),
  difference: v.string(),
  /** Divisions with winners, the highest first: their stakes, and the prize of one entry. */
  won: v.array(v.object({ tier: v.string(), stake: v.string(), prize: v.string() })),
});
export type PoolOfDraw = v.InferOutput<typeof PoolOfDraw>;

export const LotteryPools = v.object({
  code: v.string(),
  name: v.string(),
  /** Price of an entry in minor units, parts of the turnover and of the fund; null for a game without a pool. */
  rules: v.nullable(
    v.object({
      unit: v.string(),
      fund: v.string(),
      reserve: v.string(),
      /** What the parts of divisions are parts of: the fund, or what reserve and fixed prizes leave of it. */
      sharesOf: v.picklist(['fund', 'rest']),
      releaseAfterDraws: v.nullable(v.number()),
      /** Divisions, the highest first. */
      tiers: v.array(v.string()),
    }),
  ),
  next: v.array(PoolNext),
  /** The last draw first. */
  draws: v.array(PoolOfDraw),
  /** The issue before which earlier draws follow; null: there are none. */
  earlier: v.nullable(v.string()),
});
export type LotteryPools = v.InferOutput<typeof LotteryPools>;

export const lotteryPools = operation({
  name: 'lotteryPools',
  method: 'GET',
  path: '/ops/lottery/games/:game/pools',
  role: 'viewer',
  summary: 'Jackpot, reserve and carry of a lottery, and what each draw did with them.',
  query: v.object({ before: v.optional(v.string()) }),
  reply: LotteryPools,
});

export const POOL_OPERATIONS = [lotteryPools] as const;
