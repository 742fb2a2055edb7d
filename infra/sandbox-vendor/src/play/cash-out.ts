import type { House } from '../house.ts';
import { CASH_OUT_KEEPS_PER_CENT, type Slip } from '../mechanics/book/book.ts';
import { sharesAt } from '../mechanics/book/prices.ts';
import type { Sport } from '../mechanics/book/sports.ts';
import type { Json } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import { outboxOf, removeOutbox } from '../store/outbox.ts';
import { decideRound, findRound, type Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { openEvent } from './book-events.ts';
import { bookNow } from './book-now.ts';
import { owe } from './owe.ts';
import { type RoundView, roundView } from './round-view.ts';

/** What the house gives for a slip that still runs; `suspended` while one of its events takes no bets. */
export type Offer =
  | { readonly status: 'offered'; readonly amount: number; readonly validUntil: number }
  | { readonly status: 'suspended' };

export type CashedOut =
  | { readonly status: 'ok'; readonly round: RoundView; readonly balance: string | null }
  | {
      readonly status: 'refused';
      readonly code: 'CASH_OUT_SUSPENDED' | 'CASH_OUT_MOVED' | 'CASH_OUT_OVER';
      readonly balance: null;
      readonly offer: number | null;
    };

/**
 * The slip's present worth less the house's share: what it would bring, times the chances of its answers that
 * are still open. Only what everybody sees goes into it. Null for a slip that is over, or was cashed out.
 */
export function offerFor(house: House, sport: Sport, round: Round): Offer | null {
  const slip = round.shown as unknown as Slip;
  const elapsed = house.now() - round.startedAt;
  if (round.status !== 'open' || elapsed >= round.settlesAfter || slip.cashedOut) return null;
  let worth = round.stake;
  for (const leg of slip.legs) {
    if (leg.void) continue;
    worth *= leg.price / 100;
    // It is over and was right: had it been wrong the slip would be over, too.
    if (elapsed >= leg.endsAfterMs) continue;
    const event = openEvent(house, round.vendorId, sport, leg.event);
    if (!event || event.closed) return { status: 'suspended' };
    worth *= sharesAt(sport, event.fixture, event.minute, event.score)[leg.market]?.[leg.pick] ?? 0;
  }
  const amount = Math.floor((worth * (100 - CASH_OUT_KEEPS_PER_CENT)) / 100);
  return amount < 1
    ? { status: 'suspended' }
    : { status: 'offered', amount, validUntil: bookNow(house, round.vendorId, sport).changesAt };
}

/**
 * Ends a slip for the offer of now, when that is not below what the player pressed on. It is decided and owed in one
 * commit, in place of what its events would have brought: after it neither their end nor their being called off touches
 * the slip. Asked again for a slip that was cashed out it answers as it did.
 */
export async function cashOut(house: House, session: Session, roundId: string, least: number): Promise<CashedOut> {
  const sport = mechanicOf(session.launch).book as Sport;
  const refusal = house.store.transaction(() => {
    const round = findRound(house.store, roundId) as Round;
    const slip = round.shown as unknown as Slip;
    if (slip.cashedOut) return undefined;
    const offer = offerFor(house, sport, round);
    if (!offer) return { code: 'CASH_OUT_OVER', offer: null } as const;
    if (offer.status === 'suspended') return { code: 'CASH_OUT_SUSPENDED', offer: null } as const;
    if (offer.amount < least) return { code: 'CASH_OUT_MOVED', offer: offer.amount } as const;
    const afterMs = house.now() - round.startedAt;
    const shown: Slip = { ...slip, cashedOut: { amount: offer.amount, afterMs } };
    const owed = outboxOf(house.store, round.id);
    if (owed) removeOutbox(house.store, owed.id);
    decideRound(house.store, round.id, {
      shown: shown as unknown as Json,
      payout: offer.amount,
      settlesAfter: afterMs,
    });
    owe(house, { ...round, payout: offer.amount }, house.now());
    return undefined;
  });
  if (refusal) return { status: 'refused', balance: null, ...refusal };
  await house.outbox.deliver(roundId);
  const round = findRound(house.store, roundId) as Round;
  return { status: 'ok', round: roundView(session, round, house.now()), balance: round.balance };
}
