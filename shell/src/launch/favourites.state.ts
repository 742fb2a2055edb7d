import { ApiError } from '@atrium/api/api-error';
import { favouriteGames, setFavourite } from '@atrium/contracts/games';
import { host, sessionAtom } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { atom } from 'jotai';
import { protect } from '../session/protect.ts';

/** Ids of the member's favourite games. */
export const favouriteIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Fetches the favourites of the session, or forgets them with it. */
export const loadFavouritesAtom = atom(null, async (get, set) => {
  if (!get(sessionAtom)) return set(favouriteIdsAtom, new Set());
  const { api, report } = host();
  try {
    set(favouriteIdsAtom, new Set(await api.call(favouriteGames)));
  } catch (error) {
    report(error, 'favourites');
  }
});

/** Keeps a game as a favourite, or drops it; asks for a login first. */
export const toggleFavouriteAtom = atom(null, (get, set, gameId: string) =>
  protect('launch', async () => {
    const { api, toast, i18n } = host();
    const favourite = !get(favouriteIdsAtom).has(gameId);
    try {
      set(favouriteIdsAtom, new Set(await api.call(setFavourite, { body: { gameId, favourite } })));
    } catch (error) {
      if (error instanceof ApiError) toast('error', errorSentence(i18n, error.code, error.params));
    }
  }),
);
