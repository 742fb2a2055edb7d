import type { Game, GamePage } from '@atrium/contracts/games';
import { narrows, type Shelf } from './filters.ts';
import type { GameList, ListQuery } from './games.state.ts';

/** The part of a list that counting needs. */
type CountedList = Pick<GameList, 'counts' | 'games' | 'total'>;

/** Number of games on each shelf: null where it has become unknown, absent where the gateway does not send it. */
export type ShelfCounts = Readonly<Partial<Record<Shelf, number | null>>>;

/** The shelves that the member fills. */
export const OWN_SHELVES = ['favourite', 'recent'] as const;
export type OwnShelf = (typeof OWN_SHELVES)[number];

/** The numbers of a first page, with null for those that a change during the call may have outdated. */
export function sureCounts(counts: NonNullable<GamePage['counts']>, unsure: (shelf: OwnShelf) => boolean): ShelfCounts {
  const outdated = OWN_SHELVES.filter((shelf) => counts[shelf] !== undefined && unsure(shelf));
  return { ...counts, ...Object.fromEntries(outdated.map((shelf) => [shelf, null])) };
}

export interface ShelfChange {
  readonly shelf: OwnShelf;
  /** The game that was added or removed; undefined where no list holds it. */
  readonly game: Game | undefined;
  /** Returns the number after the change from the one before; null where it is unknown. */
  readonly next: (count: number) => number | null;
}

/** A list's numbers after a change. They count its vendor and kind; its other filters do not matter. */
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

/** Whether a list holds all games that it counts: a game that it lacks does not change its numbers. */
const holdsAll = ({ filters }: ListQuery, { games, total }: CountedList): boolean =>
  games.length >= total && !narrows({ ...filters, kind: '' });
