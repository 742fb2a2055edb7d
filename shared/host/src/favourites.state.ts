import type { PortalEvents } from '@atrium/contracts/events';
import { favouriteGames, setFavourite } from '@atrium/contracts/favourite-games';
import { failureOf, host, type Need, sessionAtom } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { type Atom, atom, type WritableAtom } from 'jotai';
import { createPendingChanges, type PendingChange } from './pending-changes.state.ts';

type FavouriteChange = PortalEvents['favourite.changed'];
interface PendingFavourite extends FavouriteChange, PendingChange {}

interface Confirmed {
  readonly account: string;
  /** Whether the whole list is known; otherwise `ids` are those of the changes so far. */
  readonly loaded: boolean;
  readonly ids: ReadonlySet<string>;
}
const NOTHING: Confirmed = { account: '', loaded: false, ids: new Set() };

export interface FavouritesOptions {
  /** What pressing a heart asks of the session. */
  need: Need;
  /** Names the part in the report of a list that could not be loaded. */
  label: string;
}

/** Called after the gateway has confirmed a change. `before`: whether the game was a favourite until then; undefined while the list is not loaded. */
export type FavouriteListener = (change: FavouriteChange, before: boolean | undefined) => void;

export interface Favourites {
  /** Ids of the member's favourite games, with pending changes; none for a visitor. */
  readonly idsAtom: Atom<ReadonlySet<string>>;
  /** Hearts that were pressed here and that the gateway has not confirmed, oldest first. */
  readonly pendingFavouritesAtom: Atom<readonly PendingFavourite[]>;
  /** Loads the list of the session's member. A known list is not fetched again unless `fresh`. */
  readonly loadAtom: WritableAtom<null, [fresh?: boolean], Promise<void>>;
  /** Keeps a game as a favourite, or drops it; asks for a login where `need` does. Rolls back this change alone when it fails. */
  readonly toggleAtom: WritableAtom<null, [gameId: string], Promise<unknown>>;
  /** Takes over changes that other parts of the page and other tabs make. Once per page. */
  follow(onChange?: FavouriteListener): void;
}

/**
 * The favourites of one part of the portal. Shell and lobbies each bundle this file and keep a list of their own, in step by
 * the event `favourite.changed`: state shared through `@atrium/host` would break a lobby in a tab whose shell is older.
 */
export function createFavourites({ need, label }: FavouritesOptions): Favourites {
  const confirmedAtom = atom(NOTHING);
  const { pendingAtom, sendAtom } = createPendingChanges<PendingFavourite>();
  /** Confirmed changes since this page began: an answer may have been asked for before one. */
  const history: FavouriteChange[] = [];
  const listeners = new WeakMap<object, FavouriteListener>();
  const ofSession = atom((get) => {
    const account = get(sessionAtom)?.account;
    const confirmed = get(confirmedAtom);
    return confirmed.account === account ? confirmed : NOTHING;
  });

  const idsAtom = atom((get) => {
    const account = get(sessionAtom)?.account;
    const pending = get(pendingAtom).filter((change) => change.account === account);
    const { ids } = get(ofSession);
    return pending.length > 0 ? changed(ids, pending) : ids;
  });

  const loadAtom = atom(null, async (get, set, fresh: boolean = false) => {
    const account = get(sessionAtom)?.account;
    if (!account || (!fresh && get(ofSession).loaded)) return;
    const from = history.length;
    try {
      const ids = await host().api.call(favouriteGames);
      if (get(sessionAtom)?.account === account)
        set(confirmedAtom, { account, loaded: true, ids: changed(ids, history.slice(from)) });
    } catch (error) {
      host().report(failureOf(error), label);
    }
  });

  const takeAtom = atom(null, (get, set, change: FavouriteChange) => {
    const account = get(sessionAtom)?.account;
    if (!account) return;
    history.push(change);
    const { loaded, ids } = get(ofSession);
    set(confirmedAtom, { account, loaded, ids: changed(ids, [change]) });
    listeners.get(host().bus)?.(change, loaded ? ids.has(change.gameId) : undefined);
  });

  const toggleAtom = atom(null, (get, set, gameId: string) =>
    host().protect(need, async () => {
      const { api, bus, i18n, toast } = host();
      const account = get(sessionAtom)?.account;
      const isPresent = () => get(sessionAtom)?.account === account;
      const change = { gameId, favourite: !get(idsAtom).has(gameId) };
      try {
        await set(sendAtom, { account, ...change }, async () => {
          await api.call(setFavourite, { body: change });
          if (!isPresent()) return;
          try {
            bus.emit('favourite.changed', change);
          } catch {
            // The bus of a shell that is older than this event.
            set(takeAtom, change);
          }
        });
      } catch (error) {
        const { code, params } = failureOf(error);
        if (isPresent()) toast('error', errorSentence(i18n, code, params));
      }
    }),
  );

  return {
    idsAtom,
    pendingFavouritesAtom: pendingAtom,
    loadAtom,
    toggleAtom,
    follow(onChange = () => {}) {
      const { bus, store } = host();
      if (listeners.has(bus)) return;
      listeners.set(bus, onChange);
      try {
        bus.on('favourite.changed', (change) => store.set(takeAtom, change));
      } catch {
        // The bus of a shell that is older than this event: the hearts are this part's own there.
      }
    },
  };
}

function changed(ids: Iterable<string>, changes: readonly FavouriteChange[]): ReadonlySet<string> {
  const next = new Set(ids);
  for (const { gameId, favourite } of changes) {
    if (favourite) next.add(gameId);
    else next.delete(gameId);
  }
  return next;
}
