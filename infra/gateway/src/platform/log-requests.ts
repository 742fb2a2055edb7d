import type { FastifyInstance } from 'fastify';
import { HEALTH_PATHS } from './health-paths.ts';
import type { Parts } from './parts.ts';

/** Requested by machines every few seconds, or by every page by the dozen. */
export const QUIET: readonly string[] = [...HEALTH_PATHS, '/shell/*', '/remotes/*', '/favicon.svg', '/telemetry'];

/**
 * One line per reply: the call, its result, its duration, the snapshot. The route and not the address, no body, no
 * name, no IP: personal data does not get into the log. The reply carries the request's id.
 */
export function logRequests(server: FastifyInstance, { log, snapshots }: Parts): void {
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const level = reply.statusCode >= 500 ? 'error' : QUIET.includes(route) ? 'debug' : 'info';
    log[level](
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        snapshot: snapshots.current()?.sequence,
      },
      'answered',
    );
  });
}
