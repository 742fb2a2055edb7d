import type { Game, GamePage } from '@atrium/contracts/games';
import { narrows, type Shelf } from './filters.ts';
import type { GameList, ListQuery } from './games.state.ts';

/** What counting needs to know of a list. */
type CountedList = Pick<GameList, 'counts' | 'games' | 'total'>;

/** How many games stand on each shelf: null where that has become unknown, nothing where the gateway does not tell it. */
export type ShelfCounts = Readonly<Partial<Record<Shelf, number | null>>>;

/** The shelves that the member fills. */
export const OWN_SHELVES = ['favourite', 'recent'] as const;
export type OwnShelf = (typeof OWN_SHELVES)[number];

/** A first page's numbers without those that a change may have overtaken while it was on its way. */
export function sureCounts(counts: NonNullable<GamePage['counts']>, unsure: (shelf: OwnShelf) => boolean): ShelfCounts {
  const overtaken = OWN_SHELVES.filter((shelf) => counts[shelf] !== undefined && unsure(shelf));
  return { ...counts, ...Object.fromEntries(overtaken.map((shelf) => [shelf, null])) };
}

export interface ShelfChange {
  readonly shelf: OwnShelf;
  /** What came onto the shelf or left it; undefined where no list knows the game. */
  readonly game: Game | undefined;
  /** The number after the change by the one before; null where it cannot be told. */
  readonly next: (count: number) => number | null;
}

/** A list's numbers after a change: those of its vendor and kind, whatever else narrows it. */
export function recounted(
  query: ListQuery,
  list: CountedList,
  { shelf, game, next }: ShelfChange,
): ShelfCounts | undefined {
  const count = list.counts?.[shelf];
  if (typeof count !== 'number') return list.counts;
  if (game ? !isCounted(query, game) : holdsAll(query, list)) return list.counts;
  const after = game ? next(count) : null;
  return { ...list.counts, [shelf]: after && Math.max(0, after) };
}

const isCounted = ({ gameType, vassalage, filters: { kind } }: ListQuery, game: Game): boolean =>
  game.gameType === gameType && (!vassalage || game.vassalage === vassalage) && (!kind || game.kind === kind);

/** What such a list does not hold, it does not count. */
const holdsAll = ({ filters }: ListQuery, { games, total }: CountedList): boolean =>
  games.length >= total && !narrows({ ...filters, kind: '' });
