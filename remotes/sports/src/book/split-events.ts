import type { SportsEvent } from './book.state.ts';

export interface SplitEvents {
  /** Running now, the furthest on first. */
  readonly live: readonly SportsEvent[];
  /** Still to come today, the soonest first. */
  readonly next: readonly SportsEvent[];
  /** The programme of later days, each with its events in their order. */
  readonly ahead: readonly { readonly day: string; readonly events: readonly SportsEvent[] }[];
  /** Over, the latest first. */
  readonly over: readonly SportsEvent[];
}

/** Events by where they stand: a minute means running, a score without one means over. `dayOf` names an instant's day where the page is read. */
export function splitEvents(
  events: readonly SportsEvent[],
  vendor: string,
  dayOf: (at: string | number) => string,
  now = Date.now(),
): SplitEvents {
  const shown = vendor ? events.filter(({ vassalage }) => vassalage === vendor) : events;
  const byStart = shown.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const coming = byStart.filter(({ minute, score }) => minute === null && score === null);
  const byDay = Map.groupBy(coming, ({ startsAt }) => dayOf(startsAt));
  const today = dayOf(now);
  return {
    live: byStart.filter(({ minute }) => minute !== null),
    next: byDay.get(today) ?? [],
    ahead: [...byDay].filter(([day]) => day !== today).map(([day, events]) => ({ day, events })),
    over: byStart.filter(({ minute, score }) => minute === null && score !== null).toReversed(),
  };
}
