import { catalogueOf, sampleGame, sampleVendor, MEMBER } from '@atrium/lobby/testing';
import { lobbyLocales } from '@atrium/lobby/texts';
import { createTestHost } from '@atrium/host/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { remote } from '../../remote.ts';
import { Page } from './live-page.tsx';

const vendors = [
  sampleVendor({ vassalage: 'VT', displayName: 'Vesper Tables', gameType: 'LIVE' }),
  sampleVendor({ vassalage: 'N2', displayName: 'N2 Live', gameType: 'LIVE' }),
];
const table = (gameId: string, vassalage: string, kind: string) =>
  sampleGame({ gameId, name: gameId, vassalage, kind, gameType: 'LIVE' });
const tables = [
  table('Amber baccarat', 'VT', 'BAC'),
  table('Night dice', 'N2', 'SIC'),
  table('Night wheel', 'N2', 'ROU'),
];

/** The shell's keep-alive: the screen stays mounted, hidden, while another address is shown. */
function KeptAlive() {
  const { pathname } = useLocation();
  return (
    <Activity mode={pathname === '/live' ? 'visible' : 'hidden'}>
      <Page />
    </Activity>
  );
}

it('[2.1-21] vendor, game type and search are kept while another page is open, without another call for the tables', async () => {
  expect(remote.routes.find(({ path }) => path === '/live')).toMatchObject({ keepAlive: true, group: 'live' });
  const { Frame, calls } = await createTestHost({
    session: MEMBER,
    locales: { lobby: lobbyLocales, live: remote.locales },
    routes: catalogueOf(vendors, tables),
  });
  const router = createMemoryRouter([{ path: '*', element: <KeptAlive /> }], { initialEntries: ['/live?page=N2'] });
  render(<RouterProvider router={router} />, { wrapper: Frame });
  await userEvent.click(await screen.findByRole('button', { name: 'Roulette' }));
  await screen.findByText('1 of 1 shown');
  const before = calls.filter(({ name, query }) => name === 'games.list' && query.pageSize === '24').length;
  await act(() => router.navigate('/rng?page=VT'));
  expect(screen.queryByRole('button', { name: 'Night wheel' })).not.toBeInTheDocument();
  await act(() => router.navigate('/live'));
  expect(await screen.findByRole('button', { name: 'Night wheel' })).toBeVisible();
  expect(screen.getByRole('tab', { name: /N2 Live/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'Roulette' })).toHaveAttribute('aria-pressed', 'true');
  expect(calls.filter(({ name, query }) => name === 'games.list' && query.pageSize === '24')).toHaveLength(before);
});
