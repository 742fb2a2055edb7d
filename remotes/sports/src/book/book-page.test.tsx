import { sportsEvents } from '@atrium/contracts/sports-events';
import { route } from '@atrium/host/testing';
import { formatInstant } from '@atrium/i18n/format';
import { catalogueOf, openLobby, sampleVendor } from '@atrium/lobby/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page as EsportsPage } from './esports-page.tsx';
import { Page } from './sports-page.tsx';

const vendors = [
  sampleVendor({ vassalage: 'TL', displayName: 'Touchline', gameType: 'SPORTS', directGameId: 'TL-book', isHot: 1 }),
  sampleVendor({ vassalage: 'GAF', displayName: 'Gaffer', gameType: 'SPORTS', directGameId: 'GAF-book' }),
  sampleVendor({ vassalage: 'LAN', displayName: 'Lanterna', gameType: 'ESPORTS', directGameId: 'LAN-book' }),
];
/** Today in the brand's time zone, whatever the date. */
const TODAY = new Date().toISOString();
const event = (id: string, home: string, vassalage: string, minute: number | null, score: string | null) => ({
  id,
  league: 'Harbour League',
  home,
  away: 'Old Quay',
  startsAt: TODAY,
  endsAt: TODAY,
  score,
  minute,
  odds: [],
  event: `football-${id}`,
  closed: false,
  markets: [
    {
      name: 'result',
      picks: [
        { pick: '1', price: 185 as number | null },
        { pick: 'X', price: 340 },
        { pick: '2', price: 410 },
      ],
    },
    {
      name: 'total',
      picks: [
        { pick: 'over', price: 195 },
        { pick: 'under', price: null },
      ],
    },
  ],
  more: 9,
  vassalage,
});
const events = [
  event('e1', 'Northgate', 'TL', 63, '2:1'),
  event('e2', 'Southbank', 'GAF', null, null),
  event('e4', 'Elsewhere', 'SV3', 12, '0:0'),
];
const routes = [
  ...catalogueOf(vendors, []),
  route(sportsEvents, ({ query }) =>
    query.gameType === 'SPORTS'
      ? events
      : [{ ...event('e3', 'Null Cartel', 'LAN', 12, '7:5'), closed: true, markets: [] }],
  ),
];

