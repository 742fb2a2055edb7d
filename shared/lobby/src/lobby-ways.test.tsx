import { gameList, type Game } from '@atrium/contracts/games';
import { recentGames, unfinishedGames } from '@atrium/contracts/played-games';
import { route } from '@atrium/host/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { createLobby, type Lobby } from './create-lobby.ts';
import { LobbyPage } from './lobby-page.tsx';
import { catalogueOf, openLobby, sampleGame, sampleVendor } from './testing.tsx';
import { lobbyLocales } from './texts.ts';

const vendors = [
  sampleVendor({ vassalage: 'CPL', displayName: 'Copperline' }),
  sampleVendor({ vassalage: 'PG', displayName: 'Pavo Works' }),
];
const games = [
  ...Array.from({ length: 40 }, (_, index) =>
    sampleGame({
      gameId: `c${index}`,
      name: `Copper ${index}`,
      isNew: index === 3,
      isHot: index === 7,
      lines: index < 20 ? 10 : 50,
    }),
  ),
  sampleGame({ gameId: 'p1', name: 'Ember Fox', vassalage: 'PG' }),
  sampleGame({ gameId: 'p2', name: 'Royal Lantern', vassalage: 'PG', kind: 'table' }),
];

let lobby: Lobby;
let address = '';
let goTo: ReturnType<typeof useNavigate>;
function Page() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  goTo = useNavigate();
  if (pathname !== '/rng') return null;
  return <LobbyPage lobby={lobby} title="Slots" lines={[10, 50]} stakes={['40']} kindName={(kind) => `kind ${kind}`} />;
}
function open(at = '/rng', options: Parameters<typeof openLobby>[4] = {}) {
  lobby = createLobby({ category: 'RNG', path: '/rng' });
  return openLobby(Page, at, 'test', lobbyLocales, {
    ...options,
    routes: [...(options.routes ?? []), ...catalogueOf(vendors, games)],
  });
}
const game = (name: string) => screen.findByRole('button', { name });

