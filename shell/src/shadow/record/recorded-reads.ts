import type { Answer, Api } from '@atrium/api/create-api';
import type { Endpoint } from '@atrium/contracts/endpoint';

/** What is read most often is read again soon; older replies than these are forgotten. */
const MOST_READS = 200;

export type Reads = Map<string, Answer<unknown>>;

/** What this tab has read, by call and input. In memory alone, and only while the visitor allows it. */
const reads: Reads = new Map();

export const isRead = ({ method, movesMoney }: Endpoint): boolean => method === 'GET' && !movesMoney;

/** One call with one input. Fields without a value are not sent, so they are no part of it. */
export const readKey = ({ name }: Pick<Endpoint, 'name'>, input: unknown): string =>
  `${name} ${JSON.stringify(input ?? {}).replace('"query":{}', '')}`;

/** The same client, which keeps what it reads while `allowed`. */
export function recordReads(api: Api, allowed: () => boolean): Api {
  const answer: Api['answer'] = async (endpoint, ...args) => {
    const given = await api.answer(endpoint, ...args);
    if (isRead(endpoint) && allowed()) keep(readKey(endpoint, args[0]), given);
    return given;
  };
  return { answer, call: async (endpoint, ...args) => (await answer(endpoint, ...args)).value };
}

function keep(key: string, given: Answer<unknown>): void {
  reads.delete(key);
  reads.set(key, given);
  if (reads.size > MOST_READS) reads.delete(reads.keys().next().value!);
}

export const recordedReads = (): ReadonlyMap<string, Answer<unknown>> => reads;
export const forgetReads = (): void => reads.clear();
