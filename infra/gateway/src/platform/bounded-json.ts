import { exceededJsonBound, jsonBoundMessage } from '@atrium/contracts/json-bounds';
import { Refusal } from './errors.ts';

/** Parses a JSON text from outside. Throws a Refusal if it exceeds a bound, and a SyntaxError if it is no JSON. Source: 14-05. */
export function parseBounded(text: string): unknown {
  const bound = exceededJsonBound(text);
  if (bound) throw refusedBody(jsonBoundMessage(bound));
  return JSON.parse(text);
}

/** The refusal of a body beyond a bound. */
export const refusedBody = (message: string): Refusal => new Refusal('BAD_REQUEST', { message });
