import type { PortalEvents } from '@atrium/contracts/events';
import { favouriteGames, setFavourite } from '@atrium/contracts/games';
import { failureOf, host, sessionAtom } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { atom } from 'jotai';
import { protect } from '../session/protect.ts';

type Change = PortalEvents['favourite.changed'];
interface Wish extends Change {
  readonly account: string;
}
interface Kept {
  readonly account: string;
  readonly ids: ReadonlySet<string>;
}

const NOBODYS: Kept = { account: '', ids: new Set() };
/** As the gateway has them. */
const keptAtom = atom(NOBODYS);
/** Hearts that were pressed here and that the gateway has not answered, in their order. */
const wishesAtom = atom<readonly Wish[]>([]);
/** Changes since this page began: an answer may have been asked for before one. */
const heard: Change[] = [];

function changed(ids: Iterable<string>, changes: readonly Change[]): ReadonlySet<string> {
  const next = new Set(ids);
  for (const { gameId, favourite } of changes) {
    if (favourite) next.add(gameId);
    else next.delete(gameId);
  }
  return next;
}

/** Ids of the member's favourite games, with the hearts that are not answered yet. */
export const favouriteIdsAtom = atom((get) => {
  const account = get(sessionAtom)?.account;
  const kept = get(keptAtom);
  return changed(
    kept.account === account ? kept.ids : [],
    get(wishesAtom).filter((wish) => wish.account === account),
  );
});

/** Fetches the favourites of the session, or forgets them with it. */
const loadFavouritesAtom = atom(null, async (get, set) => {
  const account = get(sessionAtom)?.account;
  if (!account) return set(keptAtom, NOBODYS);
  const { api, report } = host();
  const from = heard.length;
  try {
    const ids = await api.call(favouriteGames);
    if (get(sessionAtom)?.account === account) set(keptAtom, { account, ids: changed(ids, heard.slice(from)) });
  } catch (error) {
    report(error, 'favourites');
  }
});

/** The gateway has taken a heart, whoever on this page or in another tab sent it. */
const takeFavouriteAtom = atom(null, (get, set, change: Change) => {
  const account = get(sessionAtom)?.account;
  if (!account) return;
  heard.push(change);
  set(keptAtom, (kept) => ({ account, ids: changed(kept.account === account ? kept.ids : [], [change]) }));
});

/** Keeps a game as a favourite, or drops it; asks for a login first. That one alone is taken back when the gateway refuses. */
export const toggleFavouriteAtom = atom(null, (get, set, gameId: string) =>
  protect('launch', () => {
    const wish = { account: get(sessionAtom)?.account ?? '', gameId, favourite: !get(favouriteIdsAtom).has(gameId) };
    set(wishesAtom, (wishes) => [...wishes, wish]);
    // One after the other, so that the gateway ends with what was pressed last.
    sent = sent.then(() => set(sendAtom, wish));
    return sent;
  }),
);
let sent = Promise.resolve();

const sendAtom = atom(null, async (get, set, wish: Wish) => {
  const { api, bus, toast, i18n } = host();
  const { gameId, favourite } = wish;
  const present = () => get(sessionAtom)?.account === wish.account;
  try {
    if (!present()) return;
    await api.call(setFavourite, { body: { gameId, favourite } });
    if (present()) bus.emit('favourite.changed', { gameId, favourite });
  } catch (error) {
    const { code, params } = failureOf(error);
    if (present()) toast('error', errorSentence(i18n, code, params));
  } finally {
    set(wishesAtom, (wishes) => wishes.filter((one) => one !== wish));
  }
});

/** Keeps the favourites in step with the session, and with the hearts that are pressed in lobbies and other tabs. */
export function followFavourites(): void {
  const { store, bus, cache } = host();
  store.sub(sessionAtom, () => void store.set(loadFavouritesAtom));
  bus.on('favourite.changed', (change) => store.set(takeFavouriteAtom, change));
  // The first pages of lists carry the numbers of the member's own shelves. Here, for the lobby that kept them may not have come.
  for (const event of ['favourite.changed', 'game.launched'] as const)
    bus.on(event, () => cache.forgetAll('games:member:'));
}
