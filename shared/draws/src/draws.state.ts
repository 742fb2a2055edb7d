import type { ReplyOf } from '@atrium/contracts/endpoint';
import { lobby, results } from '@atrium/contracts/lottery';
import { createResource } from '@atrium/host';

type Lobby = ReplyOf<typeof lobby>;
const isOfLobby = ({ gameCode }: { gameCode: string }, _: unknown, value: Lobby | undefined): boolean =>
  value?.games.some(({ code }) => code === gameCode) ?? false;
export const lobbyResource = createResource(lobby, {
  staleOn: { 'draw.drawn': isOfLobby, 'draw.voided': isOfLobby },
});
/** Past results that a board lists at first. */
export const HISTORY_DRAWS = 10;
export const resultsResource = createResource(results, {
  staleOn: { 'draw.drawn': ({ gameCode }, { query }) => query.gameCode === gameCode },
});
