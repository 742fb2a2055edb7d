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
  score,
  minute,
  odds: [
    { name: '1', price: '1.85' },
    { name: 'X', price: '3.40' },
    { name: '2', price: '4.10' },
  ],
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
    query.gameType === 'SPORTS' ? events : [{ ...event('e3', 'Null Cartel', 'LAN', 12, '7:5'), odds: [] }],
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

it("shows today's events with score, minute and odds, and filters them by vendor", async () => {
  const { launched } = await openLobby(Page, '/sports', 'sports', remote.locales, { routes });
  const running = within(await screen.findByRole('region', { name: 'Live' }));
  expect(running.getByText('63 min')).toBeVisible();
  expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
  expect(running.getByText('3.40')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Upcoming' })).getByText(
      formatInstant(TODAY, 'en', 'time', 'Asia/Manila'),
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Gaffer' }));
  expect(screen.queryByRole('region', { name: 'Live' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Bet with Gaffer' }));
  expect(launched.at(-1)).toMatchObject({ vassalage: 'GAF' });
});

it('an esports vendor launches directly', async () => {
  const { launched } = await openLobby(EsportsPage, '/esports', 'sports', remote.locales, { routes });
  await userEvent.click(await screen.findByRole('button', { name: 'Lanterna' }));
  expect(launched).toMatchObject([{ gameId: 'LAN-book', gameType: 'ESPORTS' }]);
  const running = within(await screen.findByRole('region', { name: 'Live' }));
  expect(running.getByText('12 rounds')).toBeVisible();
  expect(running.getByText('Betting suspended')).toBeVisible();
});

it("follows scores and odds without a reload, and shows the date of later days' events", async () => {
  const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString();
  let events = [
    event('e1', 'Northgate', 'TL', 63, '2:1'),
    { ...event('e5', 'Faraway', 'TL', null, null), startsAt: ahead },
  ];
  const own = [...catalogueOf(vendors, []), route(sportsEvents, () => events)];
  const { bus, calls } = await openLobby(Page, '/sports', 'sports', remote.locales, { routes: own });
  expect(
    within(await screen.findByRole('region', { name: formatInstant(ahead, 'en', 'day', 'Asia/Manila') })).getByText(
      'Faraway',
    ),
  ).toBeVisible();
  events = [event('e1', 'Northgate', 'TL', 64, '3:1')];
  const asked = () => calls.filter(({ name }) => name === 'games.sportsEvents').length;
  const before = asked();
  act(() => bus.emit('vendor.feed', { gameType: 'ESPORTS', vassalage: null }));
  expect(asked()).toBe(before);
  act(() => bus.emit('vendor.feed', { gameType: 'SPORTS', vassalage: null }));
  expect(await screen.findByText('64 min')).toBeVisible();
  expect(screen.queryByText('Faraway')).not.toBeInTheDocument();
});
