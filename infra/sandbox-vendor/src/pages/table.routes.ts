import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { leaveSeat } from '../play/card-room.ts';
import { decide } from '../play/decide.ts';
import { playMove } from '../play/matches.ts';
import { playRound } from '../play/play-round.ts';
import { roundView } from '../play/round-view.ts';
import { tableView } from '../play/table-view.ts';
import { findRound, type Round } from '../store/rounds.ts';
import { ownRound, ROUND_NOT_FOUND } from './own-round.ts';
import { ENDED, sessionOf } from './session-of.ts';

const PlayBody = v.object({
  requestId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  stake: v.pipe(v.number(), v.integer(), v.minValue(1)),
  choice: v.optional(v.unknown(), null),
});

const DecideBody = v.strictObject({
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  action: v.pipe(v.string(), v.maxLength(16)),
});

/** What a game's page asks its own server. A refusal is an answer like any other (200): it is shown, not an error. */
export function tableRoutes(app: FastifyInstance, house: House): void {
  app.get('/table', async (request) => {
    const session = sessionOf(house, request);
    return session ? { status: 'ok', ...(await tableView(house, session)) } : ENDED;
  });

  app.post('/table/rounds', async (request, reply) => {
    const session = sessionOf(house, request);
    if (!session) return ENDED;
    const body = v.safeParse(PlayBody, request.body);
    if (!body.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: body.issues[0].message });
    return playRound(house, session, body.output);
  });

  app.get('/table/rounds/:id', async (request, reply) => {
    const session = sessionOf(house, request);
    if (!session) return ENDED;
    const round = ownRound(house, session, request);
    if (!round) return reply.code(404).send(ROUND_NOT_FOUND);
    return { status: 'ok', round: roundView(session, round, house.now()), balance: round.balance };
  });

  app.post('/table/rounds/:id/decide', async (request, reply) => {
    const session = sessionOf(house, request);
    if (!session) return ENDED;
    const round = ownRound(house, session, request);
    if (!round) return reply.code(404).send(ROUND_NOT_FOUND);
    const body = v.safeParse(DecideBody, request.body);
    if (!body.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: body.issues[0].message });
    return decide(house, session, round.id, body.output);
  });

  app.post('/table/rounds/:id/move', async (request, reply) => {
    const session = sessionOf(house, request);
    if (!session) return ENDED;
    const round = ownRound(house, session, request);
    if (!round) return reply.code(404).send(ROUND_NOT_FOUND);
    const code = playMove(house, round, request.body);
    house.dealer.wake();
    if (code !== 'ok') return { status: 'refused', code, balance: null };
    return { status: 'ok', round: roundView(session, findRound(house.store, round.id) as Round, house.now()) };
  });

  app.post('/table/rounds/:id/leave', async (request, reply) => {
    const session = sessionOf(house, request);
    if (!session) return ENDED;
    const round = ownRound(house, session, request);
    if (!round) return reply.code(404).send(ROUND_NOT_FOUND);
    if (leaveSeat(house, round)) return { status: 'ok' };
    return { status: 'refused', code: 'CARDS_DEALT', balance: null };
  });
}
