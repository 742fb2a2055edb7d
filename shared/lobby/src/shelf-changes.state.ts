import type { Game } from '@atrium/contracts/games';
import { sessionAtom } from '@atrium/host';
import { atom } from 'jotai';
import type { OwnShelf, ShelfChange } from './shelf-counts.ts';

interface LoggedChange extends ShelfChange {
  /** The account whose shelf it is. */
  readonly account: string;
}

/** Changes of the member's own shelves since this page began, oldest first: what lists that arrived before them do not know. */
export const shelfChangesAtom = atom<readonly LoggedChange[]>([]);

/** Every game that a list brought: a change names its game by its id alone. */
const seen = new Map<string, Game>();
export function rememberGames(games: readonly Game[]): void {
  for (const game of games) seen.set(game.gameId, game);
}

/** A game was added to one of the member's own shelves or left it: lists that hold it count it. */
export const changeShelfAtom = atom(null, (get, set, shelf: OwnShelf, gameId: string, next: ShelfChange['next']) => {
  const account = get(sessionAtom)?.account;
  if (!account) return;
  set(shelfChangesAtom, (changes) => [...changes, { account, shelf, game: seen.get(gameId), next }]);
});
