import { roomList } from '@atrium/contracts/games';
import { route } from '@atrium/host/testing';
import { catalogueOf, openLobby, sampleGame, sampleVendor } from '@atrium/lobby/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './pvp-page.tsx';

const vendors = [
  sampleVendor({ vassalage: 'DH', displayName: 'Duelhall', gameType: 'PVP' }),
  sampleVendor({ vassalage: 'MJC', displayName: 'Mahjong Court', gameType: 'PVP' }),
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
  route(roomList, ({ query }) => rooms.filter(({ vassalage }) => vassalage === query.vassalage)),
];

it('lists the rooms of the vendor under their games with stake and seats, and launches one by its room', async () => {
  const { launched, calls } = await openLobby(Page, '/pvp', 'pvp', remote.locales, { routes });
  const item = within((await screen.findByRole('button', { name: 'High card' })).closest('li')!);
  expect(item.getByRole('button', { name: /^Garden .* 3 seats free$/ })).toHaveTextContent('P 2.00');
  expect(calls.find(({ name }) => name === 'games.rooms')!.query).toEqual({ vassalage: 'DH' });
  await userEvent.click(item.getByRole('button', { name: /All seats taken$/ }));
  expect(launched).toMatchObject([
    { roomId: 'p1-r2', gameId: 'p1', code: 'high-card', name: 'High card', gameType: 'PVP', vassalage: 'DH' },
  ]);
});

it('the button with the name of the game takes the cheapest free seat', async () => {
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

it('shows a visitor the games, for rooms come after the login', async () => {
  const { calls } = await openLobby(Page, '/pvp', 'pvp', remote.locales, { routes, session: null });
  expect(await screen.findByRole('button', { name: 'High card' })).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('games.rooms');
});
