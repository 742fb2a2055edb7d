import type { Category } from '@atrium/contracts/game-categories';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { useResource } from '@atrium/host';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Lobby } from './create-lobby.ts';
import { followVendors, MENUS_INPUT, menusResource, vendorsOfAtom } from './vendors.state.ts';

/** The vendors of some categories with their current health. */
export function useVendors(...categories: readonly Category[]) {
  const { value, status, error, reload } = useResource(menusResource, MENUS_INPUT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the categories' names are the dependency
  const vendors = useAtomValue(useMemo(() => vendorsOfAtom(...categories), [categories.join()]));
  useEffect(followVendors, []);
  return { status: value ? ('ready' as const) : status, error, vendors, load: reload };
}

/**
 * The open vendor: the one in the address, otherwise the last one, otherwise the first. Under the address of another
 * screen (a kept-alive screen is hidden) nothing changes.
 */
export function useChosenVendor(
  lobby: Lobby,
  vendors: readonly VendorCard[],
): [VendorCard | undefined, (vassalage: string) => void] {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const asked = pathname === lobby.path ? query.get('page') : null;
  const [remembered, remember] = useAtom(lobby.vendorAtom);
  const setSearch = useSetAtom(lobby.searchAtom);
  const searched = query.has('q');
  const find = (code: string | null) => vendors.find(({ vassalage }) => vassalage === code);
  const chosen = find(asked) ?? find(remembered) ?? vendors[0];
  const code = chosen?.vassalage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another vendor is news
  useEffect(() => {
    if (!code) return;
    // A link to a vendor shows its games, not the last search.
    if (remembered && remembered !== code && !searched) setSearch('');
    remember(code);
  }, [code]);
  const choose = (page: string) =>
    setQuery(
      (now) => {
        now.set('page', page);
        now.delete('q');
        return now;
      },
      { replace: true },
    );
  return [chosen, choose];
}
