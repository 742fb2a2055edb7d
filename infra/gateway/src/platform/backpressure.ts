import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';
import type { Parts } from './parts.ts';

/** What has to be answered just then: probes, and streams that only wait. */
const EXEMPT: readonly string[] = ['/healthz', '/readyz', '/events'];
const RETRY_AFTER_SECONDS = 2;
/** With so many waiting for a connection, one more would wait longer than anybody does. */
const MOST_WAITING = 400;

/**
 * Refuses quickly with SYSTEM_BUSY what could only be answered too late: when the event loop lags, or too many wait for
 * the database. Nothing was begun then, so a client may simply try again.
 */
export async function refuseUnderPressure(server: FastifyInstance, { database, config }: Parts): Promise<void> {
  if (config.mostEventLoopDelay === undefined) return;
  const refuse = (url: string, answer: (name: string, value: string) => void) => {
    if (EXEMPT.includes(url)) return;
    answer('retry-after', String(RETRY_AFTER_SECONDS));
    throw new Refusal('SYSTEM_BUSY');
  };
  await server.register(underPressure, {
    maxEventLoopDelay: config.mostEventLoopDelay,
    pressureHandler: (request, reply) =>
      refuse(request.url.split('?')[0]!, (name, value) => void reply.header(name, value)),
  });
  server.addHook('onRequest', async (request, reply) => {
    if (database.waiting > MOST_WAITING)
      refuse(request.url.split('?')[0]!, (name, value) => void reply.header(name, value));
  });
}
