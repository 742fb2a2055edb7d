import { drawProof, ticketProof } from '@atrium/contracts/draws';
import { createResource } from '@atrium/host';

/** What is public about a draw: more after its close, everything after the draw. */
export const drawProofResource = createResource(drawProof, {
  staleOn: {
    'draw.closed': ({ gameCode, issue }, { query }) => query.gameCode === gameCode && query.issue === issue,
    'draw.drawn': ({ gameCode, issue }, { query }) => query.gameCode === gameCode && query.issue === issue,
  },
});
export const ticketProofResource = createResource(ticketProof, {
  staleOn: {
    'draw.closed': ({ gameCode, issue }, _, value) => value?.gameCode === gameCode && value.issue === issue,
    'draw.drawn': ({ gameCode, issue }, _, value) => value?.gameCode === gameCode && value.issue === issue,
  },
});
