import { exceededJsonBound, jsonBoundMessage } from './json-bounds.ts';
import { NOT_UTF8, utf8Text } from './utf8-text.ts';

type Done = (error: Error | null, value?: unknown) => void;
// biome-ignore lint/suspicious/noExplicitAny: the request is Fastify's, which a browser's package does not import
type Parser<Body> = (request: any, body: Body, done: Done) => unknown;
type JsonParser = Parser<string>;
type BodyParser = Parser<Uint8Array>;

/** The part of a Fastify server that reads bodies. */
interface ReadsBodies {
  addContentTypeParser(type: string, options: { parseAs: 'buffer' }, parser: BodyParser): unknown;
}

/** The part of a Fastify server that reads JSON bodies. */
interface ReadsJson extends ReadsBodies {
  getDefaultJsonParser(onProto: 'error', onConstructor: 'error'): JsonParser;
  removeContentTypeParser(type: string): unknown;
}

/** An error that Fastify answers with 400. */
const badRequest = (message: string): Error =>
  Object.assign(new Error(message), { statusCode: 400, code: 'BAD_REQUEST' });

/**
 * Has a server read JSON bodies with Fastify's own parser after their bounds: nothing parses or walks a body that exceeds
 * them or is not UTF-8. `refusal` makes the error that such a body is answered with. Source: 14-05.
 */
export function readBoundedBodies(
  server: ReadsJson,
  refusal: (message: string) => Error = badRequest,
  { isEmptyAllowed = false }: { isEmptyAllowed?: boolean } = {},
): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = utf8Text(body);
    if (text === undefined) return done(refusal(NOT_UTF8));
    // Some clients name the type of a body that they do not send: the call decides whether it needs one.
    if (text === '' && isEmptyAllowed) return done(null);
    const bound = exceededJsonBound(text);
    return bound ? done(refusal(jsonBoundMessage(bound))) : parse(request, text, done);
  });
}

/** Has a server read bodies of a type as the text that was signed, unparsed; one that is not UTF-8 is answered with 400. */
export function readTexts(server: ReadsBodies, type: string): void {
  server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => {
    const text = utf8Text(body);
    return text === undefined ? done(badRequest(NOT_UTF8)) : done(null, text);
  });
}
