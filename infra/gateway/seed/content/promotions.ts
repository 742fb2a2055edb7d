/** Its text is in `promotions` of `locales/demo`, by ID. */
export interface DemoPromotion {
  id: string;
  type: 'deposit' | 'cashback' | 'lottery' | 'referral' | 'vip';
  scene: string;
  startedDaysAgo: number;
  endsInDays?: number;
  /** The prizes of a raffle: the amount in minor units, the number of winning tickets, how often it can be won. */
  prizes?: readonly { amount: number; weight: number; stock: number }[];
}

export const PROMOTIONS: readonly DemoPromotion[] = [
  { id: 'first-deposit', type: 'deposit', scene: 'deposit', startedDaysAgo: 60 },
  { id: 'monday-cashback', type: 'cashback', scene: 'cashback', startedDaysAgo: 120 },
  { id: 'delta-six-week', type: 'lottery', scene: 'lottery', startedDaysAgo: 6, endsInDays: 24 },
  { id: 'bring-a-friend', type: 'referral', scene: 'invite', startedDaysAgo: 200 },
  { id: 'diamond-evening', type: 'vip', scene: 'rank', startedDaysAgo: 30, endsInDays: 60 },
  {
    id: 'lantern-drum',
    type: 'lottery',
    scene: 'lottery',
    startedDaysAgo: 6,
    endsInDays: 30,
    prizes: [
      { amount: 0, weight: 60, stock: 6_000 },
      { amount: 2_000, weight: 30, stock: 3_000 },
      { amount: 10_000, weight: 9, stock: 900 },
      { amount: 100_000, weight: 1, stock: 100 },
    ],
  },
];
