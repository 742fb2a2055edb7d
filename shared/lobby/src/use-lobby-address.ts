import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Lobby } from './create-lobby.ts';
import { viewKey, viewOf, withView } from './lobby-address.ts';

/** Time after the last change until the address shows it: not with every letter of a search. */
const ADDRESS_DELAY_MS = 300;

/**
 * Keeps filters, order and search of a lobby in its address, so that a link or a reload shows the same. A bare address
 * shows the lobby as it was left, and is completed then. Under the address of another screen (a kept-alive screen is
 * hidden) nothing changes.
 */
export function useLobbyAddress(lobby: Lobby): void {
  const store = useStore();
  const [query, setQuery] = useSearchParams();
  const here = useLocation().pathname === lobby.path;
  const asked = viewOf(query);
  const address = here ? viewKey(asked) : '';
  const follow = () => {
    store.set(lobby.filtersAtom, asked.filters);
    store.set(lobby.searchAtom, asked.text);
    return address;
  };
  // Before the first list is requested.
  const [first] = useState(() => (address ? follow() : ''));
  const written = useRef(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address in its one form is the dependency
  useEffect(() => {
    // A rendered address may be older than the one that was written last.
    const latest = viewKey(viewOf(new URLSearchParams(location.search)));
    if (address && address === latest && address !== written.current) written.current = follow();
  }, [address]);

  const filters = useAtomValue(lobby.filtersAtom);
  const text = useAtomValue(lobby.searchAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the whole address is the dependency, for it is written anew
  useEffect(() => {
    const shown = viewKey({ filters, text });
    if (!here || shown === address) return;
    const timer = setTimeout(() => {
      // The address of the next screen is set before that screen is rendered.
      if (location.pathname !== lobby.path) return;
      written.current = shown;
      // The router's own value is that of the last rendering: a vendor chosen since then would be lost.
      setQuery(withView(new URLSearchParams(location.search), { filters, text }), { replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [here, query.toString(), filters, text]);
}
