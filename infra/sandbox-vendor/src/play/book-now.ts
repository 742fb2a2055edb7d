import { createHash } from 'node:crypto';
import type { House } from '../house.ts';
import type { Sport } from '../mechanics/book/sports.ts';
import { type EventView, eventsNow } from './book-events.ts';

/** The present state of a book: built once for everybody and kept until the clock moves it, or an event is called off. */
export interface BookNow {
  /** The same for the same events, also after a restart. */
  readonly version: string;
  readonly events: readonly EventView[];
  readonly builtAt: number;
  /** When it will be another one: a minute of a match, a kick-off, an end. */
  readonly changesAt: number;
}

export const bookKey = (vendorId: string, sport: Sport): string => `${vendorId}/${sport.name}`;

export function bookNow(house: House, vendorId: string, sport: Sport): BookNow {
  const now = house.now();
  const known = house.books.get(bookKey(vendorId, sport));
  if (known && known.builtAt <= now && now < known.changesAt) return known;
  const events = eventsNow(house, vendorId, sport);
  const version = createHash('sha256').update(JSON.stringify(events)).digest('base64url').slice(0, 22);
  const built = { version, events, builtAt: now, changesAt: changeOf(sport, events, now) };
  house.books.set(bookKey(vendorId, sport), built);
  return built;
}

function changeOf(sport: Sport, events: readonly EventView[], now: number): number {
  const moments = events.flatMap(({ startsAt, endsAt, minute }) => {
    if (now < startsAt) return [startsAt];
    if (now >= endsAt) return [];
    return [minute === null ? endsAt : startsAt + (minute + 1) * sport.minuteMs];
  });
  // With each interval another event comes into sight.
  return Math.min((Math.floor(now / sport.everyMs) + 1) * sport.everyMs, ...moments);
}
