import type { Subject } from '../platform/subject.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer; a registry that is away is a blemish, not a stop. Not any more
 * from the moment on in which the process was told to stop. */
export const health: Subject = (_routes, parts, server) => {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (parts.stopping.aborted) return reply.status(503).send({ status: 'stopping' });
    const database = await parts.database.first('SELECT 1').then(
      () => true,
      () => false,
    );
    const registry = parts.config.opsUrl === '' || parts.snapshots.connected;
    const status = !database ? 'down' : registry ? 'ok' : 'degraded';
    return reply
      .status(database ? 200 : 503)
      .send({ status, parts: { database: database ? 'ok' : 'down', registry: registry ? 'ok' : 'away' } });
  });
};
