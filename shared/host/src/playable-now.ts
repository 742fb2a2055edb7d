interface ListedGame {
  gameId: string;
  playable: boolean;
  open?: boolean | undefined;
  vassalage: string;
}

/**
 * Whether a game can be played now. Events report the state of its vendor, and whether operators closed the game itself, so
 * that it reopens also in lists that were fetched meanwhile; without an event the state in the list counts. Source: 7-040,
 * the events `vendor.health` and `game.health`.
 */
export const playableNow = (
  game: ListedGame,
  vendorsDown: ReadonlySet<string>,
  gameHealth: Readonly<Record<string, boolean>> = {},
): boolean => (gameHealth[game.gameId] ?? game.open ?? game.playable) && !vendorsDown.has(game.vassalage);
