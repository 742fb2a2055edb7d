import { headsAndTails } from './heads-tails.ts';

it('[10-38] sorts the endings by first and last digit, and marks those by which an own line won', () => {
  const rows = headsAndTails([['40739'], ['88139', '60427']], new Set(['0.0.3', '0.0.4', '1.1.4']));
  expect(rows.find(({ digit }) => digit === '3')!.heads).toEqual([
    { text: '39', own: true },
    { text: '39', own: false },
  ]);
  // One digit alone is the hit of another bet, not of the ending.
  expect(rows.find(({ digit }) => digit === '7')!.tails).toEqual([{ text: '27', own: false }]);
  expect(rows.find(({ digit }) => digit === '5')).toEqual({ digit: '5', heads: [], tails: [] });
});
