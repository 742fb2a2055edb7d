import type { Category } from '@atrium/contracts/games';
import { atom, type PrimitiveAtom } from 'jotai';
import { EVERYTHING, type LobbyFilters } from './filters.ts';
import { PAGE_SIZE } from './page-sizes.ts';

/** What a lobby remembers between visits: a kept-alive screen, and a remounted one, come back as they were left. */
export interface Lobby {
  readonly category: Category;
  /** Its path in the address; the query `page` there names the vendor. */
  readonly path: string;
  readonly pageSize: number;
  readonly vendorAtom: PrimitiveAtom<string | null>;
  readonly searchAtom: PrimitiveAtom<string>;
  readonly filtersAtom: PrimitiveAtom<LobbyFilters>;
}

/** Made once per lobby, at the top of its `*.state.ts`. */
export function createLobby(lobby: { category: Category; path: string; pageSize?: number }): Lobby {
  return {
    pageSize: PAGE_SIZE,
    ...lobby,
    vendorAtom: atom<string | null>(null),
    searchAtom: atom(''),
    filtersAtom: atom(EVERYTHING),
  };
}
