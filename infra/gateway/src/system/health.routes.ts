import type { Subject } from '../platform/subject.ts';

/**
 * `/healthz`: the process is running. `/readyz`: it can answer calls, which does not need the registry; 503 once the
 * process is stopping.
 */
export const health: Subject = (_routes, parts, server) => {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (parts.stopping.aborted) return reply.status(503).send({ status: 'stopping' });
    const database = await parts.database.first('SELECT 1').then(
      () => true,
      () => false,
    );
    const stale = parts.snapshots.stale();
    const registry = parts.config.opsUrl === '' || parts.snapshots.connected;
    const status = !database ? 'down' : registry && !stale ? 'ok' : 'degraded';
    return reply.status(database ? 200 : 503).send({
      status,
      parts: { database: database ? 'ok' : 'down', registry: stale ? 'stale' : registry ? 'ok' : 'away' },
    });
  });
};
