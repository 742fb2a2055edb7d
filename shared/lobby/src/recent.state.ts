import { recentGames } from '@atrium/contracts/games';
import { createResource } from '@atrium/host';

/** What the member played last, the newest first. */
export const recentResource = createResource(recentGames);
