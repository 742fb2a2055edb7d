import { exceededJsonBound, jsonBoundMessage } from '@atrium/contracts/json-bounds';
import type { FastifyInstance } from 'fastify';
import { RegistryError } from './registry-error.ts';

/** Refuses a JSON body beyond its bounds before anything walks it. Source: 14-05. */
export function readBoundedBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    const bound = exceededJsonBound(body);
    return bound ? done(new RegistryError('BAD_REQUEST', jsonBoundMessage(bound))) : parse(request, body, done);
  });
}
