import type { SportsEvent } from './book.state.ts';
import { byLeague, chooseEvents, countTimes, EVERY_EVENT, leaguesOf } from './choose-events.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const calendar = { now: NOON, dayOf: (at: string | number) => new Date(at).toISOString().slice(0, 10) };
const event = (id: string, startsAt: string, more: Partial<SportsEvent> = {}): SportsEvent => ({
  id,
  league: 'Harbour League',
  home: 'Old Quay',
  away: 'Castra United',
  startsAt: `2026-11-${startsAt}:00.000Z`,
  endsAt: `2026-11-${startsAt}:00.000Z`,
  score: null,
  minute: null,
  odds: [],
  event: id,
  closed: false,
  markets: [],
  more: 0,
  vassalage: 'TL',
  ...more,
});
const events = [
  event('late', '21T20:00'),
  event('running', '21T11:30', { minute: 40, score: '1:0' }),
  event('soon', '21T14:00', { vassalage: 'GAF', league: 'Inland Cup', home: 'Río Claro' }),
  event('over1', '21T08:00', { score: '2:2' }),
  event('over2', '21T10:00', { score: '0:1' }),
  event('tomorrow', '22T09:00'),
  event('later', '24T09:00'),
];
const ids = (filter: Partial<typeof EVERY_EVENT>) =>
  chooseEvents(events, { ...EVERY_EVENT, ...filter }, calendar).map(({ id }) => id);

it('starts with what runs, then what comes next', () =>
  expect(ids({})).toEqual(['running', 'soon', 'late', 'tomorrow', 'later']));

it.each([
  ['live', ['running']],
  ['today', ['soon', 'late']],
  ['tomorrow', ['tomorrow']],
  ['later', ['later']],
  ['over', ['over2', 'over1']],
] as const)('[15-05] filters by time: %s', (time, found) => expect(ids({ time })).toEqual(found));

it('filters by vendor and league, and finds a team or a league by parts of its name, without accents', () => {
  expect(ids({ vendor: 'GAF' })).toEqual(['soon']);
  expect(ids({ league: 'Harbour League', time: 'today' })).toEqual(['late']);
  expect(ids({ text: 'rio' })).toEqual(['soon']);
  expect(ids({ text: 'united INLAND' })).toEqual(['soon']);
  expect(ids({ text: 'nobody' })).toEqual([]);
});

it('[15-05] groups events by league, in the order of their first', () =>
  expect(byLeague(chooseEvents(events, EVERY_EVENT, calendar)).map(([league, own]) => [league, own.length])).toEqual([
    ['Harbour League', 4],
    ['Inland Cup', 1],
  ]));

it('counts the events at each time and in each league, of one vendor on request', () => {
  expect(countTimes(events, '', calendar)).toEqual({ next: 5, live: 1, today: 2, tomorrow: 1, later: 1, over: 2 });
  expect(countTimes(events, 'GAF', calendar)).toMatchObject({ next: 1, live: 0, over: 0 });
  expect(leaguesOf(events, '')).toEqual([
    { name: 'Harbour League', count: 4 },
    { name: 'Inland Cup', count: 1 },
  ]);
  expect(leaguesOf(events, 'GAF')).toEqual([{ name: 'Inland Cup', count: 1 }]);
});
