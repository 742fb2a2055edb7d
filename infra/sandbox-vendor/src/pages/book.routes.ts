import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { commitmentOf } from '../chance/fair-chance.ts';
import type { House } from '../house.ts';
import type { Slip } from '../mechanics/book/book.ts';
import type { Sport } from '../mechanics/book/sports.ts';
import type { Json } from '../mechanics/mechanic.ts';
import { BOOKS, mechanicOf } from '../pick-mechanic.ts';
import { bookNow } from '../play/book-now.ts';
import { cashOut, type Offer, offerFor } from '../play/cash-out.ts';
import { type RoundView, roundView } from '../play/round-view.ts';
import { findEvent } from '../store/book-events.ts';
import { roundsOf } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { closedTo } from './closed-to.ts';
import { followerOf } from './follower-of.ts';
import { streamUpdates } from './stream-updates.ts';
import { ownRound, ROUND_NOT_FOUND } from './own-round.ts';
import { ENDED, sessionOf } from './session-of.ts';

const Address = v.object({ vendorId: v.string() });
const Asked = v.object({ category: v.picklist(Object.keys(BOOKS)) });
const CashOutBody = v.strictObject({ amount: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const SLIPS = 20;
/** Milliseconds between two checks for news of an open page. */
const LOOK_MS = 500;

/** The sports book: its feed for anybody, its events with a player's slips for the game's page, and the end of a slip before its time. */
export function bookRoutes(app: FastifyInstance, house: House): void {
  /** `GET /feed/<vendorId>/events?category=SPORTS`: events lately over, running and coming, with present scores and prices. The ETag names their state. */
  app.get('/feed/:vendorId/events', async (request, reply) => {
    const { vendorId } = v.parse(Address, request.params);
    const asked = v.safeParse(Asked, request.query);
    if (!asked.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: asked.issues[0].message });
    if (!house.secrets.find(vendorId))
      return reply.code(404).send({ code: 'UNKNOWN_VENDOR', message: `No vendor ${vendorId}.` });
    if (await closedTo(house, vendorId))
      return reply.code(503).send({ code: 'VENDOR_DOWN', message: 'The feed is closed.' });
    const { version, events } = bookNow(house, vendorId, BOOKS[asked.output.category]!);
    const etag = `"${version}"`;
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : { status: 'ok', events };
  });

  /** `GET /table/book`: the present book, then each change of it and of the player's slips as an event. */
  app.get('/table/book', (request, reply) => {
    const follower = followerOf(house, request, reply, 'book');
    if (!follower) return;
    const { session, part: sport } = follower;
    const sent = { version: '', slips: '' };
    streamUpdates(house, reply, () => {
      const { version, events } = bookNow(house, session.vendorId, sport);
      const slips = slipsOf(house, session, sport);
      const written = JSON.stringify(slips);
      const news = { ...(version !== sent.version && { events }), ...(written !== sent.slips && { slips }) };
      Object.assign(sent, { version, slips: written });
      return { news: Object.keys(news).length > 0 ? { now: house.now(), ...news } : undefined, againInMs: LOOK_MS };
    });
  });

  app.post('/table/rounds/:id/cash-out', async (request, reply) => {
    const session = sessionOf(house, request);
    if (!session) return ENDED;
    const round = ownRound(house, session, request);
    if (!round || !mechanicOf(session.launch).book) return reply.code(404).send(ROUND_NOT_FOUND);
    const body = v.safeParse(CashOutBody, request.body);
    if (!body.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: body.issues[0].message });
    return await cashOut(house, session, round.id, body.output.amount);
  });
}

/** The player's slips, the newest first, each with what the house gives for it now. */
function slipsOf(house: House, session: Session, sport: Sport): (RoundView & { cashOut: Offer | null })[] {
  return roundsOf(house.store, session, SLIPS).map((round) => {
    const view = roundView(session, round, house.now());
    return { ...view, shown: withSeeds(house, session.vendorId, view.shown), cashOut: offerFor(house, sport, round) };
  });
}

/** A slip whose legs carry the seeds of their events, as far as those are over. */
function withSeeds(house: House, vendorId: string, shown: Json): Json {
  if (shown === null) return null;
  const slip = shown as unknown as Slip;
  const legs = slip.legs.map((leg) => {
    const seed = leg.won === null ? undefined : findEvent(house.store, vendorId, leg.event)?.seed;
    return seed ? { ...leg, seed, hash: commitmentOf(seed) } : leg;
  });
  return { ...slip, legs } as unknown as Json;
}
