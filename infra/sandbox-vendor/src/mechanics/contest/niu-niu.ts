import * as v from 'valibot';
import { type Chance, drawSome } from '../../chance/chance.ts';
import type { Json } from '../mechanic.ts';
import { type Contest, sharedBy } from './contest.ts';

const DECK = Array.from({ length: 52 }, (_, card) => card);
const HAND = 5;
/** The times that a player may stake their points against the banker. */
export const TIMES = [1, 2, 3] as const;
const Sent = v.object({ times: v.picklist(TIMES) });

export interface NiuNiuState {
  /** The hands of each deal, drawn before the first. */
  readonly deals: readonly (readonly (readonly number[])[])[];
  /** The deal that takes stakes now; the number of deals when the game is over. */
  readonly deal: number;
  readonly first: number;
  readonly times: readonly (number | null)[];
  readonly points: readonly number[];
  /** What the seats had chosen in the last deal, and the points that they won or lost. */
  readonly last: { readonly times: readonly (number | null)[]; readonly changes: readonly number[] } | null;
}

/** What five cards come to: `bull` 1 to 10, 0 without one, by which their points are multiplied. */
export interface NiuNiuHand {
  readonly bull: number;
  /** Of three cards that make ten, twenty or thirty. */
  readonly three: readonly number[] | null;
  readonly highest: number;
}

const pointsOf = (card: number) => Math.min((card % 13) + 1, 10);
/** King high, ace low; of equal ranks spades first. */
const strengthOf = (card: number) => (card % 13) * 4 + (3 - Math.floor(card / 13));
/** A bull of seven, eight or nine counts double, ten (niu niu) triple. */
export const multiplierOf = (bull: number) => (bull === 10 ? 3 : bull >= 7 ? 2 : 1);

/** The best of a hand: three cards that add up to a ten, and the last digit of the other two, where none is ten. */
export function niuNiuHand(cards: readonly number[]): NiuNiuHand {
  const highest = Math.max(...cards.map(strengthOf));
  const all = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  for (let one = 0; one < 3; one++)
    for (let two = one + 1; two < 4; two++)
      for (let three = two + 1; three < 5; three++) {
        const chosen = [cards[one], cards[two], cards[three]] as number[];
        const sum = chosen.reduce((total, card) => total + pointsOf(card), 0);
        // Every three that make tens leave the same digit.
        if (sum % 10 === 0) return { bull: (all - sum) % 10 || 10, three: chosen, highest };
      }
  return { bull: 0, three: null, highest };
}

/** Above zero when the first hand beats the second; hands are never equal, because no two cards are. */
export function compareHands(one: NiuNiuHand, other: NiuNiuHand): number {
  return one.bull - other.bull || one.highest - other.highest;
}

/**
 * Niu niu with a banker that rotates: as many deals as seats, each seat banker once. Before the cards lie open every player
 * chooses one to three times; against the banker points change hands, times the multiplier of the better hand. The most points
 * after the last deal take the pot; equal ones share it.
 */
export const niuNiu: Contest<NiuNiuState, (typeof TIMES)[number]> = {
  name: 'niu-niu',
  leastSeats: 2,
  mostSeats: 4,
  clock: { turnMs: 12_000 },
  facts: { times: TIMES },
  start(seats: number, chance: Chance): NiuNiuState {
    const first = chance.below(seats);
    const deals = Array.from({ length: seats }, () => {
      const cards = drawSome(chance, DECK, seats * HAND);
      return Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
    });
    const none = Array.from({ length: seats }, () => 0);
    return { deals, deal: 0, first, times: none.map(() => null), points: none, last: null };
  },
  waitsFor: (state) =>
    isOver(state)
      ? []
      : state.times.flatMap((times, seat) => (times === null && seat !== bankerOf(state) ? [seat] : [])),
  read(state, seat, sent) {
    const parsed = v.safeParse(Sent, sent);
    return parsed.success && this.waitsFor(state).includes(seat) ? parsed.output.times : undefined;
  },
  apply(state, seat, chosen) {
    const times = state.times.map((each, at) => (at === seat ? chosen : each));
    const next = { ...state, times };
    return this.waitsFor(next).length > 0 ? next : shownDown(next);
  },
  lapse(state, seat) {
    return this.apply(state, seat, 1);
  },
  view: viewOf,
  houseMove: (_, __, chance) => TIMES[chance.below(TIMES.length)]!,
  shares(state) {
    if (!isOver(state)) return null;
    const best = Math.max(...state.points);
    return sharedBy(
      state.points.length,
      state.points.flatMap((points, seat) => (points === best ? [seat] : [])),
    );
  },
};

const isOver = ({ deal, deals }: NiuNiuState) => deal === deals.length;
const bankerOf = ({ first, deal, deals }: NiuNiuState) => (first + deal) % deals.length;

function shownDown(state: NiuNiuState): NiuNiuState {
  const changes = changesOf(state);
  return {
    ...state,
    deal: state.deal + 1,
    times: state.times.map(() => null),
    points: state.points.map((points, seat) => points + (changes[seat] as number)),
    last: { times: state.times, changes },
  };
}

/** The points that each seat wins or loses in the present deal; together they are zero. */
export function changesOf(state: NiuNiuState): number[] {
  const hands = (state.deals[state.deal] as readonly (readonly number[])[]).map(niuNiuHand);
  const banker = bankerOf(state);
  const changes = hands.map(() => 0);
  for (const [seat, hand] of hands.entries()) {
    if (seat === banker) continue;
    const against = hands[banker] as NiuNiuHand;
    const wins = compareHands(hand, against) > 0;
    const points = (state.times[seat] ?? 1) * multiplierOf((wins ? hand : against).bull);
    changes[seat]! += wins ? points : -points;
    changes[banker]! -= wins ? points : -points;
  }
  return changes;
}

/** Cards lie open once their deal is over: a player chooses before any card is seen. */
function viewOf(state: NiuNiuState, seat: number): Json {
  const over = isOver(state);
  const last = state.deals[state.deal - 1];
  return {
    deal: state.deal,
    deals: state.deals.length,
    banker: over ? null : bankerOf(state),
    times: state.times.map((times, at) => (at === seat ? times : times === null ? null : 0)),
    points: state.points,
    last: last
      ? {
          banker: (state.first + state.deal - 1) % state.deals.length,
          times: state.last?.times ?? [],
          changes: state.last?.changes ?? [],
          hands: last.map((cards) => ({ cards, ...niuNiuHand(cards) })) as unknown as Json,
        }
      : null,
    moves: !over && seat !== bankerOf(state) && state.times[seat] === null ? TIMES : [],
  };
}
