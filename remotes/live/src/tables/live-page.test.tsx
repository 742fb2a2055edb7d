import { catalogueOf, openLobby, sampleGame, sampleVendor } from '@atrium/lobby/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './live-page.tsx';

const vendors = [
  sampleVendor({ vassalage: 'VT', displayName: 'Vesper Tables', gameType: 'LIVE' }),
  sampleVendor({ vassalage: 'N2', displayName: 'N2 Live', gameType: 'LIVE' }),
];
const table = (gameId: string, name: string, kind: string, vassalage = 'VT') =>
  sampleGame({ gameId, name, kind, vassalage, gameType: 'LIVE', minBet: '500', maxBet: '50000', lines: 0 });
const tables = [
  { ...table('t1', 'Amber baccarat', 'BAC'), table: { dealer: 'Ines', seats: 7, taken: 5 } },
  table('t2', 'River roulette', 'ROU'),
  table('t3', 'Slow roulette', 'ROU'),
  table('t4', 'Night dice', 'SIC', 'N2'),
];
const open = (at = '/live') => openLobby(Page, at, 'live', remote.locales, { routes: catalogueOf(vendors, tables) });
const names = () =>
  within(screen.getByRole('list', { name: 'Games' }))
    .getAllByRole('button', { name: /baccarat|roulette|dice/ })
    .map((button) => button.getAttribute('aria-label'));

it('[9-51] a chosen game type leaves only its tables', async () => {
  await open();
  await screen.findByRole('button', { name: 'Amber baccarat' });
  const types = screen.getByRole('group', { name: 'Game types' });
  expect((await within(types).findAllByRole('button')).map((button) => button.textContent)).toEqual([
    'Every game type',
    'Baccarat',
    'Roulette',
  ]);
  await userEvent.click(within(types).getByRole('button', { name: 'Roulette' }));
  await screen.findByText('2 of 2 shown');
  expect(names()).toEqual(['River roulette', 'Slow roulette']);
});

it('shows limits, dealer and free seats', async () => {
  await open();
  expect(await screen.findByText('Ines deals, 2 seats free')).toBeVisible();
  expect(
    screen.getAllByText('P 5.00 to P 500.00', { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
  ).not.toHaveLength(0);
});

it('a game type that the next vendor lacks is let go', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Roulette' }));
  await userEvent.click(screen.getByRole('tab', { name: /N2 Live/ }));
  expect(await screen.findByRole('button', { name: 'Night dice' })).toBeVisible();
});
