import { Chess, type Color, type Move, type PieceSymbol } from 'chess.js';
import { type Chance, pickOne } from '../../chance/chance.ts';

/** Hundredths of a pawn. */
const WORTH: Readonly<Record<PieceSymbol, number>> = { p: 100, n: 320, b: 330, r: 500, q: 900, k: 10_000 };
const MATE = 100_000;
/** Moves this close to the best one are as good to the house's player, so that its games differ. */
const AS_GOOD = 18;
/** The number of best moves whose answers are looked at for a mate. */
const CHECKED_FOR_MATE = 3;

interface Rated {
  readonly move: Move;
  readonly worth: number;
}

/**
 * The move of the house's player. It sees mates in one on both sides, captures, and what the other side attacks after
 * the move, and nothing beyond: an opponent that a casual player can beat. A move takes some milliseconds.
 */
export function bestMove(fen: string, chance: Chance): string {
  const board = new Chess(fen);
  const rated = board
    .moves({ verbose: true })
    .map((move) => ({ move, worth: worthOf(board, move) }))
    .sort((one, other) => other.worth - one.worth);
  const safe = rated.slice(0, CHECKED_FOR_MATE).filter(({ move }) => !allowsMate(board, move));
  const [best, ...others] = (safe.length > 0 ? safe : rated) as [Rated, ...Rated[]];
  return pickOne(chance, [best, ...others.filter(({ worth }) => worth >= best.worth - AS_GOOD)]).move.lan;
}

function worthOf(board: Chess, move: Move): number {
  board.move(move);
  let worth = gainOf(move) + placeOf(move) - threatTo(board, move.color);
  if (board.isCheck() && board.isCheckmate()) worth = MATE;
  else if (board.isThreefoldRepetition() || board.isStalemate()) worth = 0;
  board.undo();
  return worth;
}

function allowsMate(board: Chess, move: Move): boolean {
  board.move(move);
  const mates = board.moves().some((answer) => answer.endsWith('#'));
  board.undo();
  return mates;
}

const gainOf = ({ captured, promotion }: Move) =>
  (captured ? WORTH[captured] : 0) + (promotion ? WORTH[promotion] - WORTH.p : 0);

/** The most that the other side can win by one capture: the whole piece, or the difference where it is guarded. */
function threatTo(board: Chess, own: Color): number {
  const other = own === 'w' ? 'b' : 'w';
  let worst = 0;
  for (const piece of board.board().flat()) {
    if (piece?.color !== own || piece.type === 'k') continue;
    const attackers = board.attackers(piece.square, other);
    if (attackers.length === 0) continue;
    const cheapest = Math.min(...attackers.map((square) => WORTH[board.get(square)!.type]));
    const guarded = board.attackers(piece.square, own).length > 0;
    worst = Math.max(worst, guarded ? WORTH[piece.type] - cheapest : WORTH[piece.type]);
  }
  return worst;
}

/** Small preferences: the centre, pieces out of their first row, castling. */
function placeOf({ from, to, piece, color, san }: Move): number {
  if (san.startsWith('O-O')) return 45;
  const central = (square: string) => 6 - Math.abs(square.charCodeAt(0) - 100.5) - Math.abs(Number(square[1]) - 4.5);
  const home = color === 'w' ? '1' : '8';
  const leaves = from[1] === home && (piece === 'n' || piece === 'b') ? 22 : 0;
  return (piece === 'k' ? -12 : 8 * (central(to) - central(from))) + leaves;
}