describe('the address of a lobby', () => {
  it('asks for filters, order and search, before anything else is fetched', async () => {
    const { calls } = await open('/rng?page=CPL&only=new&lines=10&sort=name');
    expect(await screen.findByText('1 of 1 shown')).toBeVisible();
    expect(calls.filter(({ name }) => name === 'games.list').map(({ query }) => query)).toEqual([
      expect.objectContaining({ only: 'new', minLineNum: '10', sort: 'name', vassalage: 'CPL' }),
    ]);
    expect(screen.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps a vendor that is chosen in the moment in which a filter is written', async () => {
    await open('/rng?page=CPL');
    await screen.findByText('24 of 40 shown');
    jest.useFakeTimers();
    try {
      fireEvent.change(screen.getByRole('combobox', { name: 'Paylines' }), { target: { value: '10' } });
      act(() => {
        screen.getByRole('tab', { name: /Pavo Works/ }).click();
        jest.advanceTimersByTime(400);
      });
    } finally {
      jest.useRealTimers();
    }
    expect(address).toBe('/rng?page=PG&lines=10');
  });

  it('shows the choice in the address, and follows another link', async () => {
    await open('/rng?page=CPL');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Paylines' }), '50');
    await userEvent.click(screen.getByRole('button', { name: 'New' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({
        page: 'CPL',
        lines: '50',
        only: 'new',
      }),
    );
    await act(() => goTo('/rng?page=PG&q=lantern'));
    expect(await game('Royal Lantern')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Paylines' })).toHaveValue('0');
    expect(screen.getByRole('searchbox')).toHaveValue('lantern');
  });

  it('keeps the chosen vendor while a filter is written into the address', async () => {
    await open('/rng?page=CPL');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Paylines' }), '10');
    await userEvent.click(screen.getByRole('tab', { name: /Pavo Works/ }));
    await waitFor(() => expect(address).toBe('/rng?page=PG&lines=10'));
  });

  it('completes a bare address with the lobby as it was left', async () => {
    await open('/rng?page=CPL&only=new');
    await screen.findByText('1 of 1 shown');
    await act(() => goTo('/fish'));
    expect(screen.queryByText('1 of 1 shown')).not.toBeInTheDocument();
    await act(() => goTo('/rng'));
    expect(await screen.findByText('1 of 1 shown')).toBeVisible();
    await waitFor(() => expect(address).toBe('/rng?only=new'));
  });

  it('does not return from another screen that opens before the search is in the address', async () => {
    await open('/rng?page=CPL');
    await userEvent.type(await screen.findByRole('searchbox'), 'co');
    // As the router does it: the address changes at once, the screen when its code has loaded.
    history.pushState(null, '', '/promotions');
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(location.pathname + location.search).toBe('/promotions');
  });

  it('a link to another vendor ends the search', async () => {
    await open('/rng?page=CPL&q=copper 7');
    await game('Copper 7');
    await act(() => goTo('/rng?page=PG'));
    expect(await game('Ember Fox')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('all vendors', () => {
  const every = () => screen.findByRole('tab', { name: /^All vendors/ });

  it('[15-18] lists the games of all vendors in one list, beside the tab of each', async () => {
    const { calls } = await open('/rng?page=CPL');
    await userEvent.click(await every());
    await waitFor(() => expect(address).toBe('/rng?page=all'));
    expect(await screen.findByText('24 of 42 shown')).toBeVisible();
    const { query } = calls.findLast(({ name }) => name === 'games.list')!;
    expect(query).toMatchObject({ gameType: 'RNG' });
    expect(query).not.toHaveProperty('vassalage');
    expect(await every()).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: /Pavo Works/ }));
    expect(await screen.findByText('2 of 2 shown')).toBeVisible();
  });

  it('[15-18] an address asks for all vendors, and the lobby keeps the choice', async () => {
    await open('/rng?page=all');
    expect(await screen.findByText('24 of 42 shown')).toBeVisible();
    await act(() => goTo('/fish'));
    await act(() => goTo('/rng'));
    expect(await every()).toHaveAttribute('aria-selected', 'true');
  });

  it('names no vendor on an empty shelf', async () => {
    await open('/rng?page=all&only=favourite');
    expect(await screen.findByText('Press the heart on a game to save it here.')).toBeVisible();
  });
});

describe('with the keyboard', () => {
  it('Ctrl+K goes to the search, the arrow down to the first game found, Escape empties it', async () => {
    await open();
    await game('Copper 1');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('lantern');
    const found = await game('Royal Lantern');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Copper 1' })).not.toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}');
    expect(found).toHaveFocus();
    screen.getByRole('searchbox').focus();
    await userEvent.keyboard('{Escape}');
    expect(await game('Copper 1')).toBeVisible();
  });

  it('arrows go from game to game', async () => {
    await open();
    (await game('Copper 0')).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Copper 1' })).toHaveFocus();
  });
});

describe('ways to a game', () => {
  it('shows the figures of a game on hover and focus', async () => {
    await open();
    const one = await game('Copper 1');
    expect(screen.queryByText('96.2%')).not.toBeInTheDocument();
    await userEvent.hover(one);
    expect(within(one).getByText('96.2%')).toBeInTheDocument();
    screen.getByRole('button', { name: 'Copper 2' }).focus();
    expect(await within(screen.getByRole('button', { name: 'Copper 2' })).findByText('96.2%')).toBeInTheDocument();
  });

  it('opens any game of the list, also of a page that is not loaded', async () => {
    const { launched, calls } = await open('/rng?page=CPL');
    await screen.findByText('24 of 40 shown');
    const random = jest.spyOn(Math, 'random').mockReturnValue(39.5 / 40);
    try {
      await userEvent.click(screen.getByRole('button', { name: 'Random game' }));
      await waitFor(() => expect(launched).toMatchObject([{ gameId: 'c39' }]));
    } finally {
      random.mockRestore();
    }
    expect(calls.at(-1)!.query).toMatchObject({ offset: '39', pageSize: '1', vassalage: 'CPL' });
  });

  it('says so when no game can be played', async () => {
    const off = games.map((one): Game => ({ ...one, playable: false }));
    const { toasts, launched } = await open('/rng?page=PG', { routes: catalogueOf(vendors, off) });
    await game('Ember Fox');
    await userEvent.click(screen.getByRole('button', { name: 'Random game' }));
    await waitFor(() => expect(toasts).toEqual([{ tone: 'info', text: 'No game here is available right now.' }]));
    expect(launched).toEqual([]);
  });

  it('offers a round that was not finished, of this category alone, until it is finished', async () => {
    const waiting = (one: Game) => ({ game: one, stake: '250', currency: 'PHP', openedAt: '2026-11-20T10:00:00Z' });
    let rounds = [waiting(games[4]!), waiting(sampleGame({ gameId: 'f1', name: 'Reef', gameType: 'FISH' }))];
    const { launched, bus } = await open('/rng', { routes: [route(unfinishedGames, () => rounds)] });
    const list = within(await screen.findByRole('list', { name: 'Unfinished rounds' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('listitem')).toHaveTextContent(/Copper 4.*2\.50 staked/);
    await userEvent.click(list.getByRole('button', { name: 'Continue' }));
    expect(launched).toMatchObject([{ gameId: 'c4' }]);
    rounds = [];
    act(() => bus.emit('game.closed', { gameId: 'c4' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Unfinished rounds' })).not.toBeInTheDocument());
  });

  it('hot and recent games have shelves where there are some, and kinds a filter where there are several', async () => {
    let recent = 1;
    const page = (shown: Game[]) => ({
      games: shown,
      pageNum: 1,
      totalPages: 1,
      total: shown.length,
      counts: { all: 40, new: 1, hot: 1, recent, favourite: 0, jackpot: 0, demo: 40 },
      kinds: { slots: 39, table: 1 },
    });
    const { bus, calls } = await open('/rng?page=CPL', {
      routes: [
        route(gameList, ({ query }) =>
          page(
            games
              .filter(({ isHot, gameId }) =>
                query.only === 'hot' ? isHot : query.only === 'recent' ? gameId === 'c9' : true,
              )
              .slice(0, 24),
          ),
        ),
        route(recentGames, []),
      ],
    });
    await game('Copper 1');
    await userEvent.click(await screen.findByRole('button', { name: /^Hot/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Copper 1' })).not.toBeInTheDocument());
    expect(await game('Copper 7')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Recent/ }));
    expect(await game('Copper 9')).toBeVisible();
    const asked = () => calls.filter(({ name, query }) => name === 'games.list' && query.only === 'recent').length;
    const before = asked();
    recent = 2;
    act(() => bus.emit('game.launched', { gameId: 'c2', name: 'Copper 2' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Game type' }), 'kind table');
    await waitFor(() => expect(calls.at(-1)!.query).toMatchObject({ kind: 'table' }));
  });
});
