import { dealAgainstBank, type HandsOutcome, type Valued, winnersOf } from './hands.ts';
import { type LiveGame, liveTable } from './live-table.ts';

/** The tiles of a set by their halves, in the order of their numbers: eleven pairs, then the single ones. */
export const TILES: readonly (readonly [top: number, bottom: number])[] = [
  ...[
    [6, 6],
    [1, 1],
    [4, 4],
    [1, 3],
    [5, 5],
    [3, 3],
    [2, 2],
    [5, 6],
    [4, 6],
    [1, 6],
    [1, 5],
  ].flatMap((tile) => [tile, tile] as [number, number][]),
  [3, 6],
  [4, 5],
  [2, 6],
  [3, 5],
  [2, 5],
  [3, 4],
  [2, 4],
  [1, 4],
  [2, 3],
  [1, 2],
];
/** The names that pairs have of their own, from the highest. */
const NAMED = ['heaven', 'earth', 'man', 'goose'];
const [SIX_OF_SUPREME, THREE_OF_SUPREME] = [28, 31];
const PAIRED_TILES = 22;

/**
 * Wenzhou pai gow: a bank and three players, two of the 32 tiles each. Pairs beat a nine or eight beside a heaven or earth tile,
 * which beat points; of equal points the higher tile decides. What is equal to the bank's hand loses.
 */
export const paiGowGame: LiveGame = {
  name: 'pai-gow',
  action: 'deal',
  publishedReturn: [0.9685, 0.9685],
  fields: { player1: 0.95, player2: 0.95, player3: 0.95 },
  draw: (chance) => dealAgainstBank(chance, { size: TILES.length, each: 2, value: paiGowValue }) as never,
  result: (outcome) => winnersOf(outcome as unknown as HandsOutcome),
  hundredths: (field, outcome) => ((outcome as unknown as HandsOutcome).hands[Number(field.at(-1))]!.wins ? 195 : 0),
};

const pips = (tile: number) => TILES[tile]![0] + TILES[tile]![1];
/** The kind of a tile: its pair's place among the eleven; single tiles are of the kind of their pips. */
const kindOf = (tile: number) => (tile < PAIRED_TILES ? Math.floor(tile / 2) : 100 + pips(tile));
const isSupreme = (tile: number) => tile === SIX_OF_SUPREME || tile === THREE_OF_SUPREME;

/** How high a tile is among others: heaven first, of the single tiles the one with more pips; those of the supreme pair last. */
function heightOf(tile: number): number {
  if (isSupreme(tile)) return 0;
  return tile < PAIRED_TILES ? 30 - Math.floor(tile / 2) : pips(tile);
}

export function paiGowValue(tiles: readonly number[]): Valued {
  const [one, other] = tiles as [number, number];
  if (isSupreme(one) && isSupreme(other)) return { strength: 9_000, rank: 'supreme' };
  if (kindOf(one) === kindOf(other)) {
    return { strength: 8_000 + heightOf(one), rank: (one < PAIRED_TILES && NAMED[kindOf(one)]) || 'pair' };
  }
  // A heaven or an earth tile with a nine or an eight.
  const leader = [one, other].find((tile) => kindOf(tile) < 2);
  if (leader !== undefined) {
    const beside = pips(leader === one ? other : one);
    if (beside === 9) return { strength: 7_000 + heightOf(leader), rank: 'wong' };
    if (beside === 8) return { strength: 6_000 + heightOf(leader), rank: 'gong' };
  }
  // The supreme pair's six and three take each other's places.
  const worths = tiles.map((tile) => (isSupreme(tile) ? [3, 6] : [pips(tile)]));
  const points = Math.max(...worths[0]!.flatMap((a) => worths[1]!.map((b) => (a + b) % 10)));
  const height = points === 0 ? 0 : Math.max(heightOf(one), heightOf(other));
  return { strength: points * 100 + height, rank: `points:${points}` };
}

export const paiGow = liveTable(paiGowGame);
