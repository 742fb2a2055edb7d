import type { SportsEvent } from './book.state.ts';

export interface SplitEvents {
  /** Running now, the furthest on first. */
  readonly live: readonly SportsEvent[];
  /** Still to come, the soonest first. */
  readonly next: readonly SportsEvent[];
  /** Over, the latest first. */
  readonly over: readonly SportsEvent[];
}

/** Events by where they stand: a minute means running, a score without one means over. */
export function splitEvents(events: readonly SportsEvent[], vendor: string): SplitEvents {
  const shown = vendor ? events.filter(({ vassalage }) => vassalage === vendor) : events;
  const byStart = shown.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return {
    live: byStart.filter(({ minute }) => minute !== null),
    next: byStart.filter(({ minute, score }) => minute === null && score === null),
    over: byStart.filter(({ minute, score }) => minute === null && score !== null).toReversed(),
  };
}
