import { ApiError } from '@atrium/api/api-error';
import type { Answer, Api } from '@atrium/api/create-api';
import { isRead, readKey } from '../record/recorded-reads.ts';

export interface Refused {
  writes: number;
  reads: number;
}

/** A client that answers from recorded replies and sends nothing: it refuses, and counts, every other call. */
export function createTwinApi(reads: ReadonlyMap<string, Answer<unknown>>): { api: Api; refused: Refused } {
  const refused: Refused = { writes: 0, reads: 0 };
  const answer: Api['answer'] = async (endpoint, ...[input]) => {
    const known = isRead(endpoint) ? reads.get(readKey(endpoint, input)) : undefined;
    if (known) return structuredClone(known) as never;
    refused[isRead(endpoint) ? 'reads' : 'writes']++;
    throw new ApiError('NETWORK', { message: `A hidden rendering sends nothing, so it has no ${endpoint.name}.` });
  };
  return { refused, api: { answer, call: async (endpoint, ...args) => (await answer(endpoint, ...args)).value } };
}
