import { commitmentOf, fairChance, newSeed } from '../chance/fair-chance.ts';
import type { House } from '../house.ts';
import { drawCourse, type Point, type Score, scoreAt } from '../mechanics/book/course.ts';
import { type Fixture, fixtureOf, minuteAt, numberOf, numbersOnShow } from '../mechanics/book/fixture.ts';
import { isClosed, type Prices, pricesAt } from '../mechanics/book/prices.ts';
import type { Sport } from '../mechanics/book/sports.ts';
import { findEvent, insertEvent } from '../store/book-events.ts';

type Parts = Pick<House, 'store' | 'now' | 'chance'>;

/** An event with all that the house knows of it. */
export interface Event {
  readonly fixture: Fixture;
  readonly course: readonly Point[];
  readonly seed: string;
  readonly minute: number;
  readonly score: Score;
  readonly closed: boolean;
  readonly void: boolean;
  readonly prices: Prices;
}

/** An event as anybody may see it. */
export interface EventView {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: 'next' | 'live' | 'over' | 'void';
  /** Null unless it runs. */
  readonly minute: number | null;
  /** Null before the start. */
  readonly score: Score | null;
  /** No bets for the moment. */
  readonly closed: boolean;
  readonly prices: Prices;
  /** SHA-256 of the seed that the course is drawn from; the seed itself is here when the event is over. */
  readonly hash: string;
  readonly seed: string | null;
}

/** The events that are over lately, run now, come next or are in the programme of the days ahead, in the order of their start. */
export function eventsNow(house: Parts, vendorId: string, sport: Sport): EventView[] {
  return house.store.transaction(() =>
    numbersOnShow(sport, vendorId, house.now())
      .map((number) => viewOf(sport, eventOf(house, vendorId, sport, number)))
      .sort((one, other) => one.startsAt - other.startsAt),
  );
}

/** An event that bets can name: one that is shown and not over; undefined for any other. */
export function openEvent(house: Parts, vendorId: string, sport: Sport, id: string): Event | undefined {
  const number = numberOf(sport, id);
  if (number === undefined || !numbersOnShow(sport, vendorId, house.now()).includes(number)) return undefined;
  const event = eventOf(house, vendorId, sport, number);
  return event.minute < sport.minutes ? event : undefined;
}

function eventOf(house: Parts, vendorId: string, sport: Sport, number: number): Event {
  const fixture = fixtureOf(sport, vendorId, number);
  const stored = findEvent(house.store, vendorId, fixture.id);
  const seed = stored?.seed ?? newSeed(house.chance);
  if (!stored) insertEvent(house.store, vendorId, fixture.id, seed);
  const course = drawCourse(sport, fixture, fairChance(seed, `${vendorId}/${fixture.id}`, 0));
  const minute = minuteAt(sport, fixture, house.now());
  const score = scoreAt(course, minute);
  const isVoid = Boolean(stored?.voidAt);
  const closed = isVoid || isClosed(sport, course, minute);
  return {
    fixture,
    course,
    seed,
    minute,
    score,
    closed,
    void: isVoid,
    prices: pricesAt(sport, fixture, minute, score, closed),
  };
}

function viewOf(sport: Sport, { fixture, seed, minute, score, closed, prices, ...event }: Event): EventView {
  const { rates: _, ...known } = fixture;
  const over = minute >= sport.minutes;
  const status = event.void ? 'void' : over ? 'over' : minute < 0 ? 'next' : 'live';
  return {
    ...known,
    status,
    minute: status === 'live' ? minute : null,
    score: status === 'next' ? null : score,
    closed,
    prices,
    hash: commitmentOf(seed),
    seed: over ? seed : null,
  };
}
