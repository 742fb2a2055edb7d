interface ListedGame {
  gameId: string;
  playable: boolean;
  open?: boolean | undefined;
  vassalage: string;
}

/**
 * Whether a game can be played at this moment. How its vendor stands, and whether operators closed the game itself, is
 * known by events, so what comes back is open again in lists that were fetched meanwhile; what no event told of a game
 * is as its list said. Source: 7-040, the events `vendor.health` and `game.health`.
 */
export const playableNow = (
  game: ListedGame,
  vendorsDown: ReadonlySet<string>,
  gameHealth: Readonly<Record<string, boolean>> = {},
): boolean => (gameHealth[game.gameId] ?? game.open ?? game.playable) && !vendorsDown.has(game.vassalage);
