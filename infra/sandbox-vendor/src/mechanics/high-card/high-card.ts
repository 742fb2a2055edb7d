import * as v from 'valibot';
import { type Chance, drawSome } from '../../chance/chance.ts';
import { type Json, type Mechanic, STAKES } from '../mechanic.ts';

/** Members who stake the same meet at a table; the highest card takes the pot less the room's share. */
export const ROOM = {
  /** A table with this number of players deals at once. */
  seats: 4,
  /** One with fewer deals after this time; a member who is alone then plays against a player of the house. */
  waitMs: 6_000,
  /** A member that left a table sits down again no sooner after having sat down there: seats are for playing. */
  againAfterMs: 20_000,
  potPaidPerCent: 98,
} as const;
const LEAST_PLAYERS = 2;
const DECK = Array.from({ length: 52 }, (_, card) => card);
/** How long a seat may be held for; the deal sets it to what it was. */
const UNTIL_DEALT_MS = 86_400_000;

/** A seat as its player sees it; cards, winner and seed are null until the deal. */
export interface RoomShown {
  readonly table: number;
  /** SHA-256 of the house's seed, which the room shows before the first player of the table sits down. */
  readonly hash: string;
  /** The player at each place; null is the house's player. */
  readonly seats: readonly (string | null)[];
  /** The place of the one who looks. */
  readonly me: number;
  /** From this player's bet to the deal. */
  readonly dealsAfterMs: number;
  readonly cards: readonly number[] | null;
  readonly winner: number | null;
  readonly seed: string | null;
  /** The players' seeds, in the order of their places. */
  readonly mix: string;
}

/** Rank first (ace high), then suit: no two cards are equal, so every pot has one winner. */
export function strength(card: number): number {
  const rank = card % 13;
  return (rank === 0 ? 13 : rank) * 4 + Math.floor(card / 13);
}

/** One card each, the house's player among them when there is but one member. */
export function dealCards(
  members: number,
  chance: Chance,
): { readonly cards: readonly number[]; readonly winner: number } {
  const cards = drawSome(chance, DECK, Math.max(members, LEAST_PLAYERS));
  const best = Math.max(...cards.map(strength));
  return { cards, winner: cards.findIndex((card) => strength(card) === best) };
}

/** What the winner of a table takes: a whole number for every stake on offer. */
export function potFor(stake: number, players: number): number {
  return (stake * players * ROOM.potPaidPerCent) / 100;
}

export const highCard: Mechanic = {
  kind: 'high-card',
  action: 'play',
  minimumRoundMs: 5_000,
  atomic: false,
  room: true,
  stakes: STAKES.filter((stake) => (stake * ROOM.potPaidPerCent) % 100 === 0),
  publishedReturn: [0.98, 0.98],
  choice: v.null(),
  facts: { seats: ROOM.seats, rake: 100 - ROOM.potPaidPerCent, waitSeconds: ROOM.waitMs / 1_000 },
  firstState: () => null,
  offer: () => null,
  // Nothing is decided yet: the table deals when it is full or has waited.
  play: () => ({ shown: null, payout: 0, nextState: null, settlesAfterMs: UNTIL_DEALT_MS }),
  reveal(shown, elapsedMs) {
    const seat = shown as unknown as RoomShown | null;
    return (
      seat && ({ ...seat, waitMs: seat.cards ? 0 : Math.max(0, seat.dealsAfterMs - elapsedMs) } as unknown as Json)
    );
  },
};
