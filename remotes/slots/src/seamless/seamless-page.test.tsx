import { catalogueOf, openLobby, sampleGame, sampleVendor } from '@atrium/lobby/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './seamless-page.tsx';

const vendors = [
  sampleVendor({ vassalage: 'CPL', displayName: 'Copperline' }),
  sampleVendor({ vassalage: 'VT', displayName: 'Vesper Tables', gameType: 'LIVE' }),
  sampleVendor({ vassalage: 'TL', displayName: 'Touchline', gameType: 'SPORTS', directGameId: 'TL-book' }),
  sampleVendor({ vassalage: 'TCG_SEA', displayName: 'Civic Draw', gameType: 'LOTT' }),
];
const games = [
  sampleGame({ gameId: 'c1', name: 'Ember Fox' }),
  sampleGame({ gameId: 'v1', name: 'Amber baccarat', vassalage: 'VT', gameType: 'LIVE' }),
];
const open = (at = '/seamless') =>
  openLobby(Page, at, 'slots', remote.locales, { routes: catalogueOf(vendors, games) });

it('[2.1-29] shows the vendors of the seamless wallet in their groups, on a page without header and footer', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Copperline' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Slots',
    'Live casino',
    'Sports',
  ]);
  expect(screen.queryByRole('button', { name: 'Civic Draw' })).not.toBeInTheDocument();
  expect(remote.routes.find(({ path }) => path === '/seamless')).toMatchObject({ layout: 'none', group: 'seamless' });
});

it("opens a vendor's games in place and launches one; a vendor of one game starts at once", async () => {
  const { launched } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Touchline' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vesper Tables' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Amber baccarat' }));
  expect(launched).toMatchObject([
    { gameId: 'TL-book', gameType: 'SPORTS' },
    { gameId: 'v1', vassalage: 'VT' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'All vendors' }));
  expect(await screen.findByRole('button', { name: 'Copperline' })).toBeVisible();
});

it('has a link back to the home page', async () => {
  const { visited } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the home page' }));
  expect(visited).toEqual(['/']);
});
