import type { PlacedRecord } from '@atrium/host/places';
import type { SportsEvent } from '../book/book.state.ts';
import { isOver } from '../book/choose-events.ts';

/** As many as fit below a round without a scroll bar of their own. */
const MOST = 5;

/**
 * The events that a bet is on, found by their teams in the vendor's words; where the feed no longer has them, the vendor's
 * next ones instead.
 */
export function eventsOfBet(
  events: readonly SportsEvent[],
  { vassalage, selections }: Pick<PlacedRecord, 'vassalage' | 'selections'>,
): { of: 'bet' | 'vendor'; events: readonly SportsEvent[] } {
  const own = events.filter((event) => event.vassalage === vassalage);
  const bet = own.filter(({ home, away }) => selections.some((name) => name.includes(home) && name.includes(away)));
  if (bet.length > 0) return { of: 'bet', events: bet.slice(0, MOST) };
  const coming = own
    .filter((event) => !isOver(event))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  return { of: 'vendor', events: coming.slice(0, MOST) };
}
