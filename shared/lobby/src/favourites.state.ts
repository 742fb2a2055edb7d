import { favouriteGames, setFavourite } from '@atrium/contracts/games';
import { failureOf, host, sessionAtom } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { atom } from 'jotai';
import { changeShelfAtom } from './games.state.ts';
import { type FavouriteChange, type Wish, wishesAtom } from './wishes.state.ts';

interface Kept {
  readonly account: string;
  /** Whether all of them came; else these are the ones that are heard of. */
  readonly loaded: boolean;
  readonly ids: ReadonlySet<string>;
}
const NOTHING: Kept = { account: '', loaded: false, ids: new Set() };
/** As the gateway has them. */
const keptAtom = atom(NOTHING);
const ofAccount = (kept: Kept, account: string | undefined) => (kept.account === account ? kept : NOTHING);

/** Changes since this page began: an answer may have been asked for before one. */
const heard: FavouriteChange[] = [];

function changed(ids: Iterable<string>, changes: readonly FavouriteChange[]): ReadonlySet<string> {
  const next = new Set(ids);
  for (const { gameId, favourite } of changes) {
    if (favourite) next.add(gameId);
    else next.delete(gameId);
  }
  return next;
}

/** Ids of the member's favourite games, with the hearts that are not answered yet; none for a visitor. */
export const favouritesAtom = atom((get) => {
  const account = get(sessionAtom)?.account;
  const { ids } = ofAccount(get(keptAtom), account);
  const wishes = get(wishesAtom).filter((wish) => wish.account === account);
  return wishes.length > 0 ? changed(ids, wishes) : ids;
});

/** Brings the favourites of the session's member once. */
export const loadFavouritesAtom = atom(null, async (get, set) => {
  const account = get(sessionAtom)?.account;
  if (!account || ofAccount(get(keptAtom), account).loaded) return;
  const from = heard.length;
  try {
    const ids = await host().api.call(favouriteGames);
    if (get(sessionAtom)?.account !== account) return;
    set(keptAtom, { account, loaded: true, ids: changed(ids, heard.slice(from)) });
  } catch (error) {
    host().report(failureOf(error), 'lobby favourites');
  }
});

/** The gateway has taken a heart, whoever on this page or in another tab sent it. */
export const takeFavouriteAtom = atom(null, (get, set, change: FavouriteChange) => {
  const account = get(sessionAtom)?.account;
  if (!account) return;
  heard.push(change);
  const { gameId, favourite } = change;
  const { loaded, ids } = ofAccount(get(keptAtom), account);
  set(keptAtom, { account, loaded, ids: changed(ids, [change]) });
  const more = Number(favourite) - Number(ids.has(gameId));
  set(changeShelfAtom, 'favourite', gameId, (count) => (loaded ? count + more : null));
});

/** Adds or removes a favourite, for members; shown at once, and that one alone is taken back when the gateway refuses. */
export const toggleFavouriteAtom = atom(null, (get, set, gameId: string) =>
  host().protect('member', () => {
    const account = get(sessionAtom)?.account ?? '';
    const wish = { account, gameId, favourite: !get(favouritesAtom).has(gameId) };
    set(wishesAtom, (wishes) => [...wishes, wish]);
    // One after the other, so that the gateway ends with what was pressed last.
    sent = sent.then(() => set(sendAtom, wish));
    return sent;
  }),
);
let sent = Promise.resolve();

const sendAtom = atom(null, async (get, set, wish: Wish) => {
  const { api, bus, i18n, toast } = host();
  const { gameId, favourite } = wish;
  const present = () => get(sessionAtom)?.account === wish.account;
  const tell = (change: FavouriteChange) => {
    try {
      bus.emit('favourite.changed', change);
    } catch {
      // A shell that is older than this event.
      set(takeFavouriteAtom, change);
    }
  };
  try {
    if (!present()) return;
    await api.call(setFavourite, { body: { gameId, favourite } });
    if (present()) tell({ gameId, favourite });
  } catch (error) {
    const { code, params } = failureOf(error);
    if (present()) toast('error', errorSentence(i18n, code, params));
  } finally {
    set(wishesAtom, (wishes) => wishes.filter((one) => one !== wish));
  }
});
