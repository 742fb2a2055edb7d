import type { Json } from '../mechanic.ts';

/** What the player may do next, and the further stake that it takes, in minor units. */
export interface Option {
  readonly action: string;
  readonly stake: number;
}

/** One stake of a round that is over, with what it returned. */
export interface SettledPart {
  readonly name: string;
  readonly stake: number;
  readonly payout: number;
}

/**
 * A game against the house in which the player decides within a round. Everything is pure: the cards are drawn before the
 * first decision, and the same decisions bring the same end.
 */
export interface HandGame<State = Json> {
  readonly name: 'blackjack' | 'holdem' | 'three-card';
  /** A round takes this number of cards from the front of this number shuffled anew. */
  readonly cards: { readonly size: number; readonly count: number };
  /** The name of a second stake of the same amount that can be placed with the first. */
  readonly side?: string;
  /** `stake` is the first one alone. */
  begin(deck: readonly number[], stake: number, side: boolean): State;
  /** The first one is taken for a player that does not decide in time; none are left when the round is over. */
  options(state: State): readonly Option[];
  act(state: State, action: string): State;
  /** What the player may see. */
  visible(state: State): { readonly [key: string]: Json };
  /** Of a round that is over. */
  settle(state: State): readonly SettledPart[];
}
