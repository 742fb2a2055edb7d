import type { SportsEvent } from './book.state.ts';
import { splitEvents } from './split-events.ts';

const event = (
  id: string,
  hour: number,
  minute: number | null,
  score: string | null,
  vassalage = 'TL',
): SportsEvent => ({
  id,
  league: 'League',
  home: 'Home',
  away: 'Away',
  startsAt: `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`,
  score,
  minute,
  odds: [],
  vassalage,
});
const ids = (events: readonly SportsEvent[]) => events.map(({ id }) => id);
const day = [
  event('late', 20, null, null),
  event('running', 12, 40, '1:0'),
  event('soon', 14, null, null, 'SV3'),
  event('over1', 8, null, '2:2'),
  event('over2', 10, null, '0:1'),
];

const dayOf = (at: string | number) => new Date(at).toISOString().slice(0, 10);
const NOON = Date.UTC(2026, 10, 21, 12);

it('separates running, upcoming and finished events, each in their order', () => {
  const { live, next, over } = splitEvents(day, '', dayOf, NOON);
  expect([ids(live), ids(next), ids(over)]).toEqual([['running'], ['soon', 'late'], ['over2', 'over1']]);
});

it('filters by vendor', () => expect(ids(splitEvents(day, 'SV3', dayOf, NOON).next)).toEqual(['soon']));

it('separates the events of later days, day by day', () => {
  const later = [22, 23].map((date) => ({
    ...event(`on ${date}`, 9, null, null),
    startsAt: `2026-11-${date}T09:00:00.000Z`,
  }));
  const { next, ahead } = splitEvents([...later, ...day], '', dayOf, NOON);
  expect(ids(next)).toEqual(['soon', 'late']);
  expect(ahead.map(({ day: on, events }) => [on, ...ids(events)])).toEqual([
    ['2026-11-22', 'on 22'],
    ['2026-11-23', 'on 23'],
  ]);
});
