import { lastRound } from './last-round.ts';
import type { Press } from './press.ts';

let keys = 0;
const press = (issue: string, field: string, stake: string, more: Partial<Press> = {}): Press => ({
  key: String(++keys),
  gameCode: 'PKTK3',
  field,
  issue,
  stake,
  state: 'placed',
  ...more,
});
const now = { gameCode: 'PKTK3', issue: '003' };

it('[10-41] adds up the fields of the last round that has own bets', () => {
  const presses = [
    press('001', 'halves small', '200'),
    press('002', 'halves big', '200'),
    press('002', 'die 6', '1000'),
    press('002', 'halves big', '400'),
  ];
  expect(lastRound(presses, now)).toEqual([
    { field: 'halves big', stake: 600n },
    { field: 'die 6', stake: 1000n },
  ]);
});

it('[10-41] repeats nothing that was taken back, belongs to another game, or follows a bet of this round', () => {
  const before = press('002', 'halves big', '200');
  expect(lastRound([press('002', 'die 1', '200', { state: 'cancelled' })], now)).toEqual([]);
  expect(lastRound([press('002', 'die 1', '200', { gameCode: 'PKT10' })], now)).toEqual([]);
  expect(lastRound([before, press('003', 'die 1', '200', { state: 'sending' })], now)).toEqual([]);
  expect(lastRound([before, press('003', 'die 1', '200', { state: 'cancelled' })], now)).toHaveLength(1);
});
