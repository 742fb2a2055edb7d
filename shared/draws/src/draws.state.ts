import { lobby, results } from '@atrium/contracts/lottery';
import { createResource } from '@atrium/host';

export const lobbyResource = createResource(lobby);
export const resultsResource = createResource(results);
