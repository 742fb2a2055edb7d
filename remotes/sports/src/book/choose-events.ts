import type { SportsEvent } from './book.state.ts';

/** The number of events that are added at a time. Source: 15-05. */
export const PAGE_SIZE = 20;

/** The times that a visitor can choose, in the order of their buttons. */
export const TIMES = ['next', 'live', 'today', 'tomorrow', 'later', 'over'] as const;
export type Time = (typeof TIMES)[number];

export interface EventFilter {
  readonly time: Time;
  /** Codes and names; empty for all. */
  readonly vendor: string;
  readonly league: string;
  /** Part of a team's or the league's name. */
  readonly text: string;
}
export const EVERY_EVENT: EventFilter = { time: 'next', vendor: '', league: '', text: '' };

/** The present instant, and the day of an instant in the visitor's time zone. */
export interface Calendar {
  readonly now: number;
  dayOf(at: string | number): string;
}

const DAY_MS = 86_400_000;

export const isLive = ({ minute }: SportsEvent): boolean => minute !== null;
/** A score without a minute means that the event has ended. */
export const isOver = ({ minute, score }: SportsEvent): boolean => minute === null && score !== null;
const isComing = (event: SportsEvent): boolean => !isLive(event) && !isOver(event);

function isIn(time: Time, event: SportsEvent, { now, dayOf }: Calendar): boolean {
  if (time === 'next') return !isOver(event);
  if (time === 'live') return isLive(event);
  if (time === 'over') return isOver(event);
  if (!isComing(event)) return false;
  const day = dayOf(event.startsAt);
  const [today, tomorrow] = [dayOf(now), dayOf(now + DAY_MS)];
  if (time === 'today') return day === today;
  return time === 'tomorrow' ? day === tomorrow : day !== today && day !== tomorrow;
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The events that fit a filter: running ones first, then by their start; finished ones the latest first. */
export function chooseEvents(
  events: readonly SportsEvent[],
  { time, vendor, league, text }: EventFilter,
  calendar: Calendar,
): readonly SportsEvent[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const fits = (event: SportsEvent) => {
    const names = plain(`${event.home} ${event.away} ${event.league}`);
    return (
      isIn(time, event, calendar) &&
      (!vendor || event.vassalage === vendor) &&
      (!league || event.league === league) &&
      words.every((word) => names.includes(word))
    );
  };
  const chosen = events
    .filter(fits)
    .toSorted(
      (one, other) => Number(isLive(other)) - Number(isLive(one)) || one.startsAt.localeCompare(other.startsAt),
    );
  return time === 'over' ? chosen.toReversed() : chosen;
}

/** The number of events at each time, of a vendor where one is chosen. */
export function countTimes(
  events: readonly SportsEvent[],
  vendor: string,
  calendar: Calendar,
): Readonly<Record<Time, number>> {
  const own = events.filter(({ vassalage }) => !vendor || vassalage === vendor);
  return Object.fromEntries(
    TIMES.map((time) => [time, own.filter((event) => isIn(time, event, calendar)).length]),
  ) as Record<Time, number>;
}

/** Leagues in the order of their first event, each with its events. */
export const byLeague = (events: readonly SportsEvent[]): readonly (readonly [string, readonly SportsEvent[]])[] => [
  ...Map.groupBy(events, ({ league }) => league),
];

/** Leagues by name, each with the number of its events that are not over. */
export function leaguesOf(events: readonly SportsEvent[], vendor: string): readonly { name: string; count: number }[] {
  const open = events.filter((event) => !isOver(event) && (!vendor || event.vassalage === vendor));
  return byLeague(open)
    .map(([name, { length }]) => ({ name, count: length }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
