import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Lobby } from './create-lobby.ts';
import { viewKey, viewOf, withView } from './lobby-address.ts';

/** Milliseconds after the last change until the address tells it: not with every letter of a search. */
const SETTLED = 300;

/**
 * Keeps filters, order and search of a lobby in its address: a link or a reload shows what it tells. A bare address
 * asks for nothing: the lobby is shown as it was left, and its address then says so. While another screen's address
 * stands there (a kept-alive screen is hidden) nothing changes.
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
  // Before the first list is asked for.
  const [first] = useState(() => (address ? follow() : ''));
  const told = useRef(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address in its one form is the dependency
  useEffect(() => {
    if (address && address !== told.current) told.current = follow();
  }, [address]);

  const filters = useAtomValue(lobby.filtersAtom);
  const text = useAtomValue(lobby.searchAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the whole address is the dependency, for it is written anew
  useEffect(() => {
    const shown = viewKey({ filters, text });
    if (!here || shown === address) return;
    const timer = setTimeout(() => {
      // Somebody is on the way to another screen, which is not drawn yet: its address stands there already.
      if (location.pathname !== lobby.path) return;
      told.current = shown;
      setQuery((now) => withView(now, { filters, text }), { replace: true });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [here, query.toString(), filters, text]);
}
