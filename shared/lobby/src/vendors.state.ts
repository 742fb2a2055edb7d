import type { Category } from '@atrium/contracts/game-categories';
import { gameMenus, type VendorCard } from '@atrium/contracts/vendor-cards';
import { createResource, gameHealthAtom, host, playableNow, vendorsDownAtom } from '@atrium/host';
import { atom } from 'jotai';
import { favourites } from './favourites.state.ts';
import { changeShelfAtom } from './shelf-changes.state.ts';

/** Every category with its vendors as they were when the menus were fetched; the session keeps them. Source: 7-044. */
export const menusResource = createResource(gameMenus, {
  reuse: true,
  transition: true,
  staleOn: [],
  async fetch(input, fresh) {
    const { cache } = host();
    if (fresh) cache.forget('gameVendor');
    const menus = await cache.call('gameVendor', gameMenus, input);
    // With a vendor that is down the answer is not kept: it may be back at the next visit.
    if (menus.some(({ vendors }) => vendors.some(({ up }) => !up))) cache.forget('gameVendor');
    return menus;
  },
});
export const MENUS_INPUT = { query: {} };

type Health = Pick<VendorCard, 'up' | 'returnsAt'>;
/** Health of vendors by the live stream since the menus were fetched. */
const healthAtom = atom<Readonly<Record<string, Health>>>({});

/** Whether a game can be played at this moment. */
export const playableAtom = atom((get) => {
  const vendorsOff = get(vendorsOffAtom);
  const health = get(gameHealthAtom);
  return (game: Parameters<typeof playableNow>[0]): boolean => playableNow(game, vendorsOff, health);
});

/** Every category with its vendors as they are now: a vendor that went down is marked at once. */
const vendorMenusAtom = atom((get) => {
  const menus = get(menusResource.entry(MENUS_INPUT).stateAtom).value ?? [];
  const health = get(healthAtom);
  const down = get(vendorsDownAtom);
  const asItIs = (card: VendorCard): VendorCard => ({
    ...card,
    ...(health[card.vassalage] ?? { up: card.up && !down.has(card.vassalage) }),
  });
  return menus.map(({ category, vendors }) => ({ category, vendors: vendors.map(asItIs) }));
});

/** Codes of the vendors that cannot be played now. */
export const vendorsOffAtom = atom(
  (get) =>
    new Set(
      get(vendorMenusAtom).flatMap(({ vendors }) => vendors.filter(({ up }) => !up).map(({ vassalage }) => vassalage)),
    ),
);

/** When vendors that are down are expected back, by their codes. */
export const vendorReturnsAtom = atom<Readonly<Record<string, string>>>((get) =>
  Object.fromEntries(
    get(vendorMenusAtom).flatMap(({ vendors }) =>
      vendors.flatMap(({ vassalage, up, returnsAt }) => (!up && returnsAt ? [[vassalage, returnsAt]] : [])),
    ),
  ),
);

/** The vendors of some categories, in the order of the menus. */
export const vendorsOfAtom = (...categories: readonly Category[]) =>
  atom((get) =>
    get(vendorMenusAtom)
      .filter(({ category }) => categories.includes(category))
      .flatMap(({ vendors }) => vendors),
  );

/**
 * Follows vendors and the member's own shelves from the first lobby on, once per page. Not in a screen: a kept-alive one
 * receives no events while it is hidden.
 */
export function followVendors(): void {
  const { bus, store } = host();
  if (followed.has(bus)) return;
  followed.add(bus);
  bus.on('vendor.health', ({ vendor, up, returnsAt }) => {
    // Each connection repeats how every vendor is: mostly what is known already.
    const known = store.get(healthAtom)[vendor]?.up ?? !store.get(vendorsOffAtom).has(vendor);
    if (known !== up || store.get(vendorReturnsAtom)[vendor] !== returnsAt)
      store.set(healthAtom, (health) => ({ ...health, [vendor]: { up, returnsAt } }));
  });
  // From a count above zero nobody can say whether the game was on the shelf before.
  bus.on('game.launched', ({ gameId }) =>
    store.set(changeShelfAtom, 'recent', gameId, (count) => (count === 0 ? 1 : null)),
  );
  favourites.follow(({ gameId, favourite }, before) =>
    store.set(changeShelfAtom, 'favourite', gameId, (count) =>
      before === undefined ? null : count + Number(favourite) - Number(before),
    ),
  );
}
const followed = new WeakSet<object>();
