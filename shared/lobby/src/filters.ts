/** The shelves of a lobby, in the order of their buttons. */
export const SHELVES = ['all', 'new', 'hot', 'recent', 'favourite', 'jackpot', 'demo'] as const;
export type Shelf = (typeof SHELVES)[number];

export const SORTS = ['popular', 'name', 'new', 'return'] as const;
export type Sort = (typeof SORTS)[number];

/** The filters and the order of a list. Source: 3-48. */
export interface LobbyFilters {
  readonly only: Shelf;
  /** Least number of lines of a game; 0 is any. */
  readonly minLineNum: number;
  /** Minor units; empty is any. */
  readonly minBet: string;
  /** Finer kind inside the category (a live table's game type); empty is any. */
  readonly kind: string;
  readonly sort: Sort;
}

export const EVERYTHING: LobbyFilters = { only: 'all', minLineNum: 0, minBet: '', kind: '', sort: 'popular' };

/** Whether the filters leave games out. */
export const narrows = ({ only, minLineNum, minBet, kind }: LobbyFilters): boolean =>
  only !== 'all' || minLineNum > 0 || minBet !== '' || kind !== '';

/** The filters as fields of a game query, without those that leave nothing out. */
export function filterQuery({ only, minLineNum, minBet, kind, sort }: LobbyFilters) {
  return {
    sort,
    ...(only !== 'all' && { only }),
    ...(minLineNum > 0 && { minLineNum }),
    ...(minBet && { minBet }),
    ...(kind && { kind }),
  };
}
