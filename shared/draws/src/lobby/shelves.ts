import type { LotteryGame } from '@atrium/contracts/lottery';

/** All lotteries of an area, those that most members play, those of own bets, and those that the member keeps. */
export const SHELVES = ['all', 'popular', 'recent', 'favourite'] as const;
export type Shelf = (typeof SHELVES)[number];

export interface Shelved {
  /** Codes, the most played first. */
  popular: readonly string[];
  /** Codes of the member's own bets, the latest first. */
  recent: readonly string[];
  /** Ids of the games that the member keeps. */
  favourites: ReadonlySet<string>;
}

/** The games of a shelf, in its own order; all and favourites in that of the area. */
export function gamesOn(shelf: Shelf, games: readonly LotteryGame[], { popular, recent, favourites }: Shelved) {
  if (shelf === 'favourite') return games.filter(({ gameId }) => favourites.has(gameId));
  if (shelf === 'all') return [...games];
  const order = shelf === 'popular' ? popular : recent;
  return order.flatMap((wanted) => games.find(({ code }) => code === wanted) ?? []);
}
