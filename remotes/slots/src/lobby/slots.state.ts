import { gameList } from '@atrium/contracts/games';
import { createResource } from '@atrium/host';
import { createLobby } from '@atrium/lobby/create-lobby';

export const slots = createLobby({ category: 'RNG', path: '/rng', jackpots: true });

/** One page of a vendor's games by name, for the drop-down. */
export const dropDownResource = createResource(gameList);

/** The payline counts and minimum stakes (minor units) of the filters. */
export const LINES = [10, 20, 50, 243] as const;
export const STAKES = ['40', '100', '500'] as const;
