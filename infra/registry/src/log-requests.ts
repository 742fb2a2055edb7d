import type { FastifyInstance } from 'fastify';

/**
 * One line per reply at the level `debug`, a failure at `error`: the route and not the address, whose query can name a
 * member, and no address of the caller. Fastify's own lines, which have both, are switched off. Source: 14-10.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'debug';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
