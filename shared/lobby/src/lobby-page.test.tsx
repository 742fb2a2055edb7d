import { recentGames } from '@atrium/contracts/played-games';
import { refuse, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLobby } from './create-lobby.ts';
import { LobbyPage } from './lobby-page.tsx';
import { catalogueOf, openLobby, sampleGame, sampleVendor } from './testing.tsx';
import { lobbyLocales } from './texts.ts';

const vendors = [
  sampleVendor({ vassalage: 'CPL', displayName: 'Copperline', gameCount: 14, isHot: 1 }),
  sampleVendor({ vassalage: 'PG', displayName: 'Pavo Works', gameCount: 2 }),
  sampleVendor({ vassalage: 'SR', displayName: 'Salon Rive', gameCount: 1, up: false }),
];
const games = [
  ...Array.from({ length: 14 }, (_, index) =>
    sampleGame({ gameId: `c${index}`, name: `Copper ${index}`, isNew: index === 3, demo: index !== 5 }),
  ),
  sampleGame({ gameId: 'p1', name: 'Ember Fox', vassalage: 'PG', vendorName: 'Pavo Works', jackpot: '900000' }),
  sampleGame({ gameId: 'p2', name: 'Royal Lantern', vassalage: 'PG', vendorName: 'Pavo Works' }),
  sampleGame({ gameId: 's1', name: 'Tiger Parade', vassalage: 'SR', vendorName: 'Salon Rive', playable: false }),
];

let lobby = createLobby({ category: 'RNG', path: '/rng', pageSize: 6 });
const Page = () => <LobbyPage lobby={lobby} title="Slots" lines={[10]} />;

function open(at = '/rng', options: Parameters<typeof openLobby>[4] = {}) {
  lobby = createLobby({ category: 'RNG', path: '/rng', pageSize: 6 });
  return openLobby(Page, at, 'test', lobbyLocales, { routes: catalogueOf(vendors, games), ...options });
}
const item = (name: string) => within(screen.getByRole('button', { name }).closest('li')!);

