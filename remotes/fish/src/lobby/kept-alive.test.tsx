import { catalogueOf, sampleGame, sampleVendor, MEMBER } from '@atrium/lobby/testing';
import { lobbyLocales } from '@atrium/lobby/texts';
import { createTestHost } from '@atrium/host/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { remote } from '../../remote.ts';
import { Page } from './fish-page.tsx';

const vendors = [
  sampleVendor({ vassalage: 'DW', displayName: 'Deepwell', gameType: 'FISH' }),
  sampleVendor({ vassalage: 'TID', displayName: 'Tidewater', gameType: 'FISH' }),
];
const game = (gameId: string, vassalage: string) => sampleGame({ gameId, name: gameId, vassalage, gameType: 'FISH' });
const games = [game('Coral hunt', 'DW'), game('Tide pool', 'TID'), game('Tide wheel', 'TID')];

/** The shell's keep-alive: the screen stays mounted, hidden, while another address is shown. */
function KeptAlive() {
  const { pathname } = useLocation();
  return (
    <Activity mode={pathname === '/fish' ? 'visible' : 'hidden'}>
      <Page />
    </Activity>
  );
}

it('[2.1-23] vendor and search are kept while another page is open, without another call for the games', async () => {
  expect(remote.routes.find(({ path }) => path === '/fish')).toMatchObject({ keepAlive: true, group: 'fish' });
  const { Frame, calls } = await createTestHost({
    session: MEMBER,
    locales: { lobby: lobbyLocales, fish: remote.locales },
    routes: catalogueOf(vendors, games),
  });
  const router = createMemoryRouter([{ path: '*', element: <KeptAlive /> }], { initialEntries: ['/fish?page=TID'] });
  render(<RouterProvider router={router} />, { wrapper: Frame });
  await screen.findByRole('button', { name: 'Tide wheel' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'wheel');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tide pool' })).not.toBeInTheDocument());
  const before = calls.filter(({ name }) => name === 'games.list').length;
  await act(() => router.navigate('/rng?page=DW'));
  expect(screen.queryByRole('button', { name: 'Tide wheel' })).not.toBeInTheDocument();
  await act(() => router.navigate('/fish'));
  expect(await screen.findByRole('button', { name: 'Tide wheel' })).toBeVisible();
  expect(screen.getByRole('tab', { name: /Tidewater/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('searchbox', { name: 'Search games' })).toHaveValue('wheel');
  expect(calls.filter(({ name }) => name === 'games.list')).toHaveLength(before);
});
