import { scoreAt } from '../src/mechanics/book/course.ts';
import { FOOTBALL } from '../src/mechanics/book/sports.ts';
import { type Event, type EventView, openEvent } from '../src/play/book-events.ts';
import { clock, until, vendor, wallet } from './table.ts';

/** A match of the vendor CPL with its sealed course. */
export const matchOf = (id: string) => openEvent(vendor.house, 'CPL', FOOTBALL, id) as Event;

/** A leg on the result, at the price of the moment. */
export const legOf = (event: EventView, pick = '1') => ({
  event: event.id,
  market: 'result',
  pick,
  price: event.prices.result![pick] as number,
});

/** The pick of the result that wins, and one that loses. */
export function picksOf(id: string): { right: string; wrong: string } {
  const score = scoreAt(matchOf(id).course, FOOTBALL.minutes);
  const right = Object.keys(FOOTBALL.markets.result!).find((pick) =>
    FOOTBALL.markets.result![pick]!(...score),
  ) as string;
  return { right, wrong: right === '1' ? '2' : '1' };
}

/** Advances the clock to an instant, ms since 1970. */
export function goTo(at: number): void {
  clock.ahead += at - vendor.house.now() + 1;
  vendor.house.outbox.wake();
}

/** Between two prices, away from the moment when a match's minute changes. */
export function settleClock(): void {
  clock.ahead += FOOTBALL.everyMs - (vendor.house.now() % FOOTBALL.everyMs) + 1_000;
}

/** Resolves when the wallet has the round's settlement. */
export const closed = (id: string) =>
  until(() => wallet.rounds.get(id)?.closed === true, 'the slip is closed at the wallet');
