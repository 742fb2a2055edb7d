import type { Chance } from '../../chance/chance.ts';
import type { Json } from '../mechanic.ts';

/**
 * The rules of a game that the members of a table play against each other, as pure functions over a state of plain data.
 * All that chance decides is decided by `start`: any holder of the seeds can deal the game again.
 */
export interface Contest<State = Json, Move = Json> {
  readonly name: 'chess' | 'dominoes' | 'tricks' | 'niu-niu';
  readonly leastSeats: number;
  readonly mostSeats: number;
  readonly clock: ContestClock;
  /** What the page shows before a game: variant, limits. */
  readonly facts: Readonly<Record<string, Json>>;
  start(seats: number, chance: Chance): State;
  /** The seats whose move the game waits for; none when it is over. */
  waitsFor(state: State): readonly number[];
  /** The move that a page sent, when the rules allow it to this seat now. */
  read(state: State, seat: number, sent: unknown): Move | undefined;
  apply(state: State, seat: number, move: Move): State;
  /** What the rules do for a seat whose time is over. */
  lapse(state: State, seat: number): State;
  /** What one seat may see, and the moves it has. */
  view(state: State, seat: number): Json;
  /** The move of a player of the house; it looks at nothing that its seat could not see. */
  houseMove(state: State, seat: number, chance: Chance): Move;
  /** The parts of the pot that the seats have won; null while the game goes on. */
  shares(state: State): readonly number[] | null;
}

/**
 * `bankMs` is a seat's time for the whole game, to which each move adds `incrementMs`; `turnMs` is the time of one move.
 */
export type ContestClock = { readonly bankMs: number; readonly incrementMs: number } | { readonly turnMs: number };

/** One part for every seat that is in the list. */
export function sharedBy(seats: number, winners: readonly number[]): number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 0));
}
