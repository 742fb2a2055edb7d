import { gameMenus, type Category, type VendorCard } from '@atrium/contracts/games';
import { failureOf, gameHealthAtom, host, playableNow, vendorsDownAtom, type ApiError } from '@atrium/host';
import { atom } from 'jotai';
import { startTransition } from 'react';
import { favourites } from './favourites.state.ts';
import { changeShelfAtom } from './games.state.ts';

type Menus = readonly { readonly category: Category; readonly vendors: readonly VendorCard[] }[];
interface VendorsState {
  readonly status: 'pending' | 'ready' | 'failed';
  readonly menus: Menus;
  readonly error?: ApiError;
}

const stateAtom = atom<VendorsState>({ status: 'pending', menus: [] });
/** What the live stream said about vendors since the menus were fetched. */
const healthAtom = atom<Readonly<Record<string, boolean>>>({});

/** Whether a game can be played at this moment. */
export const playableAtom = atom((get) => {
  const vendorsOff = get(vendorsOffAtom);
  const health = get(gameHealthAtom);
  return (game: Parameters<typeof playableNow>[0]): boolean => playableNow(game, vendorsOff, health);
});

/** Every category with its vendors as they are now: a vendor that went down is marked at once. */
export const vendorMenusAtom = atom((get) => {
  const { menus, ...rest } = get(stateAtom);
  const health = get(healthAtom);
  const down = get(vendorsDownAtom);
  const asItIs = (card: VendorCard): VendorCard => ({
    ...card,
    up: health[card.vassalage] ?? (card.up && !down.has(card.vassalage)),
  });
  return { ...rest, menus: menus.map(({ category, vendors }) => ({ category, vendors: vendors.map(asItIs) })) };
});

/** Codes of the vendors that cannot be played now. */
export const vendorsOffAtom = atom(
  (get) =>
    new Set(
      get(vendorMenusAtom).menus.flatMap(({ vendors }) =>
        vendors.filter(({ up }) => !up).map(({ vassalage }) => vassalage),
      ),
    ),
);

/** The vendors of some categories, in the order of the menus. */
export const vendorsOfAtom = (...categories: readonly Category[]) =>
  atom((get) =>
    get(vendorMenusAtom)
      .menus.filter(({ category }) => categories.includes(category))
      .flatMap(({ vendors }) => vendors),
  );

/** Brings the menus, from the session's cache where they are there (7-044), and from then on follows the vendors' health. */
export const loadVendorsAtom = atom(null, async (get, set) => {
  const { bus, cache, store } = host();
  if (!followed.has(bus)) {
    followed.add(bus);
    // Outside the screens: a kept-alive screen hears nothing while it is hidden.
    bus.on('vendor.health', ({ vendor, up }) => {
      // Of every vendor it is said at each connection how it stands: mostly what is known already.
      const known = store.get(healthAtom)[vendor] ?? !store.get(vendorsOffAtom).has(vendor);
      if (known !== up) store.set(healthAtom, (health) => ({ ...health, [vendor]: up }));
    });
    // Above nothing it cannot be told whether the game stood there before.
    bus.on('game.launched', ({ gameId }) =>
      store.set(changeShelfAtom, 'recent', gameId, (count) => (count === 0 ? 1 : null)),
    );
    favourites.follow(({ gameId, favourite }, before) =>
      store.set(changeShelfAtom, 'favourite', gameId, (count) =>
        before === undefined ? null : count + Number(favourite) - Number(before),
      ),
    );
  }
  if (get(stateAtom).status === 'ready') return;
  set(stateAtom, (state) => ({ ...state, status: 'pending' }));
  try {
    const menus = await cache.call('gameVendor', gameMenus, { query: {} });
    // With a vendor that is down the answer is not kept: it may be back at the next visit.
    if (menus.some(({ vendors }) => vendors.some(({ up }) => !up))) cache.forget('gameVendor');
    startTransition(() => set(stateAtom, { status: 'ready', menus }));
  } catch (error) {
    set(stateAtom, { status: 'failed', menus: [], error: failureOf(error) });
  }
});
const followed = new WeakSet<object>();
