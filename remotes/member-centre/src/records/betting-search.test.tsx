import { openCentre } from '@atrium/centre/testing';
import { betLines, betTotals } from '@atrium/contracts/bet-records';
import { recordExports } from '@atrium/contracts/record-exports';
import { route } from '@atrium/host/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './betting-record-page.tsx';

const bet = (id: string, gameName: string) => ({
  id,
  at: '2026-11-21T01:00:00Z',
  gameId: 'cpl-1',
  gameName,
  gameType: 'RNG',
  vassalage: 'CPL',
  vendorName: 'Copperline',
  roundId: `R-${id}`,
  stake: '1234',
  payout: '0',
  net: '-1234',
  currency: 'PHP',
  status: 'lost' as const,
});
const bets = [bet('1', 'Ember Fox'), bet('2', 'Owl Parliament'), bet('3', 'Ember Fox')];
const found = ({ query: { text = '' } }: { query: Record<string, string> }) =>
  bets.filter(({ gameName }) => gameName.toLowerCase().includes(text));
const open = (at = '/') =>
  openCentre(Page, 'member-centre', texts, {
    at,
    routes: [
      route(betLines, (input) => ({ items: found(input), next: null })),
      route(betTotals, (input) => ({ count: found(input).length, stake: '1', payout: '0', net: '-1' })),
      route(recordExports, () => ({ exports: [] })),
    ],
  });
const field = () => screen.findByRole('searchbox', { name: 'Game, round or ticket' });

it('[1-34] finds bets by a text that rests, in the address, the list and the totals', async () => {
  const test = await open();
  await screen.findByText('3 records');
  await userEvent.type(await field(), ' ember ');
  expect(await screen.findByText('2 records')).toBeVisible();
  expect(Object.fromEntries(test.address())).toEqual({ 'r-text': 'ember' });
  const asked = test.calls.filter(({ query }) => query.text !== undefined);
  expect(new Set(asked.map(({ query }) => query.text))).toEqual(new Set(['ember']));
  expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(['wallet.betLines', 'wallet.betTotals']));
  expect(await field()).toHaveAttribute('maxlength', '64');
});

it('[1-34] [15-13] names a search that finds nothing, and clears it in the field, too', async () => {
  const { address } = await open('/?r-text=heron');
  expect(await screen.findByText('Nothing found for “heron”')).toBeVisible();
  expect(await field()).toHaveValue('heron');
  await userEvent.click(screen.getByRole('button', { name: 'Show the last 30 days' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show the last 30 days' })).toBeNull());
  expect(address().get('r-text')).toBe('heron');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('3 records')).toBeVisible();
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(address().get('r-text')).toBeNull();
});
