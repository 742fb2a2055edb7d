import { lobby, results } from '@atrium/contracts/lottery';
import { createResource } from '@atrium/host';

export const lobbyResource = createResource(lobby, {
  staleOn: { 'draw.drawn': ({ gameCode }, _, value) => value?.games.some(({ code }) => code === gameCode) ?? false },
});
/** Past results that a board lists at first. */
export const HISTORY_DRAWS = 10;
export const resultsResource = createResource(results, {
  staleOn: { 'draw.drawn': ({ gameCode }, { query }) => query.gameCode === gameCode },
});
