import { roomList } from '@atrium/contracts/game-rooms';
import { gameList } from '@atrium/contracts/games';
import { refuse, route } from '@atrium/host/testing';
import { catalogueOf, openLobby, sampleGame, sampleVendor } from '@atrium/lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './pvp-page.tsx';
import { SEATS_INTERVAL_MS } from './pvp.state.ts';

const vendors = [
  sampleVendor({ vassalage: 'DH', displayName: 'Duelhall', gameType: 'PVP' }),
  sampleVendor({ vassalage: 'MJC', displayName: 'Domino Court', gameType: 'PVP' }),
];
const games = [
  sampleGame({ gameId: 'p1', code: 'high-card', name: 'High card', vassalage: 'DH', gameType: 'PVP' }),
  sampleGame({ gameId: 'p2', name: 'Four winds', vassalage: 'MJC', gameType: 'PVP' }),
];
const room = (roomId: string, gameId: string, vassalage: string, taken: number) => ({
  roomId,
  gameId,
  vassalage,
  name: 'Garden',
  stake: '200',
  seats: 4,
  taken,
  cover: '/art/covers/p1.webp',
  playable: true,
});
const rooms = [room('p1-r1', 'p1', 'DH', 1), room('p1-r2', 'p1', 'DH', 4), room('p2-r1', 'p2', 'MJC', 0)];
const routes = [
  ...catalogueOf(vendors, games),
  route(roomList, ({ query }) => rooms.filter(({ vassalage }) => !query.vassalage || vassalage === query.vassalage)),
];

it('lists the rooms of the vendor under their games with stake and seats, and launches a game by its room', async () => {
  const { launched, calls } = await openLobby(Page, '/pvp', 'pvp', remote.locales, { routes });
  const item = within((await screen.findByRole('button', { name: 'High card' })).closest('li')!);
  expect(item.getByRole('button', { name: /^Garden .* 3 seats free$/ })).toHaveTextContent('P 2.00');
  expect(calls.find(({ name }) => name === 'games.rooms')!.query).toEqual({ vassalage: 'DH' });
  await userEvent.click(item.getByRole('button', { name: /Table full$/ }));
  expect(launched).toMatchObject([
    { roomId: 'p1-r2', gameId: 'p1', code: 'high-card', name: 'High card', gameType: 'PVP', vassalage: 'DH' },
  ]);
});

it('the button with the name of the game opens the cheapest room with a free seat', async () => {
  const { launched } = await openLobby(Page, '/pvp', 'pvp', remote.locales, { routes });
  const list = within(await screen.findByRole('list', { name: 'Games' }));
  await userEvent.click(list.getByRole('button', { name: 'High card' }));
  expect(launched).toMatchObject([{ roomId: 'p1-r1', gameId: 'p1' }]);
});

it('shows the rooms of another vendor', async () => {
  await openLobby(Page, '/pvp?page=MJC', 'pvp', remote.locales, { routes });
  expect(await screen.findByRole('button', { name: 'Four winds' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'High card' })).not.toBeInTheDocument();
});

it('[15-18] lists the rooms of all vendors in one list', async () => {
  await openLobby(Page, '/pvp?page=all', 'pvp', remote.locales, { routes });
  expect(await screen.findByRole('button', { name: 'High card' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Four winds' })).toBeVisible();
});

it('shows a visitor the games, because rooms are available after login', async () => {
  const { calls } = await openLobby(Page, '/pvp', 'pvp', remote.locales, { routes, session: null });
  expect(await screen.findByRole('button', { name: 'High card' })).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('games.rooms');
});

it('requests the games in the current language', async () => {
  const { calls } = await openLobby(Page, '/pvp', 'pvp', remote.locales, { routes, language: 'CN' });
  await waitFor(() => expect(calls.find(({ name }) => name === 'games.list')?.query).toMatchObject({ language: 'CN' }));
});

it('shows the rooms without the list of games, which is requested again with the seats', async () => {
  jest.useFakeTimers();
  try {
    let busy = true;
    const list = routes.find(({ endpoint }) => endpoint.name === 'games.list')!;
    const { calls } = await openLobby(Page, '/pvp', 'pvp', remote.locales, {
      routes: [
        { endpoint: gameList, answer: (input) => (busy ? refuse('SYSTEM_BUSY') : list.answer(input)) },
        ...routes,
      ],
    });
    expect(await screen.findByRole('button', { name: 'Garden' })).toBeVisible();
    busy = false;
    await act(() => jest.advanceTimersByTimeAsync(SEATS_INTERVAL_MS));
    expect(await screen.findByRole('button', { name: 'High card' })).toBeVisible();
    const asked = () => calls.filter(({ name }) => name === 'games.list').length;
    const before = asked();
    await act(() => jest.advanceTimersByTimeAsync(SEATS_INTERVAL_MS));
    expect(asked()).toBe(before);
  } finally {
    jest.useRealTimers();
  }
});
