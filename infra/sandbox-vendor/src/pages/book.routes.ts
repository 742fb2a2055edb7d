import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { BOOKS, mechanicOf } from '../mechanics/pick-mechanic.ts';
import { eventsNow } from '../play/book-events.ts';
import { roundView } from '../play/round-view.ts';
import { roundsOf } from '../store/rounds.ts';
import { ENDED, sessionOf } from './session-of.ts';

const Address = v.object({ vendorId: v.string() });
const Asked = v.object({ category: v.picklist(Object.keys(BOOKS)) });
const SLIPS = 20;

/** The sports book: its feed for anybody, and its events with a player's slips for the game's page. */
export function bookRoutes(app: FastifyInstance, house: House): void {
  /** `GET /feed/<vendorId>/events?category=SPORTS`: events lately over, running and coming, with scores and prices as they stand. */
  app.get('/feed/:vendorId/events', async (request, reply) => {
    const { vendorId } = v.parse(Address, request.params);
    const asked = v.safeParse(Asked, request.query);
    if (!asked.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: asked.issues[0].message });
    if (!house.secrets.find(vendorId)) return reply.code(404).send({ code: 'UNKNOWN_VENDOR', message: `No vendor ${vendorId}.` });
    const { down, delayMs, errorRate } = house.faults.of(vendorId);
    if (delayMs > 0) await pause(delayMs);
    if (down || (errorRate > 0 && Math.random() < errorRate)) return reply.code(503).send({ code: 'VENDOR_DOWN', message: 'The feed is closed.' });
    void reply.header('cache-control', 'no-store');
    return { status: 'ok', events: eventsNow(house, vendorId, BOOKS[asked.output.category]!) };
  });

  app.get('/table/book', async (request, reply) => {
    const session = sessionOf(house, request);
    if (!session) return ENDED;
    const sport = mechanicOf(session.launch).book;
    if (!sport) return reply.code(404).send({ code: 'NOT_A_BOOK', message: 'This game has no book.' });
    const slips = roundsOf(house.store, session, SLIPS).map((round) => roundView(session, round, house.now()));
    return { status: 'ok', now: house.now(), events: eventsNow(house, session.vendorId, sport), slips };
  });
}
