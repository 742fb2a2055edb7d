import { openCentre } from '@atrium/centre/testing';
import { cleanup, screen } from '@testing-library/react';
import { texts } from '../testing/texts.ts';
import { BetGame, BetPayout } from './bet-cells.tsx';
import type { Bet } from './betting-record-page.tsx';

const bet = (fields: Partial<Bet>): Bet => ({
  id: 'b1',
  at: '2026-11-21T01:00:00Z',
  gameId: 'cpl-1',
  gameName: 'Ember Fox',
  gameType: 'RNG',
  vassalage: 'CPL',
  vendorName: 'Copperline',
  roundId: 'R-1',
  stake: '1234',
  payout: '5000',
  net: '3766',
  currency: 'PHP',
  status: 'won',
  ...fields,
});
const show = (shown: Bet, phone: boolean) =>
  openCentre(
    () => (
      <>
        <div data-testid="game">
          <BetGame bet={shown} phone={phone} />
        </div>
        <div data-testid="payout">
          <BetPayout bet={shown} phone={phone} />
        </div>
      </>
    ),
    'member-centre',
    texts,
    { routes: [] },
  );

it.each([
  [true, /Ember Fox09:00Won$/, /^P\s50\.00Stake P\s12\.34$/],
  [false, /Ember Fox$/, /^P\s50\.00$/],
])('says all of a bet in two cells where the window is a phone: %s', async (phone, game, payout) => {
  await show(bet({}), phone);
  expect(screen.getByTestId('game')).toHaveTextContent(game);
  expect(screen.getByTestId('payout')).toHaveTextContent(payout);
});

it.each([
  [true, /^Stake P\s12\.34$/],
  [false, /^–$/],
])('names no payout of a bet that is open, where the window is a phone: %s', async (phone, payout) => {
  await show(bet({ status: 'open', payout: '0', net: '0' }), phone);
  expect(screen.getByTestId('payout')).toHaveTextContent(payout);
});

it('[15-04] shows what was won in its own colour, and what was only returned in none', async () => {
  const colour = () => getComputedStyle(screen.getByTestId('payout').querySelector('span > span')!).color;
  await show(bet({}), false);
  const won = colour();
  cleanup();
  await show(bet({ payout: '1000', net: '-234' }), false);
  expect(colour()).not.toBe(won);
});

it('[15-06] a name without a place to break does not push the amounts out of the row', async () => {
  await show(bet({ gameName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }), true);
  expect(screen.getByText(/^Donau/)).toHaveStyle({ overflowWrap: 'anywhere' });
});
