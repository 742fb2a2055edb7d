import type { PromotionRules } from '@atrium/contracts/promotion-rules';

/** Its text is in `promotions` of `locales/demo`, by ID. */
export interface DemoPromotion {
  id: string;
  type: 'deposit' | 'cashback' | 'lottery' | 'referral' | 'vip';
  scene: string;
  startedDaysAgo: number;
  endsInDays?: number;
  rules?: PromotionRules;
  /** Minor units. */
  budget?: number;
  /** The prizes of a raffle: the amount in minor units, the number of winning tickets, how often it can be won. */
  prizes?: readonly { amount: number; weight: number; stock: number }[];
}

export const PROMOTIONS: readonly DemoPromotion[] = [
  {
    id: 'first-deposit',
    type: 'deposit',
    scene: 'deposit',
    startedDaysAgo: 60,
    budget: 50_000_000,
    rules: {
      engine: 'deposit-match',
      percent: 100,
      least: '20000',
      most: '200000',
      automatic: true,
      onePer: ['device'],
      bonus: {
        wageringTimes: 10,
        days: 14,
        contribution: [
          { category: 'LIVE', percent: 10 },
          { category: 'FISH', percent: 100 },
          { category: 'RNG', percent: 100 },
        ],
        maxBet: '50000',
        maxWin: '1000000',
      },
    },
  },
  {
    id: 'monday-cashback',
    type: 'cashback',
    scene: 'cashback',
    startedDaysAgo: 120,
    rules: {
      engine: 'loss-cashback',
      percent: 10,
      period: 'week',
      categories: ['RNG'],
      least: '100',
      most: '500000',
      automatic: false,
      onePer: [],
      bonus: null,
    },
  },
  {
    id: 'delta-six-week',
    type: 'lottery',
    scene: 'lottery',
    startedDaysAgo: 6,
    endsInDays: 24,
    budget: 10_000_000,
    rules: {
      engine: 'free-tickets',
      gameCode: 'DLT6',
      every: 7,
      most: '5000',
      automatic: false,
      onePer: [],
      bonus: null,
    },
  },
  {
    id: 'bring-a-friend',
    type: 'referral',
    scene: 'invite',
    startedDaysAgo: 200,
    budget: 30_000_000,
    rules: {
      engine: 'referral',
      amount: '15000',
      friends: 10,
      deposits: '50000',
      stakes: '50000',
      friendToo: true,
      automatic: true,
      onePer: [],
      bonus: {
        wageringTimes: 1,
        days: 30,
        contribution: [
          { category: 'LIVE', percent: 100 },
          { category: 'FISH', percent: 100 },
          { category: 'RNG', percent: 100 },
        ],
        maxBet: null,
        maxWin: null,
      },
    },
  },
  { id: 'diamond-evening', type: 'vip', scene: 'rank', startedDaysAgo: 30, endsInDays: 60 },
  {
    id: 'lantern-drum',
    type: 'lottery',
    scene: 'lottery',
    startedDaysAgo: 6,
    endsInDays: 30,
    budget: 34_800_000,
    prizes: [
      { amount: 0, weight: 60, stock: 6_000 },
      { amount: 2_000, weight: 30, stock: 3_000 },
      { amount: 10_000, weight: 9, stock: 900 },
      { amount: 100_000, weight: 1, stock: 100 },
    ],
  },
];
