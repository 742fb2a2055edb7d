import { exceededJsonBound, jsonBoundMessage } from './json-bounds.ts';

type Done = (error: Error | null, value?: unknown) => void;
// biome-ignore lint/suspicious/noExplicitAny: the request is Fastify's, which a browser's package does not import
type JsonParser = (request: any, body: string, done: Done) => unknown;

/** The part of a Fastify server that reads JSON bodies. */
interface ReadsJson {
  getDefaultJsonParser(onProto: 'error', onConstructor: 'error'): JsonParser;
  removeContentTypeParser(type: string): unknown;
  addContentTypeParser(type: string, options: { parseAs: 'string' }, parser: JsonParser): unknown;
}

/** An error that Fastify answers with 400. */
const badRequest = (message: string): Error =>
  Object.assign(new Error(message), { statusCode: 400, code: 'BAD_REQUEST' });

/**
 * Has a server read JSON bodies with Fastify's own parser after their bounds: nothing parses or walks a body that exceeds
 * them. `refusal` makes the error that such a body is answered with. Source: 14-05.
 */
export function readBoundedBodies(server: ReadsJson, refusal: (message: string) => Error = badRequest): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const bound = exceededJsonBound(body);
    return bound ? done(refusal(jsonBoundMessage(bound))) : parse(request, body, done);
  });
}
