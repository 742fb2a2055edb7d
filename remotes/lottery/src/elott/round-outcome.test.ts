import { sampleTicket } from '@atrium/draws/testing';
import type { Press } from './press.ts';
import { roundOutcome } from './round-outcome.ts';

const press = (number: string, field: string, more: Partial<Press> = {}): Press => ({
  key: number,
  number,
  gameCode: 'PKTK3',
  field,
  issue: '002',
  stake: '200',
  state: 'placed',
  ...more,
});
const round = { gameCode: 'PKTK3', issue: '002' };
const won = (number: string, payout: string) => sampleTicket({ number, state: 'won', payout });
const lost = (number: string) => sampleTicket({ number, state: 'lost', payout: '0' });

it('[10-38] [10-41] adds up what the presses on a field won, and knows a field without a win', () => {
  const presses = [press('1', 'halves big'), press('2', 'die 6'), press('3', 'halves big')];
  expect([...roundOutcome(presses, round, [won('1', '390'), lost('2'), won('3', '390')])]).toEqual([
    ['halves big', 780n],
    ['die 6', 0n],
  ]);
});

it('[10-38] [10-41] says nothing of fields that are not settled, and of other rounds, games and presses taken back', () => {
  const presses = [
    press('1', 'halves big'),
    press('2', 'halves big'),
    press('3', 'die 6', { issue: '001' }),
    press('4', 'die 5', { gameCode: 'PKT10' }),
    press('5', 'die 4', { state: 'cancelled' }),
  ];
  const tickets = [won('1', '390'), sampleTicket({ number: '2' }), won('3', '463'), won('4', '463'), won('5', '463')];
  expect(roundOutcome(presses, round, tickets).size).toBe(0);
  expect(roundOutcome(presses, round, tickets.slice(0, 1)).size).toBe(0);
});
