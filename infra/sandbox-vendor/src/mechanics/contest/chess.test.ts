import { seededChance } from '../../chance/seeded-chance.ts';
import { chess, type ChessState } from './chess.ts';
import { bestMove } from './chess-player.ts';

const game = chess({ bankMs: 180_000, incrementMs: 2_000 });
const fresh: ChessState = { white: 1, moves: [], gaveUp: null, lateDraw: false };
const after = (moves: string): ChessState => ({ ...fresh, moves: moves.split(' ') });
/** Black has taken everything but the king of white, and is to move. */
const BARE_KING =
  'b1c3 d7d5 g1h3 c8h3 e2e4 h3g2 d1h5 g2e4 b2b3 e4c2 c3a4 c2b3 h5f3 b3a2 f3e4 d5e4 f1c4 d8d2 e1f1 d2c1 f1e2 c1c4 e2d2 c4a4 a1d1 a4d1 d2c3 d1h1 c3b4 h1h2 f2f4 h2f4 b4b5';
const FOOLS_MATE = after('f2f3 e7e5 g2g4 d8h4');

it('[15-01] chess: white moves first, and each seat has its own moves in turn', () => {
  expect(game.waitsFor(fresh)).toEqual([1]);
  expect(game.read(fresh, 0, { move: 'e7e5' })).toBeUndefined();
  expect(game.read(fresh, 1, { move: 'e2e5' })).toBeUndefined();
  expect(game.read(fresh, 1, { move: 'e2e4' })).toBe('e2e4');
  const next = game.apply(fresh, 1, 'e2e4');
  expect(game.waitsFor(next)).toEqual([0]);
  expect((game.view(next, 0) as { moves: string[] }).moves).toHaveLength(20);
  expect((game.view(next, 1) as { moves: string[] }).moves).toEqual([]);
});

it('[15-01] chess: who is mated loses the pot, and nobody moves any more', () => {
  expect(game.shares(FOOLS_MATE)).toEqual([1, 0]);
  expect(game.waitsFor(FOOLS_MATE)).toEqual([]);
  expect(game.read(FOOLS_MATE, 1, { move: 'resign' })).toBeUndefined();
  expect(game.view(FOOLS_MATE, 0)).toMatchObject({ ended: 'mate' });
});

it.each([
  ['repetition', 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'],
  ['stalemate', 'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6'],
])('[15-01] chess: %s shares the pot', (reason, moves) => {
  expect(game.shares(after(moves))).toEqual([1, 1]);
  expect(game.view(after(moves), 0)).toMatchObject({ ended: reason });
});

it('[15-01] chess: resigning and a time that is over lose; against a bare king time over is a draw', () => {
  expect(game.shares(game.apply(fresh, 1, 'resign'))).toEqual([1, 0]);
  expect(game.shares(game.lapse(fresh, 1))).toEqual([1, 0]);
  const bare = after(BARE_KING);
  expect(game.waitsFor(bare)).toEqual([0]);
  expect(game.shares(game.lapse(bare, 0))).toEqual([1, 1]);
  expect(game.view(game.lapse(bare, 0), 0)).toMatchObject({ ended: 'bareKing' });
});

it('[15-01] chess: castling, en passant and the choice of a promotion are moves like any other', () => {
  const passing = after('e2e4 a7a6 e4e5 d7d5');
  expect(game.read(passing, 1, { move: 'e5d6' })).toBe('e5d6');
  const castling = after('e2e4 e7e5 g1f3 b8c6 f1c4 f8c5');
  expect(game.read(castling, 1, { move: 'e1g1' })).toBe('e1g1');
  const promoting = after('a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 g8f6');
  expect(game.read(promoting, 1, { move: 'b7a8n' })).toBe('b7a8n');
  expect(game.read(promoting, 1, { move: 'b7a8' })).toBeUndefined();
});

describe("the house's player", () => {
  it('mates in one, and takes what is left hanging', () => {
    expect(bestMove('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', seededChance(1))).toBe('a1a8');
    expect(bestMove('rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1', seededChance(1))).toBe('f3h4');
  });
  it('does not walk into a mate in one', () => {
    const fen = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
    for (let seed = 1; seed <= 5; seed += 1) expect(bestMove(fen, seededChance(seed))).not.toBe('g2g4');
  });
  it('plays whole games by the rules, each of which ends', () => {
    for (const seed of [1, 2]) {
      const chance = seededChance(seed);
      let state = game.start(2, chance);
      while (game.waitsFor(state).length > 0 && state.moves.length < 60) {
        const [seat] = game.waitsFor(state) as [number];
        const move = game.houseMove(state, seat, chance);
        expect(game.read(state, seat, { move })).toBe(move);
        state = game.apply(state, seat, move);
      }
      expect(state.moves.length).toBeGreaterThan(20);
    }
  });
});
