import * as v from 'valibot';
import { type Chance, drawSome } from '../../chance/chance.ts';
import type { Json } from '../mechanic.ts';
import { type Contest, sharedBy } from './contest.ts';

/** Cards are 0 … 51, thirteen of a suit in the order of the card pictures: spades, hearts, diamonds, clubs; ace first. */
const DECK = Array.from({ length: 52 }, (_, card) => card);
export const suitOf = (card: number) => Math.floor(card / 13);
/** Ace high. */
export const strengthOf = (card: number) => (card % 13 === 0 ? 13 : card % 13);
const HEARTS = 1;
const QUEEN_OF_SPADES = 11;
const HAND = 13;
const Sent = v.object({ card: v.pipe(v.number(), v.integer()) });

export interface TricksState {
  readonly hands: readonly (readonly number[])[];
  /** The suit that beats the others; null in a game without trumps. */
  readonly trump: number | null;
  /** The cards of the present trick in the order played, the first by `leader`. */
  readonly trick: readonly number[];
  readonly leader: number;
  readonly points: readonly number[];
  readonly last: { readonly cards: readonly number[]; readonly leader: number; readonly winner: number } | null;
}

/** `trumps`: most tricks win. `hearts`: the fewest points win; a heart is one, the queen of spades thirteen. */
export type TrickGame = 'trumps' | 'hearts';

/**
 * Thirteen tricks among two to four seats. Suit must be followed; the highest card of the suit led takes the trick, or the
 * highest trump. Equal results share the pot.
 */
export function tricks(game: TrickGame): Contest<TricksState, number> {
  const next = ({ leader, trick, hands }: TricksState) => (leader + trick.length) % hands.length;
  const over = ({ hands }: TricksState) => hands.every(({ length }) => length === 0);
  return {
    name: 'tricks',
    leastSeats: 2,
    mostSeats: 4,
    clock: { turnMs: 20_000 },
    facts: { game, hand: HAND },
    start: (seats, chance) => deal(game, seats, chance),
    waitsFor: (state) => (over(state) ? [] : [next(state)]),
    read(state, seat, sent) {
      const parsed = v.safeParse(Sent, sent);
      if (!parsed.success || over(state) || next(state) !== seat) return undefined;
      return allowedCards(state, seat).find((card) => card === parsed.output.card);
    },
    apply: (state, seat, card) => played(game, state, seat, card),
    lapse(state, seat) {
      return played(game, state, seat, lowest(allowedCards(state, seat), state.trump));
    },
    view: (state, seat) => viewOf(state, seat, over(state) ? null : next(state)),
    houseMove: (state, seat) => chosenCard(game, state, seat),
    shares(state) {
      if (!over(state)) return null;
      const best = game === 'trumps' ? Math.max(...state.points) : Math.min(...state.points);
      return sharedBy(
        state.points.length,
        state.points.flatMap((points, seat) => (points === best ? [seat] : [])),
      );
    },
  };
}

function deal(game: TrickGame, seats: number, chance: Chance): TricksState {
  const leader = chance.below(seats);
  const trump = game === 'trumps' ? chance.below(4) : null;
  const cards = drawSome(chance, DECK, seats * HAND);
  const inOrder = (one: number, other: number) => suitOf(one) - suitOf(other) || strengthOf(one) - strengthOf(other);
  const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND).sort(inOrder));
  return { hands, trump, trick: [], leader, points: hands.map(() => 0), last: null };
}

/** The cards that the rules allow: those of the suit led, or any where the hand has none. */
export function allowedCards({ hands, trick }: TricksState, seat: number): readonly number[] {
  const hand = hands[seat] as readonly number[];
  const led = trick[0];
  const following = led === undefined ? [] : hand.filter((card) => suitOf(card) === suitOf(led));
  return following.length > 0 ? following : hand;
}

/** The place, in the order played, of the card that takes a trick. */
export function takerOf(trick: readonly number[], trump: number | null): number {
  const power = (card: number) =>
    suitOf(card) === trump
      ? 100 + strengthOf(card)
      : suitOf(card) === suitOf(trick[0] as number)
        ? strengthOf(card)
        : 0;
  return trick.reduce((best, card, at) => (power(card) > power(trick[best] as number) ? at : best), 0);
}

function played(game: TrickGame, state: TricksState, seat: number, card: number): TricksState {
  const hands = state.hands.map((hand, at) => (at === seat ? hand.filter((other) => other !== card) : hand));
  const trick = [...state.trick, card];
  if (trick.length < hands.length) return { ...state, hands, trick };
  const winner = (state.leader + takerOf(trick, state.trump)) % hands.length;
  const worth = game === 'trumps' ? 1 : trick.reduce((sum, each) => sum + pointsOf(each), 0);
  return {
    ...state,
    hands,
    trick: [],
    leader: winner,
    points: state.points.map((points, at) => (at === winner ? points + worth : points)),
    last: { cards: trick, leader: state.leader, winner },
  };
}

const pointsOf = (card: number) => (suitOf(card) === HEARTS ? 1 : card === QUEEN_OF_SPADES ? 13 : 0);

function lowest(cards: readonly number[], trump: number | null): number {
  const weight = (card: number) => strengthOf(card) + (suitOf(card) === trump ? 100 : 0);
  return cards.reduce((one, other) => (weight(other) < weight(one) ? other : one));
}

/** In trumps the cheapest card that takes the trick so far; in hearts the dearest that does not. */
function chosenCard(game: TrickGame, state: TricksState, seat: number): number {
  const cards = allowedCards(state, seat);
  const takes = (card: number) => takerOf([...state.trick, card], state.trump) === state.trick.length;
  if (game === 'trumps') {
    if (state.trick.length === 0)
      return cards
        .filter((card) => suitOf(card) !== state.trump)
        .reduce((one, other) => (strengthOf(other) > strengthOf(one) ? other : one), lowest(cards, null));
    const winning = cards.filter(takes);
    return lowest(winning.length > 0 ? winning : cards, state.trump);
  }
  if (state.trick.length === 0) return lowest(cards, null);
  const losing = cards.filter((card) => !takes(card));
  if (losing.length === 0) return lowest(cards, null);
  const danger = (card: number) => pointsOf(card) * 20 + strengthOf(card);
  return losing.reduce((one, other) => (danger(other) > danger(one) ? other : one));
}

function viewOf(state: TricksState, seat: number, turn: number | null): Json {
  const { hands, trump, trick, leader, points, last } = state;
  return {
    hand: hands[seat] as readonly number[],
    counts: hands.map(({ length }) => length),
    trump,
    trick,
    leader,
    points,
    last,
    moves: turn === seat ? allowedCards(state, seat) : [],
  };
}