it('a sports vendor launches directly', async () => {
  const { launched } = await openLobby(Page, '/sports', 'sports', remote.locales, { routes });
  const list = await screen.findByRole('list', { name: 'Games' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Touchline', 'Gaffer']);
  await userEvent.click(within(list).getByRole('button', { name: 'Gaffer' }));
  expect(launched).toMatchObject([{ gameId: 'GAF-book', gameType: 'SPORTS', vassalage: 'GAF' }]);
});

it('[15-05] a price opens the book of its vendor with that answer; the other markets open it at the event', async () => {
  const { launched } = await openLobby(Page, '/sports', 'sports', remote.locales, { routes });
  const league = within(await screen.findByRole('region', { name: 'Harbour League' }));
  expect(league.getByText('63 min')).toBeVisible();
  expect(league.getByText(formatInstant(TODAY, 'en', 'time', 'Asia/Manila'))).toBeVisible();
  expect(screen.getByText('Times are in GMT+8, odds are decimal.')).toBeVisible();
  expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
  await userEvent.click(league.getByRole('button', { name: 'Northgate, Match winner, 1.85' }));
  expect(launched.at(-1)).toMatchObject({
    gameId: 'TL-book',
    vassalage: 'TL',
    selection: { event: 'football-e1', answer: { market: 'result', pick: '1', price: 185 } },
  });
  await userEvent.click(league.getByRole('button', { name: 'More markets at Gaffer: 9' }));
  expect(launched.at(-1)).toMatchObject({ gameId: 'GAF-book', selection: { event: 'football-e2' } });
  for (const closed of league.getAllByRole('button', { name: '2 or fewer, Total goals, Betting suspended' }))
    expect(closed).toBeDisabled();
});

it('filters the events by vendor, time and a text', async () => {
  await openLobby(Page, '/sports', 'sports', remote.locales, { routes });
  await userEvent.click(await screen.findByRole('button', { name: 'Live 1' }));
  expect(screen.queryByText('Southbank')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Gaffer' }));
  expect(screen.getByText('No matching events')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all events' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Team or league' }), 'south');
  expect(screen.getByText('Southbank')).toBeVisible();
  expect(screen.queryByText('Northgate')).not.toBeInTheDocument();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Team or league' }));
});

it('[15-05] lists twenty events at a time', async () => {
  const many = Array.from({ length: 45 }, (_, at) => event(`m${at}`, `Team ${at}`, 'TL', null, null));
  const own = [...catalogueOf(vendors, []), route(sportsEvents, () => many)];
  await openLobby(Page, '/sports', 'sports', remote.locales, { routes: own });
  const shown = () => screen.getAllByRole('button', { name: /^Team .*, Match winner/ });
  expect(await screen.findByText('20 of 45 shown')).toBeVisible();
  expect(shown()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
  expect(shown()).toHaveLength(45);
});

it('[15-05] heads the answers of a market that they do not name with its name', async () => {
  await openLobby(Page, '/sports', 'sports', remote.locales, { routes });
  const league = within(await screen.findByRole('region', { name: 'Harbour League' }));
  expect(league.getByText('Total goals')).toBeVisible();
  expect(league.queryByText('Match winner')).toBeNull();
});

it('heads finished events without the answers of prices, which they have no more', async () => {
  const over = event('e6', 'Northgate', 'TL', null, '3:1');
  const own = [...catalogueOf(vendors, []), route(sportsEvents, () => [...events, over])];
  await openLobby(Page, '/sports', 'sports', remote.locales, { routes: own });
  const league = await screen.findByRole('region', { name: 'Harbour League' });
  expect(within(league).getByText('X')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Finished 1' }));
  expect(within(league).queryByText('X')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Next events/ }));
});

it('an esports vendor launches directly', async () => {
  const { launched } = await openLobby(EsportsPage, '/esports', 'sports', remote.locales, { routes });
  await userEvent.click(await screen.findByRole('button', { name: 'Lanterna' }));
  expect(launched).toMatchObject([{ gameId: 'LAN-book', gameType: 'ESPORTS' }]);
  expect(await screen.findByText('12 rounds')).toBeVisible();
});

it('follows scores and odds without a reload, marks a price that moved, and shows the day of later events', async () => {
  const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString();
  let events = [
    event('e1', 'Northgate', 'TL', 63, '2:1'),
    { ...event('e5', 'Faraway', 'TL', null, null), startsAt: ahead },
  ];
  const own = [...catalogueOf(vendors, []), route(sportsEvents, () => events)];
  const { bus, calls } = await openLobby(Page, '/sports', 'sports', remote.locales, { routes: own });
  expect(await screen.findByText('Faraway')).toBeVisible();
  expect(screen.getByText(formatInstant(ahead, 'en', 'day', 'Asia/Manila'))).toBeVisible();
  const moved = event('e1', 'Northgate', 'TL', 64, '3:1');
  moved.markets[0]!.picks[0]!.price = 150;
  events = [moved];
  const asked = () => calls.filter(({ name }) => name === 'games.sportsEvents').length;
  const before = asked();
  act(() => bus.emit('vendor.feed', { gameType: 'ESPORTS', vassalage: null }));
  expect(asked()).toBe(before);
  act(() => bus.emit('vendor.feed', { gameType: 'SPORTS', vassalage: null }));
  expect(await screen.findByText('64 min')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Northgate, Match winner, 1.50, odds down' })).toBeVisible();
  expect(screen.queryByText('Faraway')).not.toBeInTheDocument();
});
