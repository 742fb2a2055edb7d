import { recentGames, unfinishedGames } from '@atrium/contracts/games';
import { createResource } from '@atrium/host';

/** What the member played last, the newest first. */
export const recentResource = createResource(recentGames);

/** Rounds of the member that wait for the next move. */
export const unfinishedResource = createResource(unfinishedGames, { staleOn: ['game.closed'] });
