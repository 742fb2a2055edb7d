export interface DemoNotice {
  /** The key of its text in `notices` of `locales/demo`. */
  name: string;
  hoursAgo: number;
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H';
}

export const NOTICES: readonly DemoNotice[] = [
  { name: 'withdrawals-normal', hoursAgo: 3, type: 'PL' },
  { name: 'draws-proven', hoursAgo: 20, type: 'PL' },
  { name: 'koi-slots', hoursAgo: 46, type: 'PR' },
  { name: 'bank-transfers-rest', hoursAgo: 75, type: 'B' },
  { name: 'deposit-limit', hoursAgo: 120, type: 'H' },
  { name: 'mekong-hanoi', hoursAgo: 168, type: 'PR' },
  { name: 'cashback-paid', hoursAgo: 240, type: 'PL' },
  { name: 'record-renewed', hoursAgo: 310, type: 'B' },
  { name: 'marina-tables', hoursAgo: 400, type: 'PR' },
  { name: 'goods-again', hoursAgo: 520, type: 'PL' },
  { name: 'terms-january', hoursAgo: 700, type: 'H' },
];
