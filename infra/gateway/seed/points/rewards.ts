import type { RewardFields } from '@atrium/contracts/operator-rewards';

/**
 * The rewards of the point mall; names and remarks are `rewards` and `remarks` in `locales/demo`. `turnover` is that of
 * the last 30 days, in minor units.
 */
export interface DemoReward {
  id: string;
  type: 'goods' | 'voucher' | 'bonus';
  picture: RewardFields['picture'];
  stock: number;
  points: number;
  turnover: number;
  /** The payment of a bonus, in minor units. */
  bonus?: number;
  endsInDays?: number;
  remark?: 'credited' | 'emailed' | 'posted';
}

export const REWARDS: readonly DemoReward[] = [
  {
    id: 'bonus-50',
    type: 'bonus',
    picture: 'coins',
    stock: 500,
    points: 50,
    turnover: 0,
    bonus: 5_000,
    remark: 'credited',
  },
  {
    id: 'bonus-200',
    type: 'bonus',
    picture: 'notes',
    stock: 200,
    points: 180,
    turnover: 500_000,
    bonus: 20_000,
    remark: 'credited',
  },
  {
    id: 'bonus-1000',
    type: 'bonus',
    picture: 'chest',
    stock: 40,
    points: 820,
    turnover: 2_500_000,
    bonus: 100_000,
    remark: 'credited',
  },
  { id: 'coffee-voucher', type: 'voucher', picture: 'coffee', stock: 120, points: 90, turnover: 0, remark: 'emailed' },
  {
    id: 'ride-voucher',
    type: 'voucher',
    picture: 'taxi',
    stock: 60,
    points: 140,
    turnover: 200_000,
    endsInDays: 21,
    remark: 'emailed',
  },
  {
    id: 'dinner-voucher',
    type: 'voucher',
    picture: 'dinner',
    stock: 25,
    points: 620,
    turnover: 1_500_000,
    endsInDays: 45,
    remark: 'emailed',
  },
  {
    id: 'playing-cards',
    type: 'goods',
    picture: 'playing-cards',
    stock: 80,
    points: 110,
    turnover: 0,
    remark: 'posted',
  },
  {
    id: 'mahjong-set',
    type: 'goods',
    picture: 'mahjong',
    stock: 12,
    points: 1_400,
    turnover: 3_000_000,
    remark: 'posted',
  },
  {
    id: 'headphones',
    type: 'goods',
    picture: 'headphones',
    stock: 8,
    points: 2_200,
    turnover: 5_000_000,
    remark: 'posted',
  },
  {
    id: 'lantern',
    type: 'goods',
    picture: 'lantern',
    stock: 30,
    points: 340,
    turnover: 400_000,
    endsInDays: 60,
    remark: 'posted',
  },
  { id: 'umbrella', type: 'goods', picture: 'umbrella', stock: 0, points: 210, turnover: 0, remark: 'posted' },
  { id: 'phone-stand', type: 'goods', picture: 'phone-stand', stock: 45, points: 160, turnover: 0 },
];
