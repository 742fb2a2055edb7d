import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { createLobby } from './create-lobby.ts';
import { LobbyPage } from './lobby-page.tsx';
import { preloadLobby } from './preload-lobby.ts';
import { catalogueOf, openLobby, sampleGame, sampleVendor } from './testing.tsx';
import { lobbyLocales } from './texts.ts';

const vendors = [
  sampleVendor({ vassalage: 'CPL', displayName: 'Copperline' }),
  sampleVendor({ vassalage: 'PG', displayName: 'Pavo Works' }),
];
const games = [
  sampleGame({ gameId: 'c1', name: 'Copper Sevens' }),
  sampleGame({ gameId: 'p1', name: 'Ember Fox', vassalage: 'PG', vendorName: 'Pavo Works', isHot: true }),
];
const lists = ['games.list', 'games.browse'];

const Empty = () => null;

/** The lists that a preload asks for, and those that the page asks for after it. */
async function preloaded(search: string, options: Parameters<typeof openLobby>[4] = {}) {
  const lobby = createLobby({ category: 'RNG', path: '/rng' });
  const test = await openLobby(Empty, '/', 'test', lobbyLocales, { routes: catalogueOf(vendors, games), ...options });
  const asked = () =>
    test.calls.filter(({ name }) => lists.includes(name)).map(({ name, query }) => ({ name, ...query }));
  await act(async () => preloadLobby(lobby)(search));
  await act(async () => {});
  const before = asked();
  test.unmount();
  return { lobby, test, before, asked };
}

it('requests the first vendor of a lobby and its games once, and the page shows them without a call of its own', async () => {
  const { lobby, test, before, asked } = await preloaded('');
  expect(before).toMatchObject([{ name: 'games.list', vassalage: 'CPL' }]);
  history.replaceState(null, '', '/rng');
  render(
    <test.Frame>
      <BrowserRouter>
        <LobbyPage lobby={lobby} title="Slots" />
      </BrowserRouter>
    </test.Frame>,
  );
  expect(await screen.findByRole('button', { name: 'Copper Sevens' })).toBeVisible();
  expect(asked()).toEqual(before);
});

it('requests what the address names: its vendor and its filters, for a visitor from the public list', async () => {
  const { before } = await preloaded('?page=PG&only=hot', { session: null });
  expect(before).toMatchObject([{ name: 'games.browse', vassalage: 'PG', only: 'hot' }]);
});

it('leaves a search to the page', async () => {
  const { before } = await preloaded('?q=fox');
  expect(before).toEqual([]);
});
