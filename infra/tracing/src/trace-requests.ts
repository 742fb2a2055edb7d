import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SpanAttributes } from './span-attributes.ts';
import { type OpenSpan, tracing } from './tracing.ts';

/**
 * A span for each request, from its arrival to the end of its reply, in which all hooks and handlers run that are added
 * later. `quiet` are the routes of probes and files, which are not recorded.
 */
export function traceRequests(
  server: FastifyInstance,
  {
    quiet,
    attributesOf = () => ({}),
  }: { quiet: readonly string[]; attributesOf?: (request: FastifyRequest) => SpanAttributes },
): void {
  const records = tracing();
  if (!records) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  const runIn = (request: FastifyRequest, work: () => void) => {
    const span = spans.get(request);
    if (span) span.run(work);
    else work();
  };

  server.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (quiet.includes(route)) return done();
    const { traceparent } = request.headers;
    const span = records.begin(
      {
        name: `${request.method} ${route}`,
        kind: 'server',
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'atrium.request_id': request.id,
          ...attributesOf(request),
        },
      },
      typeof traceparent === 'string' ? traceparent : undefined,
    );
    spans.set(request, span);
    span.run(done);
  });
  // A body is read in the context of its socket.
  server.addHook('preValidation', (request, _reply, done) => runIn(request, done));
  server.addHook('onResponse', (request, reply, done) =>
    runIn(request, () => {
      const status = reply.statusCode;
      spans.get(request)?.end({ 'http.response.status_code': status }, status >= 500);
      done();
    }),
  );
  server.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.end({ 'error.type': 'aborted' }, true);
    done();
  });
}
