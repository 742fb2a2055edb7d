import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { mechanicOf } from '../mechanics/pick-mechanic.ts';
import { liveView } from '../play/live-round.ts';
import { ENDED, sessionOf } from './session-of.ts';

/** `GET /table/live`: an event for each phase of the table's rounds, the present one first. */
export function liveRoutes(app: FastifyInstance, house: House): void {
  app.get('/table/live', (request, reply) => {
    const session = sessionOf(house, request);
    const game = session && mechanicOf(session.launch).table;
    if (!session || !game) {
      void reply.code(session ? 404 : 200).send(session ? { code: 'NOT_A_TABLE', message: 'This game has no table.' } : ENDED);
      return;
    }
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    let timer: NodeJS.Timeout | undefined;
    const tell = () => {
      const view = liveView(house, session, game);
      raw.write(`data: ${JSON.stringify(view)}\n\n`);
      timer = setTimeout(tell, view.phaseEndsInMs);
    };
    raw.once('close', () => clearTimeout(timer));
    tell();
  });
}
