import { recentGames, unfinishedGames } from '@atrium/contracts/played-games';
import { createResource } from '@atrium/host';

/** The games that the member played last, the newest first. */
export const recentResource = createResource(recentGames);

/** The member's rounds that are not finished. */
export const unfinishedResource = createResource(unfinishedGames, { staleOn: ['game.closed'] });
