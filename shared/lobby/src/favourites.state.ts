import { favouriteGames, setFavourite } from '@atrium/contracts/games';
import { failureOf, host, sessionAtom } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { atom } from 'jotai';
import { forgetShelfAtom } from './games.state.ts';

const NONE: ReadonlySet<string> = new Set();
const keptAtom = atom<{ account: string; ids: ReadonlySet<string> }>({ account: '', ids: NONE });

/** Ids of the member's favourite games; none for a visitor. */
export const favouritesAtom = atom((get) => {
  const kept = get(keptAtom);
  return kept.account && kept.account === get(sessionAtom)?.account ? kept.ids : NONE;
});

/** Brings the favourites of the session's member once. */
export const loadFavouritesAtom = atom(null, async (get, set) => {
  const account = get(sessionAtom)?.account;
  if (!account || get(keptAtom).account === account) return;
  try {
    set(keptAtom, { account, ids: new Set(await host().api.call(favouriteGames)) });
  } catch (error) {
    host().report(failureOf(error), 'lobby favourites');
  }
});

/** Adds or removes a favourite, for members; shown at once and taken back when the gateway refuses. */
export const toggleFavouriteAtom = atom(null, (get, set, gameId: string) =>
  host().protect('member', async () => {
    const account = get(sessionAtom)?.account ?? '';
    const before = get(favouritesAtom);
    const favourite = !before.has(gameId);
    const after = new Set(before);
    if (favourite) after.add(gameId);
    else after.delete(gameId);
    set(keptAtom, { account, ids: after });
    try {
      set(keptAtom, { account, ids: new Set(await host().api.call(setFavourite, { body: { gameId, favourite } })) });
      set(forgetShelfAtom, 'favourite');
    } catch (error) {
      set(keptAtom, { account, ids: before });
      const { code, params } = failureOf(error);
      host().toast('error', errorSentence(host().i18n, code, params));
    }
  }),
);
