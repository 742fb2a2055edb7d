import { host, sessionAtom } from '@atrium/host';
import { createFavourites } from '@atrium/host/favourites';

export const favourites = createFavourites({ need: 'launch', label: 'favourites' });

/** Keeps the favourites in sync with the session, lobbies and other tabs. */
export function followFavourites(): void {
  const { store, bus, cache } = host();
  store.sub(sessionAtom, () => void store.set(favourites.loadAtom, true));
  favourites.follow();
  // First pages of lists contain the counts of the member's own shelves. Dropped here, because the lobby that cached them may not be loaded.
  for (const event of ['favourite.changed', 'game.launched'] as const)
    bus.on(event, () => cache.forgetAll('games:member:'));
}
