import { liveTables } from '@atrium/contracts/live-tables';
import { gameMenus } from '@atrium/contracts/vendor-cards';
import { route } from '@atrium/host/testing';
import { catalogueOf, openLobby, sampleGame, sampleVendor } from '@atrium/lobby/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './live-page.tsx';

const vendors = [
  sampleVendor({ vassalage: 'VT', displayName: 'Vesper Tables', gameType: 'LIVE' }),
  sampleVendor({ vassalage: 'N2', displayName: 'N2 Live', gameType: 'LIVE' }),
];
const table = (gameId: string, name: string, kind: string, vassalage = 'VT') =>
  sampleGame({ gameId, name, kind, vassalage, gameType: 'LIVE', minBet: '500', maxBet: '50000', lines: 0 });
const tables = [
  table('t1', 'Amber baccarat', 'BAC'),
  table('t2', 'River roulette', 'ROU'),
  table('t3', 'Slow roulette', 'ROU'),
  table('t4', 'Night dice', 'SIC', 'N2'),
];
const tableState = {
  gameId: 't1',
  dealer: 'Ines',
  seats: 7,
  taken: 5,
  minBet: '1000',
  maxBet: '20000',
  road: ['banker', 'tie', 'player'],
};
let feed: { answers: boolean; tables: (typeof tableState)[] };
beforeEach(() => (feed = { answers: true, tables: [tableState] }));
const open = (at = '/live') =>
  openLobby(Page, at, 'live', remote.locales, {
    routes: [...catalogueOf(vendors, tables), route(liveTables, () => feed)],
  });
const names = () =>
  within(screen.getByRole('list', { name: 'Games' }))
    .getAllByRole('button', { name: /baccarat|roulette|dice/ })
    .map((button) => button.getAttribute('aria-label'));

it('[9-51] a chosen game type leaves only its tables', async () => {
  await open();
  await screen.findByRole('button', { name: 'Amber baccarat' });
  const types = screen.getByRole('group', { name: 'Game types' });
  expect((await within(types).findAllByRole('button')).map((button) => button.textContent)).toEqual([
    'All game types',
    'Baccarat',
    'Roulette',
  ]);
  await userEvent.click(within(types).getByRole('button', { name: 'Roulette' }));
  await screen.findByText('2 of 2 shown');
  expect(names()).toEqual(['River roulette', 'Slow roulette']);
});

const limits = (text: string) =>
  screen.queryAllByText(text, { normalizer: (shown) => shown.replaceAll('\u00a0', ' ') });

it("shows dealer, free seats, limits and latest results from the vendor's feed, and the game's own limits for a table without them", async () => {
  await open();
  expect(await screen.findByText('Dealer: Ines. 2 seats free')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Latest results: Banker, Tie, Player' })).toBeVisible();
  expect(limits('P 10.00 to P 200.00')).toHaveLength(1);
  expect(limits('P 5.00 to P 500.00')).not.toHaveLength(0);
});

it('follows the vendor without a reload, and no other vendor', async () => {
  const { bus, calls } = await open();
  await screen.findByText('Dealer: Ines. 2 seats free');
  feed = { answers: true, tables: [{ ...tableState, dealer: 'Olena', taken: 7, road: ['tie', 'player', 'banker'] }] };
  const asked = () => calls.filter(({ name }) => name === 'games.liveTables').length;
  const before = asked();
  act(() => bus.emit('vendor.feed', { gameType: 'LIVE', vassalage: 'N2' }));
  expect(asked()).toBe(before);
  act(() => bus.emit('vendor.feed', { gameType: 'LIVE', vassalage: 'VT' }));
  expect(await screen.findByText('Dealer: Olena. 0 seats free')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Latest results: Tie, Player, Banker' })).toBeVisible();
});

it("shows a note when the vendor's feed is unavailable, and the tables nevertheless", async () => {
  feed = { answers: false, tables: [] };
  await open();
  expect(await screen.findByText(/Live table details aren't available right now/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Amber baccarat' })).toBeVisible();
  expect(limits('P 5.00 to P 500.00')).not.toHaveLength(0);
});

it('resets a game type that the next vendor does not have', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Roulette' }));
  await userEvent.click(screen.getByRole('tab', { name: /N2 Live/ }));
  expect(await screen.findByRole('button', { name: 'Night dice' })).toBeVisible();
});

it('keeps the row of game types while the vendors load, and asks for no tables before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = async () => {
    await promise;
    return [{ category: 'LIVE' as const, vendors }];
  };
  const { calls } = await openLobby(Page, '/live', 'live', remote.locales, {
    routes: [...catalogueOf(vendors, tables), route(gameMenus, late), route(liveTables, () => feed)],
  });
  expect(await screen.findByRole('group', { name: 'Game types' })).toBeEmptyDOMElement();
  expect(calls.filter(({ query }) => query?.pageSize === '500')).toEqual([]);
  resolve();
  expect(await screen.findByRole('button', { name: 'Roulette' })).toBeVisible();
});
