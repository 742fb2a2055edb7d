import type { SportsEvent } from './book.state.ts';

export interface SplitEvents {
  /** Running now, the most advanced first. */
  readonly live: readonly SportsEvent[];
  /** Still to start today, the soonest first. */
  readonly next: readonly SportsEvent[];
  /** The events of later days, each day in their order. */
  readonly ahead: readonly { readonly day: string; readonly events: readonly SportsEvent[] }[];
  /** Over, the latest first. */
  readonly over: readonly SportsEvent[];
}

/**
 * Events by their state: a minute means running, a score without one means over. `dayOf` returns an instant's day in
 * the visitor's time zone.
 */
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
