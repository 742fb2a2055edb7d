import { fixtureOf, numbersOnShow } from './fixture.ts';
import { COCKFIGHT, ESPORTS, FOOTBALL } from './sports.ts';

const NOW = Date.UTC(2026, 10, 22, 4);
const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;
const shown = (sport: typeof FOOTBALL, vendor: string, now = NOW) =>
  numbersOnShow(sport, vendor, now).map((number) => fixtureOf(sport, vendor, number));

it.each([FOOTBALL, ESPORTS, COCKFIGHT])(
  '$name: has a programme of days ahead, whose events kick off at full quarters of an hour',
  (sport) => {
    const ahead = shown(sport, 'TL').filter(({ startsAt }) => startsAt > NOW + HOUR_MS);
    expect(new Set(ahead.map(({ startsAt }) => Math.floor(startsAt / (24 * HOUR_MS)))).size).toBe(4);
    expect(ahead.map(({ startsAt }) => startsAt % QUARTER_MS)).toEqual(ahead.map(() => 0));
  },
);

it.each([FOOTBALL, ESPORTS, COCKFIGHT])(
  '$name: an event that was announced stays on show at the same time until it is over',
  (sport) => {
    const announced = shown(sport, 'TL').filter(({ startsAt }) => startsAt > NOW);
    for (const event of announced) {
      for (const at of [NOW + HOUR_MS, event.startsAt - 60 * 60_000, event.startsAt, event.endsAt - 1])
        if (at >= NOW && at < event.endsAt) expect(shown(sport, 'TL', at)).toContainEqual(event);
    }
  },
);

it('two vendors’ events do not kick off alike, and neither do those of one vendor at equal distances', () => {
  const starts = (vendor: string) => shown(FOOTBALL, vendor).map(({ startsAt }) => startsAt);
  const others = new Set(starts('GAF'));
  const alike = starts('TL').filter((at) => others.has(at));
  expect(alike.length).toBeLessThan(starts('TL').length / 3);
  const gaps = new Set(
    starts('TL')
      .slice(0, 12)
      .map((at, index, all) => at - (all[index - 1] ?? 0)),
  );
  expect(gaps.size).toBeGreaterThan(6);
});

it('all events of a sport move on at the same moments, so that a book changes as seldom as it can', () => {
  expect(new Set(shown(FOOTBALL, 'TL').map(({ startsAt }) => startsAt % FOOTBALL.minuteMs))).toEqual(new Set([0]));
});
