import type { Endpoint } from '@atrium/contracts/endpoint';
import { exampleOf } from '@atrium/contracts/example-of';
import type { Asked } from '../wire/visitor.ts';

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(value as Record<string, unknown>).map(([name, one]) => [name, String(one)]));

/** A valid request to a call, made from its contract. */
export const requestFor = ({ body, query, params }: Endpoint): Asked => ({
  ...(body ? { body: exampleOf(body) } : {}),
  ...(query ? { query: textsOf(exampleOf(query)) } : {}),
  ...(params ? { params: textsOf(exampleOf(params)) } : {}),
});

export const methodsOf = ({ method, also = [] }: Endpoint): readonly string[] => [method, ...also];
