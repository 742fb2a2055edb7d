import type { Room } from '@atrium/contracts/game-rooms';
import type { Game } from '@atrium/contracts/games';

export interface GameRooms {
  readonly gameId: string;
  /** Unknown until the catalogue has loaded. */
  readonly game: Game | undefined;
  /** The cheapest seat first. */
  readonly rooms: readonly Room[];
}

/** Rooms under their games, in the order in which the games first appear. */
export function roomsByGame(rooms: readonly Room[], games: readonly Game[]): GameRooms[] {
  const ids = [...new Set(rooms.map(({ gameId }) => gameId))];
  return ids.map((id) => ({
    gameId: id,
    game: games.find(({ gameId }) => gameId === id),
    rooms: rooms.filter(({ gameId }) => gameId === id).toSorted((a, b) => Number(BigInt(a.stake) - BigInt(b.stake))),
  }));
}

/** The free seats of a room. */
export const freeSeats = ({ seats, taken }: Room): number => Math.max(0, seats - taken);

/** The room that the game's cover opens: the cheapest with a free seat, else the cheapest. */
export const firstRoom = (rooms: readonly Room[]): Room | undefined =>
  rooms.find((room) => room.playable && freeSeats(room) > 0) ?? rooms[0];
