import type { HandGame, Option, SettledPart } from './hand-game.ts';
import { handTable } from './hand-table.ts';

/** More cards than two hands and the dealer's can take. */
const MOST_CARDS = 60;
const DECKS = 8;

export interface BlackjackHand {
  readonly cards: readonly number[];
  /** How often the first stake lies on it: two after doubling. */
  readonly times: 1 | 2;
  readonly done: boolean;
}

export interface BlackjackState {
  readonly deck: readonly number[];
  /** The number of cards dealt. */
  readonly dealt: number;
  readonly stake: number;
  readonly hands: readonly BlackjackHand[];
  readonly split: boolean;
  readonly dealer: readonly number[];
  /** Null while insurance can be bought. */
  readonly insurance: number | null;
  readonly over: boolean;
}

/** Ace 1, pictures 10. Cards of eight decks: rank = card % 13. */
export const worthOf = (card: number) => Math.min((card % 13) + 1, 10);

/** The best total, and whether an ace counts eleven in it. */
export function totalOf(cards: readonly number[]): { readonly total: number; readonly soft: boolean } {
  const low = cards.reduce((sum, card) => sum + worthOf(card), 0);
  const soft = low <= 11 && cards.some((card) => worthOf(card) === 1);
  return { total: soft ? low + 10 : low, soft };
}

export const isBlackjack = (cards: readonly number[]) => cards.length === 2 && totalOf(cards).total === 21;

/**
 * Eight decks, shuffled for each round. The dealer looks for a blackjack before the player decides, draws to 16 and stays on
 * every 17. A blackjack pays 3 to 2; doubling on the first two cards; one split, after which aces get one card each; a
 * split hand is not doubled, and its 21 is no blackjack.
 */
export const blackjackGame: HandGame<BlackjackState> = {
  name: 'blackjack',
  cards: { size: 52 * DECKS, count: MOST_CARDS },
  begin(drawn, stake) {
    const deck = drawn.map((card) => card % 52);
    const [first, up, second, hole] = deck as [number, number, number, number];
    const state: BlackjackState = {
      deck,
      dealt: 4,
      stake,
      hands: [{ cards: [first, second], times: 1, done: false }],
      split: false,
      dealer: [up, hole],
      insurance: worthOf(up) === 1 ? null : 0,
      over: false,
    };
    return state.insurance === null ? state : look(state);
  },
  options(state) {
    if (state.over) return [];
    if (state.insurance === null) {
      return [
        { action: 'decline', stake: 0 },
        { action: 'insure', stake: state.stake / 2 },
      ];
    }
    const { cards } = handOf(state);
    const options: Option[] = [
      { action: 'stay', stake: 0 },
      { action: 'hit', stake: 0 },
    ];
    if (cards.length === 2 && !state.split) {
      options.push({ action: 'double', stake: state.stake });
      if (worthOf(cards[0]!) === worthOf(cards[1]!)) options.push({ action: 'split', stake: state.stake });
    }
    return options;
  },
  act(state, action) {
    if (state.insurance === null) return look({ ...state, insurance: action === 'insure' ? state.stake / 2 : 0 });
    const hand = handOf(state);
    switch (action) {
      case 'hit':
        return proceed(drawTo(state, hand, {}));
      case 'double':
        return proceed(drawTo(state, hand, { times: 2, done: true }));
      case 'split':
        return proceed(splitHand(state, hand));
      default:
        return proceed(replace(state, hand, { ...hand, done: true }));
    }
  },
  visible(state) {
    const at = state.hands.findIndex(({ done }) => !done);
    return {
      hands: state.hands.map(({ cards, times, done }, index) => ({
        cards,
        stake: times * state.stake,
        total: totalOf(cards).total,
        blackjack: !state.split && isBlackjack(cards),
        active: !state.over && state.insurance !== null && !done && index === at,
        payout: state.over ? payoutOf(state, index) : null,
      })),
      dealer: state.over ? state.dealer : [state.dealer[0]!],
      dealerTotal: totalOf(state.over ? state.dealer : state.dealer.slice(0, 1)).total,
      dealerBlackjack: state.over && isBlackjack(state.dealer),
      insurance: state.insurance ?? 0,
    };
  },
  settle(state) {
    const parts: SettledPart[] = state.hands.map(({ times }, index) => ({
      name: state.hands.length > 1 ? `hand:${index + 1}` : 'hand',
      stake: times * state.stake,
      payout: payoutOf(state, index),
    }));
    const insurance = state.insurance ?? 0;
    if (insurance > 0)
      parts.push({ name: 'insure', stake: insurance, payout: isBlackjack(state.dealer) ? 3 * insurance : 0 });
    return parts;
  },
};

const handOf = ({ hands }: BlackjackState) => hands.find(({ done }) => !done) as BlackjackHand;

function replace(state: BlackjackState, hand: BlackjackHand, ...by: BlackjackHand[]): BlackjackState {
  return { ...state, hands: state.hands.flatMap((one) => (one === hand ? by : [one])) };
}

function drawTo(state: BlackjackState, hand: BlackjackHand, change: Partial<BlackjackHand>): BlackjackState {
  const cards = [...hand.cards, state.deck[state.dealt]!];
  return { ...replace(state, hand, { ...hand, cards, ...change }), dealt: state.dealt + 1 };
}

function splitHand(state: BlackjackState, { cards }: BlackjackHand): BlackjackState {
  const done = worthOf(cards[0]!) === 1;
  const hands = cards.map((card, at) => ({
    cards: [card, state.deck[state.dealt + at]!],
    times: 1 as const,
    done,
  }));
  return { ...state, hands, split: true, dealt: state.dealt + 2 };
}

/** Closes hands that need no decision; after the last one the dealer draws. */
function proceed(state: BlackjackState): BlackjackState {
  const hands = state.hands.map((hand) => (totalOf(hand.cards).total >= 21 ? { ...hand, done: true } : hand));
  const next = { ...state, hands };
  return hands.every(({ done }) => done) ? dealerDraws(next) : next;
}

/** The dealer looks for a blackjack; either side's ends the round. */
function look(state: BlackjackState): BlackjackState {
  const done = isBlackjack(state.dealer) || isBlackjack(state.hands[0]!.cards);
  return done ? { ...state, over: true } : state;
}

function dealerDraws(state: BlackjackState): BlackjackState {
  const dealer = [...state.dealer];
  let { dealt } = state;
  const live = state.hands.some(({ cards }) => totalOf(cards).total <= 21);
  while (live && totalOf(dealer).total < 17) dealer.push(state.deck[dealt++]!);
  return { ...state, dealer, dealt, over: true };
}

function payoutOf(state: BlackjackState, index: number): number {
  const { cards, times } = state.hands[index]!;
  const stake = times * state.stake;
  const [own, dealer] = [totalOf(cards).total, totalOf(state.dealer).total];
  if (own > 21) return 0;
  const natural = !state.split && isBlackjack(cards);
  if (isBlackjack(state.dealer)) return natural ? stake : 0;
  if (natural) return (stake * 5) / 2;
  if (dealer > 21 || own > dealer) return 2 * stake;
  return own === dealer ? stake : 0;
}

export const blackjack = handTable(blackjackGame, [0.9939, 0.9939]);
