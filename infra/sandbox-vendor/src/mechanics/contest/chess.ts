import { Chess, type Square } from 'chess.js';
import * as v from 'valibot';
import type { Json } from '../mechanic.ts';
import { bestMove } from './chess-player.ts';
import { type Contest, type ContestClock, sharedBy } from './contest.ts';

/** A game of chess: the seat that has white, the moves so far, and how it ended apart from the board. */
export interface ChessState {
  readonly white: number;
  /** From square, to square and the piece of a promotion: `e2e4`, `e7e8q`. */
  readonly moves: readonly string[];
  /** The seat that resigned or whose time is over. */
  readonly gaveUp: number | null;
  readonly lateDraw: boolean;
}

const Sent = v.object({
  move: v.union([v.literal('resign'), v.pipe(v.string(), v.regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/))]),
});
const SHOWN_MOVES = 12;

/** Chess by the rules of `chess.js`: mate wins, stalemate and the other draws share the pot, time over loses. */
export function chess(clock: ContestClock): Contest<ChessState, string> {
  return {
    name: 'chess',
    leastSeats: 2,
    mostSeats: 2,
    clock,
    facts: {},
    start: (_, chance) => ({ white: chance.below(2), moves: [], gaveUp: null, lateDraw: false }),
    waitsFor(state) {
      const board = boardOf(state);
      return isOver(state, board) ? [] : [seatOf(state, board.turn())];
    },
    read(state, seat, sent) {
      const parsed = v.safeParse(Sent, sent);
      if (!parsed.success || !this.waitsFor(state).includes(seat)) return undefined;
      const { move } = parsed.output;
      return move === 'resign' || isLegal(boardOf(state), move) ? move : undefined;
    },
    apply: (state, seat, move) =>
      move === 'resign' ? { ...state, gaveUp: seat } : { ...state, moves: [...state.moves, move] },
    /** Nobody wins by the clock who has a bare king left. */
    lapse(state, seat) {
      const other = colourOf(state, 1 - seat);
      const left = boardOf(state)
        .board()
        .flat()
        .filter((square) => square?.color === other).length;
      return left > 1 ? { ...state, gaveUp: seat } : { ...state, lateDraw: true };
    },
    view: viewOf,
    houseMove: (state, _, chance) => bestMove(boardOf(state).fen(), chance),
    shares(state) {
      if (state.gaveUp !== null) return sharedBy(2, [1 - state.gaveUp]);
      const board = boardOf(state);
      if (board.isCheckmate()) return sharedBy(2, [1 - seatOf(state, board.turn())]);
      return isOver(state, board) ? [1, 1] : null;
    },
  };
}

function viewOf(state: ChessState, seat: number): Json {
  const board = boardOf(state);
  const over = isOver(state, board);
  const mine = !over && seatOf(state, board.turn()) === seat;
  const history = board.history();
  return {
    fen: board.fen(),
    colour: colourOf(state, seat),
    last: state.moves.at(-1) ?? null,
    check: board.isCheck(),
    moves: mine ? board.moves({ verbose: true }).map(({ lan }) => lan) : [],
    count: history.length,
    history: history.slice(-SHOWN_MOVES),
    ended: over ? endOf(state, board) : null,
  };
}

/** The reason that the page names. */
function endOf({ gaveUp, lateDraw }: ChessState, board: Chess): string {
  if (gaveUp !== null) return 'gaveUp';
  if (board.isCheckmate()) return 'mate';
  if (lateDraw) return 'bareKing';
  if (board.isStalemate()) return 'stalemate';
  return board.isThreefoldRepetition() ? 'repetition' : board.isInsufficientMaterial() ? 'material' : 'fifty';
}

function boardOf({ moves }: ChessState): Chess {
  const board = new Chess();
  for (const move of moves) board.move(move);
  return board;
}

function isLegal(board: Chess, lan: string): boolean {
  return board.moves({ verbose: true, square: lan.slice(0, 2) as Square }).some((move) => move.lan === lan);
}

const isOver = ({ gaveUp, lateDraw }: ChessState, board: Chess) => gaveUp !== null || lateDraw || board.isGameOver();
const seatOf = ({ white }: ChessState, colour: 'w' | 'b') => (colour === 'w' ? white : 1 - white);
const colourOf = ({ white }: ChessState, seat: number) => (seat === white ? 'w' : 'b');
