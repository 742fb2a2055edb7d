import { bestFive, type FiveCardKind, kindOf, leadOf } from './five-cards.ts';
import type { HandGame, SettledPart } from './hand-game.ts';
import { handTable } from './hand-table.ts';

/** Paid to one on the ante when the player wins; any other hand pays 1. */
const ANTE: Readonly<Partial<Record<FiveCardKind, number>>> = {
  royal: 100,
  straightFlush: 20,
  quads: 10,
  fullHouse: 3,
  flush: 2,
};
/** Paid to one on the ace bonus, by the player's two cards and the first three open ones. */
const ACES: Readonly<Partial<Record<FiveCardKind, number>>> = {
  royal: 100,
  straightFlush: 50,
  quads: 40,
  fullHouse: 30,
  flush: 20,
  straight: 7,
  trips: 7,
  twoPairs: 7,
};
const ACE_HEIGHT = 14;
const FOUR_HEIGHT = 4;

export interface HoldemState {
  /** The player's two, the dealer's two, the five on the board. */
  readonly deck: readonly number[];
  readonly stake: number;
  readonly side: boolean;
  readonly decision: 'call' | 'fold' | null;
}

const player = ({ deck }: HoldemState) => deck.slice(0, 2);
const dealer = ({ deck }: HoldemState) => deck.slice(2, 4);
const board = ({ deck }: HoldemState) => deck.slice(4, 9);

/** A pair of fours or better. */
export const dealerQualifies = (strength: number) => {
  const kind = kindOf(strength);
  return kind !== 'high' && (kind !== 'pair' || leadOf(strength) >= FOUR_HEIGHT);
};

export function acesPay(five: readonly number[]): number | undefined {
  const strength = bestFive(five);
  if (kindOf(strength) === 'pair') return leadOf(strength) === ACE_HEIGHT ? 7 : undefined;
  return ACES[kindOf(strength)];
}

/** Hold'em against the house: two cards each, three open; a call of twice the ante, or a fold; two more open cards. */
export const holdemGame: HandGame<HoldemState> = {
  name: 'holdem',
  cards: { size: 52, count: 9 },
  side: 'aces',
  begin: (deck, stake, side) => ({ deck, stake, side, decision: null }),
  options: ({ decision, stake }) =>
    decision
      ? []
      : [
          { action: 'fold', stake: 0 },
          { action: 'call', stake: 2 * stake },
        ],
  act: (state, action) => ({ ...state, decision: action === 'call' ? 'call' : 'fold' }),
  visible(state) {
    const open = state.decision ? board(state) : board(state).slice(0, 3);
    const { own, house } = strengthsOf(state);
    return {
      hands: [
        {
          cards: player(state),
          rank: kindOf(bestFive([...player(state), ...open])),
          active: !state.decision,
          payout: null,
          stake: state.stake,
        },
      ],
      board: open,
      dealer: state.decision ? dealer(state) : [],
      dealerRank: state.decision ? kindOf(house) : null,
      qualifies: state.decision ? dealerQualifies(house) : null,
      folded: state.decision === 'fold',
      won: state.decision === 'call' ? Math.sign(own - house) : null,
    };
  },
  settle(state) {
    const { stake, side, decision } = state;
    const parts: SettledPart[] = [{ name: 'ante', stake, payout: 0 }];
    if (decision === 'call') {
      const { own, house } = strengthsOf(state);
      const pays = stake * (1 + (ANTE[kindOf(own)] ?? 1));
      const call = 2 * stake;
      const played = dealerQualifies(house);
      const won = played ? Math.sign(own - house) : 1;
      parts[0] = { name: 'ante', stake, payout: won > 0 ? pays : won === 0 ? stake : 0 };
      parts.push({ name: 'call', stake: call, payout: !played || won === 0 ? call : won > 0 ? 2 * call : 0 });
    }
    if (side) {
      const pays = acesPay([...player(state), ...board(state).slice(0, 3)]);
      parts.push({ name: 'aces', stake, payout: pays === undefined ? 0 : stake * (pays + 1) });
    }
    return parts;
  },
};

function strengthsOf(state: HoldemState): { readonly own: number; readonly house: number } {
  return {
    own: bestFive([...player(state), ...board(state)]),
    house: bestFive([...dealer(state), ...board(state)]),
  };
}

export const casinoHoldem = handTable(holdemGame, [0.9374, 0.9784]);
