import { roomList, type Room } from '@atrium/contracts/game-rooms';
import { gameList, type Game } from '@atrium/contracts/games';
import { createResource, host } from '@atrium/host';
import { createLobby } from '@atrium/lobby/create-lobby';
import { languageCode } from '@atrium/lobby/language-code';

export const pvp = createLobby({ category: 'PVP', path: '/pvp' });

/** The rooms of a vendor (7-049), and the games that they belong to. */
export const roomsResource = createResource(roomList);
export const gamesResource = createResource(gameList);
export const gamesQuery = (vassalage: string | undefined) => ({
  query: { gameType: 'PVP', ...(vassalage && { vassalage }), language: languageCode(), pageSize: 200 },
});

/** Interval between two requests for the seats. */
export const SEATS_INTERVAL_MS = 15_000;

/** Opens a room; the host launches it by its room (3-56). */
export function enterRoom(room: Room, game: Game | undefined): void {
  void host().launch({
    code: game?.code ?? room.gameId,
    name: game?.name ?? room.name,
    gameId: room.gameId,
    roomId: room.roomId,
    defaultPlayType: game?.defaultPlayType ?? null,
    accountTypeName: game?.accountTypeName ?? room.vassalage,
    gameType: 'PVP',
    isGame: game?.isGame ?? null,
    vassalage: room.vassalage,
  });
}
