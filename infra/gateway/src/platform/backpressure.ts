import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';
import { HEALTH_PATHS } from './health-paths.ts';
import type { Parts } from './parts.ts';

/** Exempt: probes, and streams that only wait. */
const EXEMPT: readonly string[] = [...HEALTH_PATHS, '/events'];
const RETRY_AFTER_SECONDS = 2;
/** An interval without a sample counts as an endless delay: with one second, a single stall of a second would do. */
const SAMPLE_INTERVAL_MS = 5_000;
/** With this many waiting for a connection, another call would wait longer than any client does. */
const WAITING_LIMIT = 400;

/**
 * Refuses quickly with SYSTEM_BUSY what would be answered too late: when the event loop lags, or too many calls wait
 * for the database. Nothing has been started then, so a client may simply retry.
 */
export async function refuseUnderPressure(server: FastifyInstance, { database, config }: Parts): Promise<void> {
  if (config.eventLoopDelayLimitMs === undefined) return;
  const refuse = (url: string, answer: (name: string, value: string) => void) => {
    if (EXEMPT.includes(url)) return;
    answer('retry-after', String(RETRY_AFTER_SECONDS));
    throw new Refusal('SYSTEM_BUSY');
  };
  await server.register(underPressure, {
    maxEventLoopDelay: config.eventLoopDelayLimitMs,
    sampleInterval: SAMPLE_INTERVAL_MS,
    pressureHandler: (request, reply) =>
      refuse(request.url.split('?')[0]!, (name, value) => void reply.header(name, value)),
  });
  server.addHook('onRequest', async (request, reply) => {
    if (database.waiting > WAITING_LIMIT)
      refuse(request.url.split('?')[0]!, (name, value) => void reply.header(name, value));
  });
}
