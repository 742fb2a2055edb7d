import type { Category } from '@atrium/contracts/game-categories';
import { EVERY_VENDOR, type VendorCard } from '@atrium/contracts/vendor-cards';
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

/** What a lobby lists: one vendor's games, or those of all vendors, where `vendor` is undefined and `code` is `EVERY_VENDOR`. */
export interface ChosenVendor {
  /** Undefined while no vendor is known. */
  readonly code: string | undefined;
  readonly vendor: VendorCard | undefined;
  /** The vendors whose games are listed. */
  readonly listed: readonly VendorCard[];
  choose(code: string): void;
}

/** The code of the vendor to list: the one that is asked for, otherwise the last one, otherwise the first. */
export function chosenVendor(
  vendors: readonly VendorCard[],
  asked: string | null,
  remembered: string | null,
): string | undefined {
  const known = (code: string | null) =>
    code !== null &&
    vendors.length > 0 &&
    (code === EVERY_VENDOR || vendors.some(({ vassalage }) => vassalage === code));
  return [asked, remembered].find(known) ?? vendors[0]?.vassalage;
}

/**
 * The choice in the address, otherwise the last one, otherwise the first vendor. Under the address of another screen (a
 * kept-alive screen is hidden) nothing changes.
 */
export function useChosenVendor(lobby: Lobby, vendors: readonly VendorCard[]): ChosenVendor {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const asked = pathname === lobby.path ? query.get('page') : null;
  const [remembered, remember] = useAtom(lobby.vendorAtom);
  const setSearch = useSetAtom(lobby.searchAtom);
  const searched = query.has('q');
  const code = chosenVendor(vendors, asked, remembered);
  const vendor = vendors.find(({ vassalage }) => vassalage === code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another vendor is news
  useEffect(() => {
    if (!code) return;
    // A link to a vendor shows its games, not the last search.
    if (remembered && remembered !== code && !searched) setSearch('');
    remember(code);
  }, [code]);
  const choose = (page: string) => {
    // The router's own value is that of the last rendering: a filter written since then would be lost.
    const next = new URLSearchParams(location.search);
    next.set('page', page);
    next.delete('q');
    setQuery(next, { replace: true });
  };
  return { code, vendor, listed: vendor ? [vendor] : vendors, choose };
}
