import { drawSome, pickOne } from '../../chance/chance.ts';
import { fairChance } from '../../chance/fair-chance.ts';
import type { Sport } from './sports.ts';

/** An event as its schedule says: everybody may know all of it long before. */
export interface Fixture {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly rates: readonly [home: number, away: number];
}

/** The schedule follows from the clock: event number n of a vendor's sport starts n intervals after 1970. */
export function fixtureOf(sport: Sport, vendorId: string, number: number): Fixture {
  const chance = fairChance('schedule', `${vendorId}/${sport.name}`, number);
  const [home, away] = drawSome(chance, sport.teams, 2) as [string, string];
  const startsAt = number * sport.everyMs;
  return {
    id: `${sport.name}-${number}`,
    league: pickOne(chance, sport.leagues),
    home,
    away,
    startsAt,
    endsAt: startsAt + sport.minutes * sport.minuteMs,
    rates: pickOne(chance, sport.rates),
  };
}

/** The event's number, or undefined when the id is of no event of this sport. An event has one id: written otherwise it would be a second leg. */
export function numberOf(sport: Sport, id: string): number | undefined {
  const number = Number(/^[a-z]+-(\d{1,12})$/.exec(id)?.[1]);
  return id === `${sport.name}-${number}` ? number : undefined;
}

/** Minutes played: less than none before the start, all of them from the end on. */
export function minuteAt(sport: Sport, { startsAt }: Fixture, now: number): number {
  return Math.min(Math.floor((now - startsAt) / sport.minuteMs), sport.minutes);
}
