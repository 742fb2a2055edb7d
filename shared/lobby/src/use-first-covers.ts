import { firstCoversAtom, host } from '@atrium/host';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { LobbyGames } from './use-lobby-games.ts';

/** Covers that the page's HTML shows at a lobby's address: they stay until the cards replace them, and belong to no other list. */
export function useFirstCovers(path: string, list: LobbyGames | null): readonly string[] {
  const [covers, setCovers] = useState(() => {
    const drawn = host().store.get(firstCoversAtom);
    return drawn?.path === path ? drawn.covers : NONE;
  });
  useEffect(() => host().store.set(firstCoversAtom, null), []);
  const asked = list?.query && JSON.stringify(list.query);
  useLayoutEffect(() => (asked ? () => setCovers(NONE) : undefined), [asked]);
  return covers;
}

const NONE: readonly string[] = [];
