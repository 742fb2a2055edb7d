import { type ThreeCardKind, threeCardsOf } from '../live/three-cards.ts';
import type { HandGame, SettledPart } from './hand-game.ts';
import { handTable } from './hand-table.ts';

/** Kinds in the order of this game: a straight is rarer than a flush. */
const ORDER: readonly ThreeCardKind[] = ['high', 'pair', 'flush', 'straight', 'trips', 'straightFlush'];
/** Paid to one on the ante, whatever the dealer has. */
const BONUS: Readonly<Partial<Record<ThreeCardKind, number>>> = { straight: 1, trips: 4, straightFlush: 5 };
const PAIR_PLUS: Readonly<Partial<Record<ThreeCardKind, number>>> = {
  pair: 1,
  flush: 4,
  straight: 6,
  trips: 30,
  straightFlush: 40,
};
/** Queen high: the height of a queen above anything below it. */
const QUEEN = 12;

export interface ThreeCardState {
  readonly deck: readonly number[];
  readonly stake: number;
  readonly side: boolean;
  readonly decision: 'play' | 'fold' | null;
}

const own = ({ deck }: ThreeCardState) => deck.slice(0, 3);
const dealers = ({ deck }: ThreeCardState) => deck.slice(3, 6);

/** How much three cards are worth here; the higher number wins. */
export function threeCardStrength(cards: readonly number[]): number {
  const { kind, height } = threeCardsOf(cards);
  return ORDER.indexOf(kind) * 10_000 + height;
}

export const qualifies = (cards: readonly number[]) => {
  const { kind, height } = threeCardsOf(cards);
  return kind !== 'high' || Math.floor(height / 225) >= QUEEN;
};

/** Three cards each from one deck; the player plays with a second stake or folds. Pair plus is a side stake on the own cards. */
export const threeCardGame: HandGame<ThreeCardState> = {
  name: 'three-card',
  cards: { size: 52, count: 6 },
  side: 'pairPlus',
  begin: (deck, stake, side) => ({ deck, stake, side, decision: null }),
  options: ({ decision, stake }) =>
    decision
      ? []
      : [
          { action: 'fold', stake: 0 },
          { action: 'play', stake },
        ],
  act: (state, action) => ({ ...state, decision: action === 'play' ? 'play' : 'fold' }),
  visible(state) {
    const { kind } = threeCardsOf(own(state));
    return {
      hands: [{ cards: own(state), rank: kind, active: !state.decision, payout: null, stake: state.stake }],
      dealer: state.decision ? dealers(state) : [],
      dealerRank: state.decision ? threeCardsOf(dealers(state)).kind : null,
      qualifies: state.decision ? qualifies(dealers(state)) : null,
      folded: state.decision === 'fold',
      won: state.decision === 'play' ? compare(state) : null,
    };
  },
  settle(state) {
    const { stake, side, decision } = state;
    const { kind } = threeCardsOf(own(state));
    const parts: SettledPart[] = [{ name: 'ante', stake, payout: 0 }];
    if (decision === 'play') {
      const won = qualifies(dealers(state)) ? compare(state) : 1;
      const back = won > 0 ? 2 * stake : won === 0 ? stake : 0;
      parts[0] = { name: 'ante', stake, payout: back + stake * (BONUS[kind] ?? 0) };
      parts.push({ name: 'play', stake, payout: qualifies(dealers(state)) ? back : stake });
    }
    if (side) {
      const pays = decision === 'play' ? PAIR_PLUS[kind] : undefined;
      parts.push({ name: 'pairPlus', stake, payout: pays === undefined ? 0 : stake * (pays + 1) });
    }
    return parts;
  },
};

const compare = (state: ThreeCardState) => Math.sign(threeCardStrength(own(state)) - threeCardStrength(dealers(state)));

export const threeCardPoker = handTable(threeCardGame, [0.9662, 0.9768]);
