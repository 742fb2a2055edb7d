import { TablesBody, VENDOR_TABLES_PATH } from '@atrium/contracts/vendor-feed';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { mechanicOf } from '../mechanics/pick-mechanic.ts';
import { liveView, tableName } from '../play/live-round.ts';
import { tablesTold } from '../play/tables-told.ts';
import { signedCall } from '../wallet/signed-call.ts';
import { closedTo } from './closed-to.ts';
import { ENDED, sessionOf } from './session-of.ts';

/** What lobbies show of the house's live tables, and `GET /table/live`: an event for each phase of a table's rounds, the present one first. */
export function liveRoutes(app: FastifyInstance, house: House): void {
  signedCall(app, house, VENDOR_TABLES_PATH, TablesBody, async (vendorId, asked, reply) => {
    if (!(await closedTo(house, vendorId))) return tablesTold(house, vendorId, asked);
    void reply.code(503);
    return { code: 'VENDOR_DOWN', message: 'The feed is closed.' };
  });

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
    const leave = house.audience.enter(tableName(session), session.launch.playerRef);
    raw.once('close', () => {
      clearTimeout(timer);
      leave();
    });
    tell();
  });
}
