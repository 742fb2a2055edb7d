import { dealAgainstBank, type HandsOutcome, type Valued, winnersOf } from './hands.ts';
import { type LiveGame, liveTable } from './live-table.ts';

const TILES = 40;
/** The kind of a tile: 0 the white dragon, 1 … 9 its dots; four of each. */
export const dotsOf = (tile: number) => tile % 10;

/**
 * A bank and three players, two of forty mahjong tiles each: the white dragon and one to nine dots, four of each. Pairs are
 * highest, the white one above all, then two and eight, then the last digit of the sum, in which a white dragon is half a
 * point. Of equal points the higher tile decides; what is equal to the bank's hand loses.
 */
export const mahjongTilesGame: LiveGame = {
  name: 'mahjong-tiles',
  action: 'deal',
  publishedReturn: [0.9606, 0.9606],
  fields: { player1: 0.95, player2: 0.95, player3: 0.95 },
  draw: (chance) => dealAgainstBank(chance, { size: TILES, each: 2, value: mahjongTilesValue }) as never,
  result: (outcome) => winnersOf(outcome as unknown as HandsOutcome),
  hundredths: (field, outcome) => ((outcome as unknown as HandsOutcome).hands[Number(field.at(-1))]!.wins ? 195 : 0),
};

export function mahjongTilesValue(tiles: readonly number[]): Valued {
  const [low, high] = tiles.map(dotsOf).sort((one, other) => one - other) as [number, number];
  if (low === high) {
    return low === 0 ? { strength: 2_000, rank: 'white' } : { strength: 1_900 + low, rank: `pairOf:${low}` };
  }
  if (low === 2 && high === 8) return { strength: 1_800, rank: 'twoEight' };
  const points = low === 0 ? high + 0.5 : (low + high) % 10;
  return { strength: points * 100 + (points === 0 ? 0 : high), rank: `points:${points}` };
}

export const mahjongTiles = liveTable(mahjongTilesGame);
