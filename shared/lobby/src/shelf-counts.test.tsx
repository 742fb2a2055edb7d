import { setFavourite } from '@atrium/contracts/favourite-games';
import { browseGames, type Game, gameList } from '@atrium/contracts/games';
import { type Route, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLobby } from './create-lobby.ts';
import { LobbyPage } from './lobby-page.tsx';
import { catalogueOf, MEMBER, openLobby, sampleGame, sampleVendor } from './testing.tsx';
import { lobbyLocales } from './texts.ts';

const vendors = [
  sampleVendor({ vassalage: 'CPL', displayName: 'Copperline' }),
  sampleVendor({ vassalage: 'PG', displayName: 'Pavo Works' }),
];
const games = [
  ...['One', 'Two', 'Three'].map((name) => sampleGame({ gameId: name.toLowerCase(), name, isNew: name === 'One' })),
  sampleGame({ gameId: 'fox', name: 'Ember Fox', vassalage: 'PG', isNew: true }),
];
const hearts = route(setFavourite, []);

interface Own {
  favourite: number;
  recent?: number;
}
/** First pages of two games, with the numbers of the member's own shelves at the time of the call. */
const pages = (own: Own, from: typeof gameList | typeof browseGames = gameList, size = 2): Route =>
  route(from, ({ query }) => {
    const fitting = games.filter(
      ({ vassalage, isNew }) => vassalage === query.vassalage && (query.only !== 'new' || isNew),
    );
    const shown: Game[] =
      query.only === 'favourite' ? [] : fitting.slice((Number(query.pageNo) - 1) * size).slice(0, size);
    const counts = { all: fitting.length, new: 1, jackpot: 0, demo: fitting.length, hot: 0, ...own };
    const total = fitting.length;
    return {
      games: shown,
      pageNum: Number(query.pageNo),
      totalPages: Math.ceil(total / size),
      total,
      ...(query.pageNo === '1' && { counts }),
    };
  });

let lobby = createLobby({ category: 'RNG', path: '/rng', pageSize: 2 });
const Page = () => <LobbyPage lobby={lobby} title="Slots" />;
function open(routes: readonly Route[], options: Parameters<typeof openLobby>[4] = {}) {
  lobby = createLobby({ category: 'RNG', path: '/rng', pageSize: 2 });
  return openLobby(Page, '/rng?page=CPL', 'test', lobbyLocales, {
    ...options,
    routes: [...routes, hearts, ...catalogueOf(vendors, games)],
  });
}
const game = (name: string) => screen.findByRole('button', { name });
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Collections' })).queryByRole('button', { name: new RegExp(`^${name}`) })
    ?.textContent;
const press = async (name: string) =>
  userEvent.click(within((await game(name)).closest('li')!).getByRole('button', { name: 'Favourite' }));

describe('the number of favourites', () => {
  it('counts each heart up and down', async () => {
    await open([pages({ favourite: 0 })]);
    for (const name of ['One', 'Two']) await press(name);
    await waitFor(() => expect(chip('Favourites')).toBe('Favourites2'));
    await press('One');
    await waitFor(() => expect(chip('Favourites')).toBe('Favourites1'));
  });

  it('counts a heart of another part of the portal once, in the lists of its vendor alone', async () => {
    const { bus } = await open([pages({ favourite: 4 })]);
    await userEvent.click(await screen.findByRole('tab', { name: /Pavo/ }));
    await game('Ember Fox');
    for (let repeat = 0; repeat < 2; repeat++)
      act(() => bus.emit('favourite.changed', { gameId: 'fox', favourite: true }));
    expect(chip('Favourites')).toBe('Favourites5');
    await userEvent.click(screen.getByRole('tab', { name: /Copperline/ }));
    await game('One');
    expect(chip('Favourites')).toBe('Favourites4');
  });

  it('is left out where no list holds the game, except in a list that is complete', async () => {
    const { bus } = await open([pages({ favourite: 4 })]);
    await userEvent.click(await screen.findByRole('tab', { name: /Pavo/ }));
    await game('Ember Fox');
    await userEvent.click(screen.getByRole('button', { name: /^New/ }));
    await game('Ember Fox');
    act(() => bus.emit('favourite.changed', { gameId: 'unheard-of', favourite: true }));
    // One game, but only the new ones: the vendor may have others.
    expect(chip('Favourites')).toBe('Favourites');
    await userEvent.click(screen.getByRole('button', { name: /^All/ }));
    expect(chip('Favourites')).toBe('Favourites4');
    await userEvent.click(screen.getByRole('tab', { name: /Copperline/ }));
    await game('One');
    expect(chip('Favourites')).toBe('Favourites');
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
    await game('Three');
    expect(chip('Favourites')).toBe('Favourites');
  });

  it('is left out when a heart changed during the call of the first page', async () => {
    const late = Promise.withResolvers<void>();
    const page = pages({ favourite: 1 });
    const { bus, calls } = await open([{ ...page, answer: (input) => late.promise.then(() => page.answer(input)) }]);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('games.list'));
    act(() => bus.emit('favourite.changed', { gameId: 'one', favourite: true }));
    await act(async () => late.resolve());
    await game('One');
    expect(chip('Favourites')).toBe('Favourites');
  });

  it('keeps its value while a further page loads', async () => {
    const late = Promise.withResolvers<void>();
    const page = pages({ favourite: 0 });
    await open([
      {
        ...page,
        answer: async (input) => {
          if (input.query.pageNo === '2') await late.promise;
          return page.answer(input);
        },
      },
    ]);
    await game('One');
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
    await press('One');
    await waitFor(() => expect(chip('Favourites')).toBe('Favourites1'));
    await act(async () => late.resolve());
    await game('Three');
    expect(chip('Favourites')).toBe('Favourites1');
  });
});

describe('the shelf of recent games', () => {
  it('appears with the first game that is played', async () => {
    const { bus } = await open([pages({ favourite: 0, recent: 0 })]);
    await game('One');
    expect(chip('Recent')).toBeUndefined();
    act(() => bus.emit('game.launched', { gameId: 'one', name: 'One' }));
    expect(chip('Recent')).toBe('Recent1');
    act(() => bus.emit('game.launched', { gameId: 'two', name: 'Two' }));
    expect(chip('Recent')).toBe('Recent');
  });

  it('appears without a number where no list holds the game', async () => {
    const { bus } = await open([pages({ favourite: 0, recent: 0 })]);
    await game('One');
    act(() => bus.emit('game.launched', { gameId: 'unheard-of', name: 'Unheard' }));
    expect(chip('Recent')).toBe('Recent');
  });

  it.each([
    ['the gateway does not count it', MEMBER, {}],
    ['a visitor looks', null, { recent: 0 }],
  ])('stays hidden where %s', async (_, session, recent) => {
    const { bus } = await open([pages({ favourite: 0, ...recent }, browseGames), pages({ favourite: 0, ...recent })], {
      session,
    });
    await game('One');
    act(() => bus.emit('game.launched', { gameId: 'one', name: 'One' }));
    expect(chip('Recent')).toBeUndefined();
  });
});
