import { sessionAtom } from '@atrium/host';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { favourites } from './lobby.state.ts';

/** Keeps the hearts of this page those of the member, also when they change elsewhere. */
export function useFavourites(): void {
  const account = useAtomValue(sessionAtom)?.account;
  const load = useSetAtom(favourites.loadAtom);
  useEffect(() => {
    favourites.follow();
    if (account !== undefined) void load();
  }, [load, account]);
}
