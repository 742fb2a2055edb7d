import { exceededJsonBound, jsonBoundMessage } from '@atrium/contracts/json-bounds';
import { NOT_UTF8, utf8Text } from '@atrium/contracts/utf8-text';
import { Refusal } from './errors.ts';

/**
 * Parses JSON from outside. Throws a Refusal if it exceeds a bound or is not UTF-8, and a SyntaxError if it is no JSON.
 * Source: 14-05.
 */
export function parseBounded(bytes: Uint8Array): unknown {
  const text = utf8Text(bytes);
  if (text === undefined) throw refusedBody(NOT_UTF8);
  const bound = exceededJsonBound(text);
  if (bound) throw refusedBody(jsonBoundMessage(bound));
  return JSON.parse(text);
}

/** The refusal of a body that no server parses. */
export const refusedBody = (message: string): Refusal => new Refusal('BAD_REQUEST', { message });
