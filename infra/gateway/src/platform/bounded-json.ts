import { exceededJsonBound, jsonBoundMessage } from '@atrium/contracts/json-bounds';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

/** Parses a JSON text from outside. Throws a Refusal if it exceeds a bound, and a SyntaxError if it is no JSON. Source: 14-05. */
export function parseBounded(text: string): unknown {
  refuseUnbounded(text);
  return JSON.parse(text);
}

function refuseUnbounded(text: string): void {
  const bound = exceededJsonBound(text);
  if (bound) throw new Refusal('BAD_REQUEST', { message: jsonBoundMessage(bound) });
}

/** Fastify's own parser of JSON bodies, after their bounds: nothing walks a body that exceeds them. */
export function readBoundedBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    try {
      refuseUnbounded(body);
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, body, done);
  });
}
