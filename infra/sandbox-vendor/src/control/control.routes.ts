import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { countOutbox } from '../store/outbox.ts';
import { FaultChange } from './faults.ts';

const Address = v.object({ vendorId: v.string() });
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Health of the house and of each vendor it plays, and the switches that make a vendor misbehave. */
export function controlRoutes(app: FastifyInstance, house: House): void {
  app.get('/healthz', async () => ({ status: 'ok', outbox: countOutbox(house.store) }));

  app.get('/healthz/:vendorId', async (request, reply) => {
    const { vendorId } = v.parse(Address, request.params);
    if (!house.secrets.find(vendorId)) return reply.code(404).send({ status: 'unknown', vendorId });
    if (house.faults.of(vendorId).down) return reply.code(503).send({ status: 'down', vendorId });
    return { status: 'ok', vendorId };
  });

  app.post('/control/:vendorId', async (request, reply) => {
    const { vendorId } = v.parse(Address, request.params);
    if (!LOOPBACK.has(request.ip))
      return reply.code(403).send({ code: 'LOOPBACK_ONLY', message: 'Ask from this machine.' });
    if (request.headers.origin) return reply.code(403).send({ code: 'NO_BROWSERS', message: 'Not from a web page.' });
    if (!house.secrets.find(vendorId))
      return reply.code(404).send({ code: 'UNKNOWN_VENDOR', message: `No vendor ${vendorId}.` });
    const change = v.safeParse(FaultChange, request.body);
    if (!change.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: change.issues[0].message });
    return { vendorId, ...house.faults.change(vendorId, change.output) };
  });
}
