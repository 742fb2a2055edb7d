import type { House } from '../house.ts';
import { type Leg, type Slip, settle } from '../mechanics/book/book.ts';
import type { Json } from '../mechanics/mechanic.ts';
import type { Sport } from '../mechanics/book/sports.ts';
import { findEvent, markVoid } from '../store/book-events.ts';
import { outboxOf, removeOutbox } from '../store/outbox.ts';
import { decideRound, openRounds, type Round } from '../store/rounds.ts';
import { openEvent } from './book-events.ts';
import { bookKey } from './book-now.ts';
import { owe } from './owe.ts';
import { rollBack } from './roll-back.ts';

/**
 * Takes an event off the book: its legs count no longer, a slip of nothing else gets its stake back, and accumulators go
 * on with what is left. Returns the number of slips it touched; undefined when there is no such event, or it is over.
 */
export function voidEvent(house: House, vendorId: string, sport: Sport, id: string): number | undefined {
  const touched = house.store.transaction(() => {
    const event = openEvent(house, vendorId, sport, id);
    if (!event || event.void) return undefined;
    markVoid(house.store, vendorId, id, house.now());
    const slips = openRounds(house.store, vendorId).filter((round) => legsOf(round)?.some((leg) => leg.event === id));
    for (const round of slips) withoutVoidEvents(house, round);
    return slips.length;
  });
  house.books.delete(bookKey(vendorId, sport));
  house.outbox.wake();
  return touched;
}

/** Settles an open slip anew without the events that were taken off since it was made, be it while the wallet was asked for its stake. */
export function withoutVoidEvents(house: House, round: Round): void {
  const before = legsOf(round) as readonly Leg[];
  const legs = before.map((leg) =>
    !leg.void && findEvent(house.store, round.vendorId, leg.event)?.voidAt
      ? { ...leg, void: true, won: null, score: null }
      : leg,
  );
  if (legs.every((leg, at) => leg === before[at])) return;
  // It was lost by another leg before.
  if (house.now() - round.startedAt >= round.settlesAfter) return;
  const owed = outboxOf(house.store, round.id);
  if (owed) removeOutbox(house.store, owed.id);
  const slip: Slip = { legs };
  const { payout, settlesAfterMs: settlesAfter } = settle(slip, round.stake);
  decideRound(house.store, round.id, { shown: slip as unknown as Json, payout, settlesAfter });
  if (legs.every((leg) => leg.void)) rollBack(house, round, 'event void', 'EVENT_VOID');
  else owe(house, { ...round, payout }, round.startedAt + settlesAfter);
}

function legsOf({ shown }: Round): readonly Leg[] | undefined {
  return (shown as { legs?: readonly Leg[] } | null)?.legs;
}
