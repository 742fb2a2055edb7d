import { gameList } from '@atrium/contracts/games';
import { firstCoversAtom } from '@atrium/host';
import { createTestHost } from '@atrium/host/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createLobby } from './create-lobby.ts';
import { LobbyPage } from './lobby-page.tsx';
import { catalogueOf, MEMBER, sampleGame, sampleVendor } from './testing.tsx';
import { LOBBY_NAMESPACE } from './namespace.ts';
import { lobbyLocales } from './texts.ts';

const vendors = ['CPL', 'PG'].map((vassalage) => sampleVendor({ vassalage }));
const games = ['CPL', 'PG'].map((vassalage) =>
  sampleGame({ gameId: vassalage, name: `Game of ${vassalage}`, vassalage }),
);
const DRAWN = ['/art/covers/a.webp', '/art/covers/b.webp'];

/** A lobby whose HTML shows covers for `path`; its lists wait for `answer`. */
async function open(path = '/rng') {
  const lobby = createLobby({ category: 'RNG', path: '/rng' });
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const catalogue = catalogueOf(vendors, games);
  const list = catalogue.find(({ endpoint }) => endpoint === gameList)!;
  const host = await createTestHost({
    session: MEMBER,
    locales: { [LOBBY_NAMESPACE]: lobbyLocales },
    routes: [{ ...list, answer: (input) => promise.then(() => list.answer(input)) }, ...catalogue],
  });
  host.store.set(firstCoversAtom, { path, covers: DRAWN });
  render(
    <host.Frame>
      <MemoryRouter initialEntries={['/rng']}>
        <LobbyPage lobby={lobby} title="Slots" />
      </MemoryRouter>
    </host.Frame>,
  );
  await screen.findByRole('tab', { name: /CPL/ });
  return { store: host.store, answer };
}
const waiting = () => [...document.querySelectorAll('[aria-busy] img')].map((image) => image.getAttribute('src'));

it('keeps the covers of the HTML until the cards replace them, and shows them in no other list', async () => {
  const { store, answer } = await open();
  expect([waiting(), store.get(firstCoversAtom)]).toEqual([DRAWN, null]);
  expect(screen.queryAllByRole('img')).toEqual([]);
  await act(async () => answer());
  expect(await screen.findByRole('button', { name: 'Game of CPL' })).toBeVisible();
  expect(waiting()).toEqual([]);
});

it('shows none of them while another vendor’s list loads', async () => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: /PG/ }));
  expect(screen.getByText('Loading games')).toBeInTheDocument();
  expect(waiting()).toEqual([]);
});

it('leaves covers of another address alone', async () => {
  await open('/fish');
  expect(waiting()).toEqual([]);
});
