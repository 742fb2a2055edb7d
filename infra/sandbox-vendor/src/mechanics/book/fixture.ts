import { drawSome, pickOne } from '../../chance/chance.ts';
import { fairChance } from '../../chance/fair-chance.ts';
import type { Sport } from './sports.ts';

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

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The schedule follows from the clock: event number n of a vendor's sport has the n-th interval after 1970 to itself. One
 * whose interval holds a full quarter of an hour kicks off then, the others somewhere within it, so that no two vendors'
 * events go alike. Anybody can count it again: nothing here is sealed.
 */
export function fixtureOf(sport: Sport, vendorId: string, number: number): Fixture {
  const chance = fairChance('schedule', `${vendorId}/${sport.name}`, number);
  const places = [...Object.values(sport.leagues)[0]!.keys()];
  const [first, second] = drawSome(chance, places, 2) as [number, number];
  const [league, teams] = pickOne(chance, Object.entries(sport.leagues));
  const [home, away] = [teams[first]!, teams[second]!];
  const rates = pickOne(chance, sport.rates);
  const startsAt =
    quarterIn(sport, number) ?? number * sport.everyMs + chance.below(sport.everyMs / sport.minuteMs) * sport.minuteMs;
  return {
    id: `${sport.name}-${number}`,
    league,
    home,
    away,
    startsAt,
    endsAt: startsAt + sport.minutes * sport.minuteMs,
    rates,
  };
}

/** The full quarter of an hour within an event's interval. */
function quarterIn({ everyMs }: Sport, number: number): number | undefined {
  const quarter = Math.ceil((number * everyMs) / QUARTER_MS) * QUARTER_MS;
  return quarter < (number + 1) * everyMs ? quarter : undefined;
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

/** What a book shows of its schedule: a number of recent and of coming events, and the programme of the days ahead. */
const OVER = 3;
const COMING = 8;
const DAYS_AHEAD = 3;
const A_DAY = 4;
/** Quarters of an hour between which events of the programme kick off, counted from midnight UTC. */
const [FIRST_QUARTER, LAST_QUARTER] = [32, 64];

/** Numbers of the events on show, in the order of their intervals. */
export function numbersOnShow(sport: Sport, vendorId: string, now: number): number[] {
  const length = Math.ceil((sport.minutes * sport.minuteMs) / sport.everyMs) + 1;
  const latest = Math.floor(now / sport.everyMs);
  const numbers = new Set<number>();
  for (let number = latest - length - OVER; number <= latest + COMING; number++) numbers.add(number);
  const today = Math.floor(now / DAY_MS);
  for (let day = today; day <= today + DAYS_AHEAD; day++)
    for (const number of programmeOf(sport, vendorId, day)) if (number > latest) numbers.add(number);
  return [...numbers].sort((one, other) => one - other);
}

/** The events of a day that are announced days before. */
function programmeOf(sport: Sport, vendorId: string, day: number): number[] {
  const quarters = Array.from({ length: LAST_QUARTER - FIRST_QUARTER }, (_, at) => FIRST_QUARTER + at);
  const chance = fairChance('programme', `${vendorId}/${sport.name}`, day);
  return drawSome(chance, quarters, A_DAY).map((quarter) =>
    Math.floor((day * DAY_MS + quarter * QUARTER_MS) / sport.everyMs),
  );
}
