import { bestFive, kindOf } from '../src/mechanics/hands/five-cards.ts';
import { type BlackjackState, totalOf, worthOf } from '../src/mechanics/hands/blackjack.ts';
import type { HandGame } from '../src/mechanics/hands/hand-game.ts';
import { threeCardStrength } from '../src/mechanics/hands/three-card-poker.ts';
import type { Json } from '../src/mechanics/mechanic.ts';

/** What a player knows at blackjack: the own total, whether an ace counts eleven in it, the dealer's open card (1 the ace). */
export interface Sight {
  readonly total: number;
  readonly soft: boolean;
  readonly up: number;
  readonly canDouble: boolean;
  /** The worth of two equal first cards, where they can be split. */
  readonly pair?: number | undefined;
}

const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;
/** Open cards of the dealer against which a pair is split. */
const SPLITS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 10]],
  2: [[4, 7]],
  3: [[4, 7]],
  6: [[3, 6]],
  7: [[2, 7]],
  8: [[1, 10]],
  9: [
    [2, 6],
    [8, 9],
  ],
};
const HARD_DOUBLES: Readonly<Record<number, readonly [number, number]>> = { 9: [3, 6], 10: [2, 9], 11: [2, 10] };
const SOFT_DOUBLES: Readonly<Record<number, readonly [number, number]>> = {
  13: [5, 6],
  14: [5, 6],
  15: [4, 6],
  16: [4, 6],
  17: [3, 6],
  18: [3, 6],
};

/** The basic strategy for eight decks, a dealer that stays on every 17, and split hands that are not doubled. */
export function basicStrategy({ total, soft, up, canDouble, pair }: Sight): 'hit' | 'stay' | 'double' | 'split' {
  if (pair !== undefined && SPLITS[pair]?.some((range) => within(up, range))) return 'split';
  const doubles = (soft ? SOFT_DOUBLES : HARD_DOUBLES)[total];
  if (canDouble && doubles && within(up, doubles)) return 'double';
  if (soft) return total >= 19 || (total === 18 && within(up, [2, 8])) ? 'stay' : 'hit';
  if (total >= 17) return 'stay';
  if (total >= 13) return within(up, [2, 6]) ? 'stay' : 'hit';
  return total === 12 && within(up, [4, 6]) ? 'stay' : 'hit';
}

/** Queen, six, four or better plays. */
export const QUEEN_SIX_FOUR = threeCardStrength([11, 5, 16]);

type Strategy = (state: Json, options: readonly string[]) => string;

/** How the house's card games are played where their returns are counted or measured. Insurance is never bought. */
export const STRATEGIES: Readonly<Record<HandGame['name'], Strategy>> = {
  blackjack(state, options) {
    if (options.includes('decline')) return 'decline';
    const { hands, dealer } = state as unknown as BlackjackState;
    const { cards } = hands.find(({ done }) => !done)!;
    return basicStrategy({
      ...totalOf(cards),
      up: worthOf(dealer[0]!),
      canDouble: options.includes('double'),
      pair: options.includes('split') ? worthOf(cards[0]!) : undefined,
    });
  },
  'three-card': (state) =>
    threeCardStrength((state as { deck: number[] }).deck.slice(0, 3)) >= QUEEN_SIX_FOUR ? 'play' : 'fold',
  /** Folds two cards below a queen that make nothing with the board and hold no draw. */
  holdem(state) {
    const { deck } = state as { deck: number[] };
    const five = [...deck.slice(0, 2), ...deck.slice(4, 7)];
    if (kindOf(bestFive(five)) !== 'high') return 'call';
    const suits = [0, 13, 26, 39].map((from) => five.filter((card) => card >= from && card < from + 13).length);
    if (Math.max(...suits) >= 4) return 'call';
    const high = (card: number) => (card % 13 === 0 ? 14 : (card % 13) + 1);
    const heights = five.map(high).sort((one, other) => one - other);
    const isOpenEnded = [0, 1].some((from) => heights[from + 3]! - heights[from]! === 3 && heights[from + 3]! < 14);
    if (isOpenEnded) return 'call';
    const own = deck.slice(0, 2).map(high);
    const above = own.filter((height) => height > Math.max(...deck.slice(4, 7).map(high))).length;
    return Math.max(...own) >= 12 || above === 2 ? 'call' : 'fold';
  },
};

/** Plays a round to its end; returns each stake with what it returned. */
export function playOut(game: HandGame, deck: readonly number[], stake: number, side: boolean) {
  let state = game.begin(deck, stake, side);
  for (let options = game.options(state); options.length > 0; options = game.options(state))
    state = game.act(
      state,
      STRATEGIES[game.name](
        state,
        options.map(({ action }) => action),
      ),
    );
  return game.settle(state);
}