it('a game launches by the button that carries its name alone, in demo by a further one', async () => {
  const { launched } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Copper 1' }));
  item('Copper 1').getByRole('button', { name: 'Free demo' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(launched).toMatchObject([
    { gameId: 'c1', vassalage: 'CPL' },
    { gameId: 'c1', mode: 'demo' },
  ]);
  expect(item('Copper 5').queryByRole('button', { name: 'Free demo' })).not.toBeInTheDocument();
});

it('[9-21] a game query carries the client type and the platforms', async () => {
  const { calls } = await open();
  await screen.findByText('6 of 14 shown');
  expect(calls.find(({ name }) => name === 'games.list')!.query).toMatchObject({
    clientType: '3',
    platform: 'flash,html5-desktop',
    language: 'EN',
    gameType: 'RNG',
    vassalage: 'CPL',
    pageNo: '1',
    pageSize: '6',
  });
});

it('goes from vendor to vendor with the arrows', async () => {
  await open();
  await screen.findByRole('button', { name: 'Copper 1' });
  expect(screen.getByRole('tablist', { name: 'Vendors' })).toBeVisible();
  screen.getByRole('tab', { name: /Copperline/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('button', { name: 'Ember Fox' })).toBeVisible();
});

it('searches over all vendors, forgives a typing error and shows the number', async () => {
  await open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search games' }), 'lantren');
  expect(await screen.findByRole('button', { name: 'Royal Lantern' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 game found');
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search games' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'zzzz');
  expect(await screen.findByText('No game matches your search')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('No games found');
  await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
  expect(await screen.findByText('6 of 14 shown')).toBeVisible();
});

it('loads page after page without duplicates and shows how many games are listed', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 6 more' }));
  await screen.findByText('12 of 14 shown');
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  await screen.findByText('14 of 14 shown');
  const names = within(screen.getByRole('list', { name: 'Games' }))
    .getAllByRole('button', { name: /^Copper/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(14);
  expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
});

it('loads the next page on scrolling to the end', async () => {
  await open();
  await screen.findByText('6 of 14 shown');
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText('12 of 14 shown')).toBeVisible();
});

it('shelves narrow, and an empty one offers the way on', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'New' }));
  expect(await screen.findByText('1 of 1 shown')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Favourites' }));
  expect(await screen.findByText('No favourites yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
  expect(await screen.findByText('6 of 14 shown')).toBeVisible();
});

it('keeps a favourite and shows it on the shelf of favourites', async () => {
  const { calls } = await open();
  await screen.findByRole('button', { name: 'Copper 2' });
  await userEvent.click(item('Copper 2').getByRole('button', { name: 'Favourite' }));
  expect(item('Copper 2').getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
  expect(calls.at(-1)).toMatchObject({ name: 'games.setFavourite', body: { gameId: 'c2', favourite: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Favourites' }));
  expect(await screen.findByText('1 of 1 shown')).toBeVisible();
});

it('rolls back a favourite when the gateway refuses it', async () => {
  const { setFavourite } = await import('@atrium/contracts/favourite-games');
  const { toasts } = await open('/rng', {
    routes: [route(setFavourite, () => refuse('GAME_UNKNOWN')), ...catalogueOf(vendors, games)],
  });
  await screen.findByRole('button', { name: 'Copper 2' });
  await userEvent.click(item('Copper 2').getByRole('button', { name: 'Favourite' }));
  expect(await screen.findByRole('button', { name: 'Copper 2' })).toBeVisible();
  expect(item('Copper 2').getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'false');
  expect(toasts).toEqual([{ tone: 'error', text: 'This game is no longer available. Choose another one.' }]);
});

it('marks the games of a vendor that goes down at once, and unmarks them', async () => {
  const { bus } = await open('/rng?page=PG');
  await screen.findByRole('button', { name: 'Ember Fox' });
  act(() => bus.emit('vendor.health', { vendor: 'PG', up: false }));
  expect(item('Ember Fox').getByText('Maintenance')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Pavo Works/ })).toHaveTextContent('Maintenance');
  act(() => bus.emit('vendor.health', { vendor: 'PG', up: true }));
  expect(item('Ember Fox').queryByText('Maintenance')).not.toBeInTheDocument();
});

it('[15-15] tab and cards show when a vendor is expected back, and follow a change of that time', async () => {
  const { bus } = await open('/rng?page=PG');
  await screen.findByRole('button', { name: 'Ember Fox' });
  for (const [returnsAt, time] of [
    ['2126-11-26T12:30:00.000Z', /Back at .*20:30/],
    ['2126-11-26T14:30:00.000Z', /Back at .*22:30/],
  ] as const) {
    act(() => bus.emit('vendor.health', { vendor: 'PG', up: false, returnsAt }));
    expect(screen.getByRole('tab', { name: /Pavo Works/ })).toHaveTextContent(time);
    expect(item('Ember Fox').getByText(time)).toBeVisible();
  }
  act(() => bus.emit('vendor.health', { vendor: 'PG', up: true }));
  expect(screen.getByRole('tab', { name: /Pavo Works/ })).not.toHaveTextContent(/Back at/);
});

it('marks one game that operators close, and no other of its vendor', async () => {
  const { bus } = await open('/rng?page=PG');
  await screen.findByRole('button', { name: 'Ember Fox' });
  act(() => bus.emit('game.health', { gameId: 'p1', up: false }));
  expect(item('Ember Fox').getByText('Maintenance')).toBeVisible();
  expect(item('Royal Lantern').queryByText('Maintenance')).not.toBeInTheDocument();
  act(() => bus.emit('game.health', { gameId: 'p1', up: true }));
  expect(item('Ember Fox').queryByText('Maintenance')).not.toBeInTheDocument();
});

it('marks vendors that were down before with a word', async () => {
  await open();
  expect(await screen.findByRole('tab', { name: /Salon Rive/ })).toHaveTextContent('Maintenance');
});

it('a visitor sees the first page and where the rest is', async () => {
  const { calls } = await open('/rng', { session: null });
  expect(await screen.findByText('Visitors see 6 games. Log in to see the full list.')).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain('games.browse');
  expect(calls.map(({ name }) => name)).not.toContain('games.list');
});

it('says what went wrong and tries again', async () => {
  let broken = true;
  const { gameList } = await import('@atrium/contracts/games');
  const good = catalogueOf(vendors, games);
  const list = good.find(({ endpoint }) => endpoint.name === 'games.list')!;
  await open('/rng', {
    routes: [
      {
        endpoint: gameList,
        answer: (input) => (broken ? refuse('TOO_MANY_REQUESTS', { minutes: 5 }) : list.answer(input)),
      },
      ...good,
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Please try again after 5 minutes.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('6 of 14 shown')).toBeVisible();
});

it('links to the game that was played last', async () => {
  const { launched } = await open('/rng', {
    routes: [route(recentGames, [games[14]!, games[0]!]), ...catalogueOf(vendors, games)],
  });
  const last = await screen.findByText('Last played:');
  await userEvent.click(within(last).getByRole('button', { name: 'Ember Fox' }));
  expect(launched).toMatchObject([{ gameId: 'p1' }]);
});

it('shows a vendor that was seen before without a call', async () => {
  const { calls, unmount } = await open();
  await screen.findByText('6 of 14 shown');
  await userEvent.click(screen.getByRole('tab', { name: /Pavo Works/ }));
  await screen.findByRole('button', { name: 'Ember Fox' });
  const before = calls.filter(({ name }) => ['games.list', 'games.menus'].includes(name)).length;
  await userEvent.click(screen.getByRole('tab', { name: /Copperline/ }));
  await screen.findByText('6 of 14 shown');
  expect(calls.filter(({ name }) => ['games.list', 'games.menus'].includes(name))).toHaveLength(before);
  unmount();
});

it('reads vendors and shown games again after missed events, past what the session keeps', async () => {
  const { bus, calls } = await open();
  await screen.findByText('6 of 14 shown');
  await userEvent.click(screen.getByRole('tab', { name: /Pavo Works/ }));
  await screen.findByRole('button', { name: 'Ember Fox' });
  calls.length = 0;
  act(() => bus.emit('live.gap', {}));
  const asked = () => calls.map(({ name }) => name).filter((name) => ['games.list', 'games.menus'].includes(name));
  await waitFor(() => expect(asked().toSorted()).toEqual(['games.list', 'games.menus']));
  expect(calls.find(({ name }) => name === 'games.list')!.query).toMatchObject({ vassalage: 'PG' });
});

it('[11-27] [GM-13] shows what a jackpot holds above the games and on their tiles, follows it, and opens its shelf', async () => {
  const { bus } = await open('/rng?page=PG');
  const ticker = within(await screen.findByRole('list', { name: 'Jackpots' }));
  expect(ticker.getByRole('button', { name: /^Harbour Grand.*9,000\.00.*Drops by .*20,000\.00$/ })).toBeVisible();
  expect((await screen.findByRole('button', { name: 'Ember Fox' })).closest('li')).toHaveTextContent(
    /Jackpot .*9,000\.00/,
  );
  act(() => bus.emit('jackpots.changed', { amounts: [{ id: 'of-p1', number: 2, amount: '900150' }] }));
  await waitFor(() => expect(item('Ember Fox').getByText(/9,001\.50/)).toBeVisible());
  expect(ticker.getByText(/9,001\.50/)).toBeVisible();
  expect(item('Royal Lantern').queryByText(/9,001/)).toBeNull();
  await userEvent.click(ticker.getByRole('button', { name: /^Harbour Grand/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Royal Lantern' })).toBeNull());
  await waitFor(() => expect(new URLSearchParams(location.search).get('only')).toBe('jackpot'));
});
