import { sportsEvents } from '@atrium/contracts/sports-events';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { createTestHost, route } from '@atrium/host/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Part } from './record-part.tsx';

type SportsEvent = ReplyOf<typeof sportsEvents>[number];
const event = (home: string, change: Partial<SportsEvent> = {}): SportsEvent => ({
  id: home,
  league: 'Harbour League',
  home,
  away: 'Old Quay',
  startsAt: '2026-11-20T12:00:00Z',
  endsAt: '2026-11-20T14:00:00Z',
  score: null,
  minute: null,
  odds: [],
  event: home,
  closed: false,
  markets: [],
  more: 0,
  vassalage: 'TL',
  ...change,
});
const record = {
  id: '17',
  roundId: 'R-17',
  at: '2026-11-20T08:00:00Z',
  gameId: 'TL-book',
  gameType: 'SPORTS',
  vassalage: 'TL',
  vendorName: 'Touchline',
  stake: '1000',
  payout: '0',
  selections: ['Northgate vs Old Quay: Northgate'],
};

async function open(events: SportsEvent[]) {
  const test = await createTestHost({
    session: { token: 'marker', account: 'member1', isAgent: 0 },
    locales: { sports: remote.locales },
    routes: [route(sportsEvents, events)],
  });
  const { container } = render(
    <test.Frame>
      <Part record={record} />
    </test.Frame>,
  );
  return { ...test, container };
}

it("[13-16] shows the scores of a bet's events, and leads to the others", async () => {
  const { visited } = await open([
    event('Northgate', { score: '2:1', minute: 63 }),
    event('Southbank'),
    event('Northgate', { id: 'other', vassalage: 'GAF' }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Events of this bet' }));
  const [one, ...others] = list.getAllByRole('listitem');
  expect(one).toHaveTextContent(/NorthgateOld Quay2:163 min/);
  expect(others).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all events' }));
  expect(visited).toEqual(['/sports']);
});

it("[13-16] shows the vendor's next events where the bet's are gone from the feed", async () => {
  await open([
    event('Eastern', { startsAt: '2026-11-21T12:00:00Z' }),
    event('Southbank'),
    event('Past', { score: '0:0' }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Next events at Touchline' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Southbank'),
    expect.stringContaining('Eastern'),
  ]);
});
