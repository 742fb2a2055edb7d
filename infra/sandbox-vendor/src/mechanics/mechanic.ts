import type * as v from 'valibot';
import type { Chance } from '../chance/chance.ts';
import type { Sport } from './book/sports.ts';
import type { Contest } from './contest/contest.ts';
import type { HandGame } from './hands/hand-game.ts';
import type { LiveGame } from './live/live-table.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What one round came to. `payout` is in minor units and includes a returned stake. */
export interface Outcome {
  readonly shown: Json;
  readonly payout: number;
  /** What the player's next round of this game starts from (a shoe, a deck). */
  readonly nextState: Json;
  /** How long the round stays open after the bet: 0 for games that are decided at once. */
  readonly settlesAfterMs: number;
}

/**
 * One kind of game. `play` is pure: the same chance and input give the same outcome, so its return can be proved by
 * running it; real play hands it the operating system's generator.
 */
export interface Mechanic {
  readonly kind: 'slot' | 'fish' | 'high-card' | 'contest' | 'book' | 'live' | 'hands';
  readonly action: 'spin' | 'deal' | 'play' | 'bet';
  /** Every round is drawn from the player's seeds and can be counted again (`public/fair/outcomes.js`). */
  readonly provable?: true;
  /** Earliest time between the starts of two rounds (UKGC RTS 14). */
  readonly minimumRoundMs: number;
  /** The same where the portal lets its players choose turbo; left out by games that have none. */
  readonly turboRoundMs?: number;
  /** Bet and win travel as one call, because the round is over when it begins. */
  readonly atomic: boolean;
  /** Minor units on offer; every payout of every stake is a whole number. */
  readonly stakes: readonly number[];
  /** Whether any amount between the lowest and the highest stake is taken, too. */
  readonly anyStake?: true;
  /** Published share of the stakes that comes back over time, lowest and highest over the ways to play. */
  readonly publishedReturn: readonly [lowest: number, highest: number];
  /** Of a game whose rounds all players of a table share. */
  readonly table?: LiveGame;
  /** Of a game that members play against each other at tables of a room. */
  readonly room?: true;
  /** Of a room whose members play a game with moves. */
  readonly contest?: Contest;
  /** Of a sports book: slips on its events, as many at a time as a player likes. */
  readonly book?: Sport;
  /** Of a card game against the house whose rounds go on with the player's decisions. */
  readonly hands?: HandGame;
  /** How often a choice takes the stake; once when left out. */
  parts?(choice: Json): number;
  /** The amounts that a choice places of its own, in minor units; their sum is the stake. Undefined when the stake on offer is placed. */
  amounts?(choice: Json): readonly number[] | undefined;
  readonly choice: v.GenericSchema<unknown, Json>;
  /** What the page shows before the first round: pay table, lines, table rules. */
  readonly facts: Json;
  firstState(chance: Chance): Json;
  /** Brings a stored state to where the next round may start; asked for when the page opens and before a round. */
  offer(state: Json, chance: Chance): Json;
  /** The part of the state that a player may see; all of it when left out. */
  visible?(state: Json): Json;
  /** False when the choice belongs to an offer that is gone. */
  accepts?(choice: Json, state: Json): boolean;
  /** What an open round shows after a time; all of it when left out. */
  reveal?(shown: Json, elapsedMs: number): Json;
  play(round: { stake: number; choice: Json; state: Json; chance: Chance }): Outcome;
}

/** Multiples of 20, the number of lines, so that a stake spreads over the lines without a remainder. */
export const STAKES = [20, 40, 100, 200, 400, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const;
