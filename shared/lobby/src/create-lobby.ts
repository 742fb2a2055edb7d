import type { Category } from '@atrium/contracts/game-categories';
import { atom, type PrimitiveAtom } from 'jotai';
import { EVERYTHING, type LobbyFilters } from './filters.ts';
import { PAGE_SIZE } from './page-sizes.ts';

/** The state of a lobby between visits: a kept-alive screen and a remounted one show what they showed before. */
export interface Lobby {
  readonly category: Category;
  /** Its path in the address; the query field `page` names the vendor. */
  readonly path: string;
  readonly pageSize: number;
  /** Whether its games feed jackpots as a rule: their room is kept while they load. */
  readonly jackpots?: boolean;
  readonly vendorAtom: PrimitiveAtom<string | null>;
  readonly searchAtom: PrimitiveAtom<string>;
  readonly filtersAtom: PrimitiveAtom<LobbyFilters>;
}

/** Creates the state of a lobby, once, at the top of its `*.state.ts`. */
export function createLobby(
  lobby: Pick<Lobby, 'category' | 'path' | 'jackpots'> & Partial<Pick<Lobby, 'pageSize'>>,
): Lobby {
  return {
    pageSize: PAGE_SIZE,
    ...lobby,
    vendorAtom: atom<string | null>(null),
    searchAtom: atom(''),
    filtersAtom: atom(EVERYTHING),
  };
}
