import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { BOOKS } from '../pick-mechanic.ts';
import { voidEvent } from '../play/void-event.ts';
import { countOutbox } from '../store/outbox.ts';
import { FaultChange } from '../wallet/faults.ts';

const Address = v.object({ vendorId: v.string() });
const EventAddress = v.object({ vendorId: v.string(), event: v.string() });
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

  /** Lets in who asks from this machine, about a vendor that this house plays; any other is answered. */
  const admits = (request: FastifyRequest, reply: FastifyReply, vendorId: string): boolean => {
    const refuse = (status: number, code: string, message: string) => void reply.code(status).send({ code, message });
    if (!LOOPBACK.has(request.ip)) refuse(403, 'LOOPBACK_ONLY', 'Ask from this machine.');
    else if (request.headers.origin) refuse(403, 'NO_BROWSERS', 'Not from a web page.');
    else if (!house.secrets.find(vendorId)) refuse(404, 'UNKNOWN_VENDOR', `No vendor ${vendorId}.`);
    else return true;
    return false;
  };

  app.post('/control/:vendorId', async (request, reply) => {
    const { vendorId } = v.parse(Address, request.params);
    if (!admits(request, reply, vendorId)) return reply;
    const change = v.safeParse(FaultChange, request.body);
    if (!change.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: change.issues[0].message });
    return { vendorId, ...house.faults.change(vendorId, change.output) };
  });

  app.post('/control/:vendorId/events/:event/void', async (request, reply) => {
    const { vendorId, event } = v.parse(EventAddress, request.params);
    if (!admits(request, reply, vendorId)) return reply;
    for (const sport of Object.values(BOOKS)) {
      const slips = voidEvent(house, vendorId, sport, event);
      if (slips !== undefined) return { vendorId, event, slips };
    }
    return reply.code(404).send({ code: 'UNKNOWN_EVENT', message: `No event ${event} that is still to end.` });
  });
}
