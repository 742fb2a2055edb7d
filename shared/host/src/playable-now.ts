/**
 * Whether a game can be played at this moment. What a list said when it was fetched holds for the game itself; how its
 * vendor stands is known by events, so a vendor that comes back opens its games in lists that were fetched meanwhile.
 */
export const playableNow = (game: { playable: boolean; open?: boolean | undefined; vassalage: string }, vendorsDown: ReadonlySet<string>): boolean =>
  (game.open ?? game.playable) && !vendorsDown.has(game.vassalage);
