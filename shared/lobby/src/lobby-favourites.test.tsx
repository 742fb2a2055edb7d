import { favouriteGames, setFavourite } from '@atrium/contracts/favourite-games';
import { gameList } from '@atrium/contracts/games';
import { provideHost, sessionAtom } from '@atrium/host';
import { loseAnswer, type Route, refuse, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLobby } from './create-lobby.ts';
import { LobbyPage } from './lobby-page.tsx';
import { catalogueOf, MEMBER, openLobby, sampleGame, sampleVendor } from './testing.tsx';
import { lobbyLocales } from './texts.ts';

const vendors = [sampleVendor({ vassalage: 'CPL', displayName: 'Copperline' })];
const games = ['One', 'Two', 'Three'].map((name) => sampleGame({ gameId: name.toLowerCase(), name }));

let lobby = createLobby({ category: 'RNG', path: '/rng' });
const Page = () => <LobbyPage lobby={lobby} title="Slots" />;

async function open(routes: readonly Route[] = [], at = '/rng') {
  lobby = createLobby({ category: 'RNG', path: '/rng' });
  const test = await openLobby(Page, at, 'test', lobbyLocales, { routes: [...routes, ...catalogueOf(vendors, games)] });
  const announced: object[] = [];
  test.bus.on('favourite.changed', (change) => announced.push(change));
  const puts = () => test.calls.filter(({ name }) => name === 'games.setFavourite').map(({ body }) => body);
  return { ...test, announced, puts };
}
const heart = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('li')!).getByRole('button', { name: 'Favourite' });
const press = async (name: string) => userEvent.click(await heart(name));
const kept = async () => {
  const hearts = await Promise.all(games.map(async ({ name }) => [name, await heart(name)] as const));
  return hearts.filter(([, button]) => button.getAttribute('aria-pressed') === 'true').map(([name]) => name);
};

/** The gateway's answers to hearts; the test settles each one. */
function held() {
  const answers: PromiseWithResolvers<boolean>[] = [];
  const ids = new Set<string>();
  const answer = route(setFavourite, async ({ body }) => {
    const one = Promise.withResolvers<boolean>();
    answers.push(one);
    if (!(await one.promise)) refuse('GAME_UNKNOWN');
    if (body.favourite) ids.add(body.gameId);
    else ids.delete(body.gameId);
    return [...ids];
  });
  return { answers, answer };
}

it('shows a heart that was pressed elsewhere, and announces one pressed here once the gateway has confirmed it', async () => {
  const { answers, answer } = held();
  const { bus, announced } = await open([answer]);
  await heart('One');
  act(() => bus.emit('favourite.changed', { gameId: 'two', favourite: true }));
  expect(await kept()).toEqual(['Two']);
  await press('Two');
  expect(await kept()).toEqual([]);
  expect(announced).toHaveLength(1);
  await act(async () => answers[0]!.resolve(true));
  await waitFor(() => expect(announced.slice(1)).toEqual([{ gameId: 'two', favourite: false }]));
  expect(await kept()).toEqual([]);
});

it('sends hearts one after the other, and applies each answer to its own game alone', async () => {
  const { answers, answer } = held();
  const { bus, puts, announced } = await open([answer]);
  for (const name of ['One', 'Two', 'One']) await press(name);
  expect(puts()).toEqual([{ gameId: 'one', favourite: true }]);
  act(() => bus.emit('favourite.changed', { gameId: 'three', favourite: true }));
  await act(async () => answers[0]!.resolve(true));
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(await kept()).toEqual(['Two', 'Three']);
  await act(async () => answers[1]!.resolve(true));
  await waitFor(() =>
    expect(puts()).toEqual([
      { gameId: 'one', favourite: true },
      { gameId: 'two', favourite: true },
      { gameId: 'one', favourite: false },
    ]),
  );
  await act(async () => answers[2]!.resolve(true));
  await waitFor(() => expect(announced).toHaveLength(4));
  expect(await kept()).toEqual(['Two', 'Three']);
});

it('rolls back a refused heart and no other', async () => {
  const { answers, answer } = held();
  const { puts, toasts } = await open([answer]);
  await press('One');
  await press('Two');
  await act(async () => answers[0]!.resolve(false));
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(await kept()).toEqual(['Two']);
  await act(async () => answers[1]!.resolve(true));
  expect(await kept()).toEqual(['Two']);
  expect(toasts).toHaveLength(1);
});

it('keeps a pressed heart where the list of favourites failed to load', async () => {
  const late = Promise.withResolvers<void>();
  const reported: string[] = [];
  const test = await open([route(favouriteGames, () => late.promise.then(loseAnswer))]);
  provideHost({ ...test, report: (_, where) => void reported.push(where) });
  late.resolve();
  await waitFor(() => expect(reported).toEqual(['lobby favourites']));
  await press('Two');
  await waitFor(() => expect(test.announced).toHaveLength(1));
  expect(await kept()).toEqual(['Two']);
});

it('applies changes during the load of the favourites to its answer, too', async () => {
  const late = Promise.withResolvers<string[]>();
  const { bus } = await open([route(favouriteGames, () => late.promise)]);
  await heart('One');
  act(() => bus.emit('favourite.changed', { gameId: 'two', favourite: true }));
  act(() => bus.emit('favourite.changed', { gameId: 'one', favourite: false }));
  await act(async () => late.resolve(['one', 'three']));
  await waitFor(async () => expect(await kept()).toEqual(['Two', 'Three']));
});

it('drops an answer for an account that has signed out, and does not send its pending hearts for another one', async () => {
  const { answers, answer } = held();
  const late = Promise.withResolvers<string[]>();
  const loads = [Promise.resolve([]), late.promise, Promise.resolve(['three'])];
  const { store, puts, announced, toasts } = await open([answer, route(favouriteGames, () => loads.shift()!)]);
  await press('One');
  await press('Two');
  const signIn = (account: string) => act(async () => store.set(sessionAtom, { ...MEMBER, account }));
  await signIn('member2');
  await signIn('member3');
  await waitFor(async () => expect(await kept()).toEqual(['Three']));
  await act(async () => {
    late.resolve(['two']);
    answers[0]!.resolve(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(await kept()).toEqual(['Three']);
  expect([puts().length, announced, toasts]).toEqual([1, [], []]);
});

it('fetches the shelf of favourites again after a change, also one during its call', async () => {
  const shelves = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const page = (shown: typeof games) => ({ games: shown, pageNum: 1, totalPages: 1, total: shown.length });
  let asked = 0;
  const { bus } = await open(
    [
      route(gameList, async () => {
        const mine = asked++;
        await shelves[mine]!.promise;
        return page(mine === 0 ? games : games.slice(0, 1));
      }),
    ],
    '/rng?only=favourite',
  );
  await waitFor(() => expect(asked).toBe(1));
  act(() => bus.emit('favourite.changed', { gameId: 'two', favourite: false }));
  await act(async () => shelves[0]!.resolve());
  await waitFor(() => expect(asked).toBe(2));
  await act(async () => shelves[1]!.resolve());
  expect(await screen.findByRole('button', { name: 'One' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Two' })).not.toBeInTheDocument();
});
