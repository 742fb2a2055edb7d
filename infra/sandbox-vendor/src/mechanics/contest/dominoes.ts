import * as v from 'valibot';
import { type Chance, shuffled } from '../../chance/chance.ts';
import type { Json } from '../mechanic.ts';
import { type Contest, sharedBy } from './contest.ts';

export type Tile = readonly [low: number, high: number];
/** A double-six set. */
export const TILES: readonly Tile[] = Array.from({ length: 7 }, (_, low) =>
  Array.from({ length: 7 - low }, (__, more) => [low, low + more] as const),
).flat();

export interface DominoState {
  readonly hands: readonly (readonly Tile[])[];
  readonly stock: readonly Tile[];
  /** From end to end, each tile turned as it lies. */
  readonly line: readonly Tile[];
  /** Null when the game is over. */
  readonly turn: number | null;
  /** What happened automatically before the present turn: tiles drawn and turns passed, by seat. */
  readonly drawn: readonly number[];
  readonly passed: readonly number[];
}

export interface DominoMove {
  readonly tile: Tile;
  readonly end: 'start' | 'end';
}

const HAND = 7;
const Sent = v.object({
  tile: v.tuple([v.pipe(v.number(), v.integer()), v.pipe(v.number(), v.integer())]),
  end: v.picklist(['start', 'end']),
});
const pips = ([low, high]: Tile) => low + high;
const same = (one: Tile, other: Tile) => one[0] === other[0] && one[1] === other[1];
const weight = (tile: Tile) => (tile[0] === tile[1] ? 100 : 0) + pips(tile);

/**
 * Dominoes with a double-six set, seven tiles each. The heaviest double lies first. A seat that cannot play draws from the
 * stock until it can, or passes where nothing is left to draw (`draws` false: it always passes). An empty hand wins; when
 * nobody can play, the fewest pips win, and equal ones share.
 */
export function dominoes(draws: boolean): Contest<DominoState, DominoMove> {
  return {
    name: 'dominoes',
    leastSeats: 2,
    mostSeats: 4,
    clock: { turnMs: 20_000 },
    facts: { draws, hand: HAND },
    start: (seats, chance) => open(seats, chance, draws),
    waitsFor: ({ turn }) => (turn === null ? [] : [turn]),
    read(state, seat, sent) {
      const parsed = v.safeParse(Sent, sent);
      if (!parsed.success || state.turn !== seat) return undefined;
      const { tile, end } = parsed.output;
      return movesOf(state, seat).find((move) => same(move.tile, tile) && move.end === end);
    },
    apply: (state, seat, move) => goOn(laid(state, seat, move), (seat + 1) % state.hands.length, draws),
    lapse(state, seat) {
      return this.apply(state, seat, heaviest(state, seat));
    },
    view: viewOf,
    houseMove: heaviest,
    shares(state) {
      if (state.turn !== null) return null;
      const left = state.hands.map((hand) => hand.reduce((sum, tile) => sum + pips(tile), 0));
      const out = state.hands.findIndex(({ length }) => length === 0);
      const best = Math.min(...left);
      return sharedBy(left.length, out >= 0 ? [out] : left.flatMap((sum, seat) => (sum === best ? [seat] : [])));
    },
  };
}

function open(seats: number, chance: Chance, draws: boolean): DominoState {
  const tiles = shuffled(chance, TILES);
  const hands = Array.from({ length: seats }, (_, seat) => tiles.slice(seat * HAND, (seat + 1) * HAND));
  const first = hands.flat().reduce((one, other) => (weight(other) > weight(one) ? other : one));
  const seat = hands.findIndex((hand) => hand.includes(first));
  const dealt: DominoState = {
    hands,
    stock: tiles.slice(seats * HAND),
    line: [],
    turn: seat,
    drawn: hands.map(() => 0),
    passed: [],
  };
  return goOn(laid(dealt, seat, { tile: first, end: 'end' }), (seat + 1) % seats, draws);
}

/** The moves of a seat, each tile once where both ends would take it alike. */
export function movesOf({ hands, line }: DominoState, seat: number): DominoMove[] {
  const [start, end] = endsOf(line);
  return (hands[seat] as readonly Tile[]).flatMap((tile) => [
    ...(tile.includes(end) ? [{ tile, end: 'end' as const }] : []),
    ...(tile.includes(start) && start !== end ? [{ tile, end: 'start' as const }] : []),
  ]);
}

function endsOf(line: readonly Tile[]): readonly [number, number] {
  return [line[0]![0], line.at(-1)![1]];
}

function laid(state: DominoState, seat: number, { tile, end }: DominoMove): DominoState {
  const turned: Tile = [tile[1], tile[0]];
  const { line } = state;
  const [first, last] = line.length > 0 ? endsOf(line) : [undefined, tile[0]];
  return {
    ...state,
    hands: state.hands.map((hand, at) => (at === seat ? hand.filter((other) => !same(other, tile)) : hand)),
    line: end === 'end' ? [...line, tile[0] === last ? tile : turned] : [tile[1] === first ? tile : turned, ...line],
  };
}

/** Draws and passes until a seat can play, or the game is over. */
function goOn(state: DominoState, next: number, draws: boolean): DominoState {
  const seats = state.hands.length;
  let { hands, stock } = state;
  const drawn = hands.map(() => 0);
  const passed: number[] = [];
  const so = (turn: number | null): DominoState => ({ ...state, hands, stock, turn, drawn, passed });
  if (hands.some(({ length }) => length === 0)) return so(null);
  for (let seat = next; passed.length < seats; seat = (seat + 1) % seats) {
    while (draws && stock.length > 0 && movesOf(so(seat), seat).length === 0) {
      const [tile, ...rest] = stock as [Tile, ...Tile[]];
      hands = hands.map((hand, at) => (at === seat ? [...hand, tile] : hand));
      stock = rest;
      drawn[seat]! += 1;
    }
    if (movesOf(so(seat), seat).length > 0) return so(seat);
    passed.push(seat);
  }
  return so(null);
}

function heaviest(state: DominoState, seat: number): DominoMove {
  return movesOf(state, seat).reduce((one, other) => (weight(other.tile) > weight(one.tile) ? other : one));
}

function viewOf(state: DominoState, seat: number): Json {
  const { hands, stock, line, turn, drawn, passed } = state;
  return {
    // All hands lie open when the game is over.
    hands: turn === null ? hands : hands.map((hand, at) => (at === seat ? hand : null)),
    counts: hands.map(({ length }) => length),
    stock: stock.length,
    line,
    moves: turn === seat ? (movesOf(state, seat) as unknown as Json) : [],
    drawn,
    passed,
  };
}
