import type { LiveGame } from '../src/mechanics/live/live-table.ts';
import type { Json } from '../src/mechanics/mechanic.ts';

const SIX = [1, 2, 3, 4, 5, 6];
/** The number of cases in which two cards of eight decks are of one rank. */
export const SAME_RANK = 31 / 415;
const OTHER_RANK = (1 - SAME_RANK) / 12;

/** Every outcome with its share, counted and not drawn. */
const OUTCOMES: Readonly<Record<string, readonly (readonly [Json, number])[]>> = {
  roulette: Array.from({ length: 37 }, (_, number) => [number, 1 / 37]),
  'sic-bo': SIX.flatMap((a) => SIX.flatMap((b) => SIX.map((c) => [[a, b, c], 1 / 216] as const))),
  'dragon-tiger': Array.from({ length: 169 }, (_, at) => {
    const [one, two] = [at % 13, Math.floor(at / 13)];
    return [[one, two], (one === two ? SAME_RANK : OTHER_RANK) / 13] as const;
  }),
};

/** Baccarat's coups are too many for a table; `baccarat.test.ts` walks them all. */
const BACCARAT: Readonly<Record<string, number>> = {
  player: 0.987649,
  banker: 0.989421,
  tie: 0.856404,
  playerPair: 12 * SAME_RANK,
  bankerPair: 12 * SAME_RANK,
};

/** The share of a stake on one field that comes back, without drawing anything. */
export function exactFieldReturn(game: LiveGame, field: string): number {
  if (game.name === 'baccarat') return BACCARAT[field] as number;
  return OUTCOMES[game.name]!.reduce(
    (sum, [outcome, share]) => sum + (share * game.twentieths(field, outcome)) / 20,
    0,
  );
}
