import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { playRound } from '../play/play-round.ts';
import { roundView } from '../play/round-view.ts';
import { tableView } from '../play/table-view.ts';
import { findRound } from '../store/rounds.ts';
import { ENDED, sessionOf } from './session-of.ts';

const PlayBody = v.object({
  requestId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  stake: v.pipe(v.number(), v.integer(), v.minValue(1)),
  choice: v.optional(v.unknown(), null),
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
    const round = findRound(house.store, v.parse(v.object({ id: v.string() }), request.params).id);
    const { playerRef, gameId, mode } = session.launch;
    const own = round?.vendorId === session.vendorId && round.playerRef === playerRef && round.gameId === gameId;
    if (!round || !own || round.mode !== mode) {
      return reply.code(404).send({ code: 'ROUND_NOT_FOUND', message: 'This player has no such round.' });
    }
    return { status: 'ok', round: roundView(session, round, house.now()), balance: round.balance };
  });
}
