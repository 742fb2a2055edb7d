import { favouriteGames, setFavourite } from '@atrium/contracts/favourite-games';
import { gameList } from '@atrium/contracts/games';
import { countries, domainRoute } from '@atrium/contracts/system';
import { sessionAtom } from '@atrium/host';
import { refuse, type Route, route } from '@atrium/host/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { startSession } from '../boot/start-session.ts';
import { toastsAtom } from '../overlays/toasts.state.ts';
import { GameTile } from './game-tile.tsx';
import { MEMBER, sampleGame } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';

const names = ['One', 'Two', 'Three'];

async function open(routes: readonly Route[]) {
  Object.assign(window, {
    EventSource: class {
      addEventListener() {}
      close() {}
    },
  });
  const shell = await createShellHost({
    session: null,
    routes: [
      ...routes,
      route(favouriteGames, []),
      route(countries, []),
      route(domainRoute, { domainList: [], resources: [] }),
    ],
  });
  startSession(9160);
  shell.show(
    names.map((name) => (
      <GameTile key={name} game={sampleGame({ gameId: name.toLowerCase(), name })} onOpen={() => undefined} />
    )),
  );
  const notified: object[] = [];
  shell.bus.on('favourite.changed', (change) => notified.push(change));
  const signIn = (account: string | null) =>
    act(async () => shell.store.set(sessionAtom, account === null ? null : { ...MEMBER, account }));
  await signIn('mara_88');
  const puts = () => shell.calls.filter(({ name }) => name === 'games.setFavourite').map(({ body }) => body);
  return { ...shell, notified, signIn, puts };
}
const heart = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`(favourites.*${name}|${name}.*favourites)`, 'i') });
const kept = () => names.filter((name) => heart(name).getAttribute('aria-pressed') === 'true');

/** The gateway's replies to changes of favourites, each sent when the test says so. */
function held() {
  const answers: PromiseWithResolvers<boolean>[] = [];
  const answer = route(setFavourite, async ({ body }) => {
    const one = Promise.withResolvers<boolean>();
    answers.push(one);
    return (await one.promise) ? [body.gameId] : refuse('GAME_UNKNOWN');
  });
  return { answers, answer };
}

it('shows a favourite added in a lobby, and announces one added here once the gateway has stored it', async () => {
  const { answers, answer } = held();
  const { bus, user, notified, puts } = await open([answer]);
  act(() => bus.emit('favourite.changed', { gameId: 'two', favourite: true }));
  expect(kept()).toEqual(['Two']);
  await user.click(heart('Two'));
  expect([kept(), puts(), notified.length]).toEqual([[], [{ gameId: 'two', favourite: false }], 1]);
  await act(async () => answers[0]!.resolve(true));
  await waitFor(() => expect(notified.slice(1)).toEqual([{ gameId: 'two', favourite: false }]));
  expect(kept()).toEqual([]);
});

it('sends changes one at a time, and a refused one rolls back no other', async () => {
  const { answers, answer } = held();
  const { user, puts, store } = await open([answer]);
  for (const name of ['One', 'Two', 'Three']) await user.click(heart(name));
  expect([kept(), puts().length]).toEqual([names, 1]);
  await act(async () => answers[0]!.resolve(true));
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(kept()).toEqual(names);
  await act(async () => answers[1]!.resolve(false));
  await waitFor(() => expect(puts()).toHaveLength(3));
  expect(kept()).toEqual(['One', 'Three']);
  await act(async () => answers[2]!.resolve(true));
  expect(kept()).toEqual(['One', 'Three']);
  expect(store.get(toastsAtom)).toHaveLength(1);
});

it('drops favourites that arrive after the sign-out, and sends no pending change for another account', async () => {
  const { answers, answer } = held();
  const late = Promise.withResolvers<string[]>();
  const loads = [late.promise, Promise.resolve(['three'])];
  const { user, signIn, puts, notified, store } = await open([answer, route(favouriteGames, () => loads.shift()!)]);
  await user.click(heart('One'));
  await user.click(heart('Two'));
  await signIn(null);
  await act(async () => late.resolve(['two']));
  await signIn('ben_90');
  await waitFor(() => expect(kept()).toEqual(['Three']));
  await act(async () => {
    answers[0]!.resolve(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect([kept(), puts().length, notified, store.get(toastsAtom)]).toEqual([['Three'], 1, [], []]);
});

it('applies changes made while the favourites were loading to the reply', async () => {
  const late = Promise.withResolvers<string[]>();
  const { bus } = await open([route(favouriteGames, () => late.promise)]);
  act(() => bus.emit('favourite.changed', { gameId: 'two', favourite: true }));
  act(() => bus.emit('favourite.changed', { gameId: 'one', favourite: false }));
  await act(async () => late.resolve(['one', 'three']));
  await waitFor(() => expect(kept()).toEqual(['Two', 'Three']));
});

it.each([
  ['a favourite', 'favourite.changed', { gameId: 'one', favourite: true }],
  ['a launch', 'game.launched', { gameId: 'one', name: 'One' }],
] as const)('%s drops the cached pages that contain the counts of the own shelves', async (_, event, detail) => {
  const { bus, cache, calls } = await open([route(gameList, { games: [], pageNum: 1, totalPages: 1, total: 0 })]);
  const ask = () => cache.call('games:member:mara_88:{}', gameList, { query: {} });
  await ask();
  await ask();
  const asked = () => calls.filter(({ name }) => name === 'games.list').length;
  expect(asked()).toBe(1);
  act(() => bus.emit(event, detail as never));
  await ask();
  expect(asked()).toBe(2);
});
