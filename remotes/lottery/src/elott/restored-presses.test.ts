import { sampleTicket } from '@atrium/draws/testing';
import { pressesFrom, withRestored } from './restored-presses.ts';

const line = {
  play: 'halves',
  selection: 'big',
  unit: '200',
  multiple: 1,
  notes: '1',
  stake: '200',
  prices: {},
  wins: null,
  payout: null,
};
const ticket = (number: string, fields = {}) => sampleTicket({ number, stake: '200', lines: [line], ...fields });

it('[10-41] tickets of single fields are presses, oldest first, without those that were taken back', () => {
  const presses = pressesFrom([
    ticket('3'),
    ticket('2', { state: 'cancelled' }),
    ticket('1', { state: 'won', issue: '001' }),
    ticket('0', { lines: [line, line] }),
  ]);
  expect(presses.map(({ number, field, issue, state }) => [number, field, issue, state])).toEqual([
    ['1', 'halves big', '001', 'placed'],
    ['3', 'halves big', '002', 'placed'],
  ]);
});

it('[10-41] a press of this page is not restored a second time, not even while its answer is awaited', () => {
  const restored = pressesFrom([ticket('2'), ticket('1', { issue: '001' })]);
  const [old, own] = restored;
  expect(withRestored([own!], restored)).toEqual([old, own]);
  const { number: _, ...sending } = { ...own!, key: 'new', state: 'sending' as const };
  expect(withRestored([sending], restored)).toEqual([old, sending]);
});
