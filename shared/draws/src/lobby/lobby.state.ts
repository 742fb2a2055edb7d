import { popular, recentGames } from '@atrium/contracts/lottery';
import { createResource } from '@atrium/host';
import { createFavourites } from '@atrium/host/favourites';

/** Lotteries that a shelf of popular ones shows. */
export const POPULAR = 12;

/** The hearts of the lotteries on this page. */
export const favourites = createFavourites({ need: 'member', label: 'lottery favourites' });
export const popularResource = createResource(popular);
export const recentResource = createResource(recentGames, { staleOn: ['balance.changed'] });
