import type { BootData } from '@atrium/contracts/boot';
import { gameMenus } from '@atrium/contracts/vendor-cards';
import { host, vendorReturnsAtom, vendorsDownAtom } from '@atrium/host';
import { atom } from 'jotai';
import { languageCode } from '../language/language-code.ts';

/** Every category with its vendors; part of the page's boot data, requested again when the language changes. */
export const menusAtom = atom<BootData['menus']>([]);

/** The menus, with vendors marked that have gone down since. */
export const currentMenusAtom = atom((get) => {
  const down = get(vendorsDownAtom);
  return get(menusAtom).map((menu) => ({
    ...menu,
    vendors: menu.vendors.map((vendor) => (down.has(vendor.vassalage) ? { ...vendor, up: false } : vendor)),
  }));
});

/** Starts with the boot data, and follows changes of language and of the vendors' health. */
export function startMenus(boot: BootData): void {
  const { store, bus, api, cache, i18n, report } = host();
  store.set(menusAtom, boot.menus);
  // A lobby starts with the boot data's vendors; if one of them is down it requests them, since it may have recovered.
  if (boot.menus.length > 0 && boot.menus.every(({ vendors }) => vendors.every(({ up }) => up)))
    cache.keep('gameVendor', boot.menus);
  store.set(
    vendorsDownAtom,
    new Set(boot.menus.flatMap(({ vendors }) => vendors.filter(({ up }) => !up).map(({ vassalage }) => vassalage))),
  );
  store.set(
    vendorReturnsAtom,
    Object.fromEntries(
      boot.menus.flatMap(({ vendors }) =>
        vendors.flatMap(({ vassalage, returnsAt }) => (returnsAt ? [[vassalage, returnsAt]] : [])),
      ),
    ),
  );
  let asked = boot.language;
  const refresh = () => {
    const language = languageCode(i18n);
    asked = language;
    return api
      .call(gameMenus, { query: { language } })
      .then((menus) => languageCode(i18n) === language && store.set(menusAtom, menus))
      .catch((error: unknown) => report(error, 'menus'));
  };
  const follow = () => void (asked !== languageCode(i18n) && refresh());
  follow();
  // Not the bus: in another tab its event precedes the change of language there.
  i18n.on('languageChanged', follow);
  bus.on('vendor.health', ({ vendor, up, returnsAt }) => {
    const { [vendor]: expected, ...others } = store.get(vendorReturnsAtom);
    if (expected !== returnsAt)
      store.set(vendorReturnsAtom, returnsAt === undefined ? others : { ...others, [vendor]: returnsAt });
    const down = new Set(store.get(vendorsDownAtom));
    // Each connection of the stream repeats the health of all vendors.
    if (down.has(vendor) !== up) return;
    if (up) down.delete(vendor);
    else down.add(vendor);
    store.set(vendorsDownAtom, down);
    if (up) void refresh();
  });
}
