/** The number of events that are added at a time. */
export const PAGE_SIZE = 20;

/** The times that a player can choose, in the order of their tabs. */
export const TIMES = ['next', 'live', 'today', 'ahead', 'over'];

const isOver = ({ status }) => status === 'over' || status === 'void';

const IN_TIME = {
  next: (event) => !isOver(event),
  live: ({ status }) => status === 'live',
  today: ({ status, startsAt }, isToday) => status === 'next' && isToday(startsAt),
  ahead: ({ status, startsAt }, isToday) => status === 'next' && !isToday(startsAt),
  over: isOver,
};

const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The number of events at each time. */
export function countTimes(events, isToday) {
  return Object.fromEntries(
    TIMES.map((time) => [time, events.filter((event) => IN_TIME[time](event, isToday)).length]),
  );
}

/** The events of a time, a league (empty for all) and a text in a team's or the league's name: running ones first, finished ones backwards. */
export function chooseEvents(events, { time, league, text }, isToday) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const chosen = events.filter((event) => {
    const names = plain(`${event.home} ${event.away} ${event.league}`);
    return (
      IN_TIME[time](event, isToday) &&
      (!league || event.league === league) &&
      words.every((word) => names.includes(word))
    );
  });
  const running = ({ status }) => (status === 'live' ? 0 : 1);
  return chosen.sort(
    (one, other) =>
      running(one) - running(other) ||
      (time === 'over' ? other.startsAt - one.startsAt : one.startsAt - other.startsAt),
  );
}

/** Leagues in the order of their first event, each with its events. */
export const byLeague = (events) => [...Map.groupBy(events, ({ league }) => league)];

/** Leagues by name with the number of their events that are not over. */
export function leaguesOf(events) {
  const open = Map.groupBy(
    events.filter((event) => !isOver(event)),
    ({ league }) => league,
  );
  return [...open].map(([name, { length }]) => ({ name, count: length })).sort((a, b) => a.name.localeCompare(b.name));
}
