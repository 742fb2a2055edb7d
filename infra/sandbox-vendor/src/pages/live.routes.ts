import { TablesBody, VENDOR_TABLES_PATH } from '@atrium/contracts/vendor-feed';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { liveView, tableName } from '../play/live-round.ts';
import { tablesNow } from '../play/tables-now.ts';
import { signedCall } from '../wallet/signed-call.ts';
import { closedTo } from './closed-to.ts';
import { followerOf } from './follower-of.ts';
import { streamUpdates } from './stream-updates.ts';

/** What lobbies show of the house's live tables, and `GET /table/live`: an event for each phase of a table's rounds, the present one first. */
export function liveRoutes(app: FastifyInstance, house: House): void {
  signedCall(app, house, VENDOR_TABLES_PATH, TablesBody, async (vendorId, asked, reply) => {
    if (!(await closedTo(house, vendorId))) return tablesNow(house, vendorId, asked);
    void reply.code(503);
    return { code: 'VENDOR_DOWN', message: 'The feed is closed.' };
  });

  app.get('/table/live', (request, reply) => {
    const follower = followerOf(house, request, reply, 'table');
    if (!follower) return;
    const { session, part: game } = follower;
    reply.raw.once('close', house.audience.enter(tableName(session), session.launch.playerRef));
    streamUpdates(house, reply, () => {
      const news = liveView(house, session, game);
      return { news, againInMs: news.phaseEndsInMs };
    });
  });
}
