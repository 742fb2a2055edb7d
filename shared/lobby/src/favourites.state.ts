import { createFavourites } from '@atrium/host/favourites';

/** The hearts of all lobbies on this page. */
export const favourites = createFavourites({ need: 'member', label: 'lobby favourites' });
