import * as v from 'valibot';
import { drawSome } from '../../chance/chance.ts';
import { type Mechanic, STAKES } from '../mechanic.ts';

/** The player and three house players; all stake the same, the highest card takes the pot less the room's share. */
export const SEATS = 4;
const POT_PAID_PER_CENT = 98;
const DECK = Array.from({ length: 52 }, (_, card) => card);

/** Rank first (ace high), then suit: no two cards are equal, so every pot has one winner. */
export function strength(card: number): number {
  const rank = card % 13;
  return (rank === 0 ? 13 : rank) * 4 + Math.floor(card / 13);
}

export const highCard: Mechanic = {
  kind: 'high-card',
  action: 'play',
  provable: true,
  minimumRoundMs: 5_000,
  atomic: false,
  stakes: STAKES.filter((stake) => (stake * SEATS * POT_PAID_PER_CENT) % 100 === 0),
  publishedReturn: [0.98, 0.98],
  choice: v.null(),
  facts: { seats: SEATS, rake: 100 - POT_PAID_PER_CENT },
  firstState: () => null,
  offer: () => null,
  play({ stake, chance }) {
    const cards = drawSome(chance, DECK, SEATS);
    const best = Math.max(...cards.map(strength));
    const winner = cards.findIndex((card) => strength(card) === best);
    const payout = winner === 0 ? (stake * SEATS * POT_PAID_PER_CENT) / 100 : 0;
    return { shown: { cards, winner }, payout, nextState: null, settlesAfterMs: 0 };
  },
};
