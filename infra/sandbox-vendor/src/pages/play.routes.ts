import { nearestTag } from '@atrium/contracts/language-of';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { openSession } from '../play/open-session.ts';
import { tableView } from '../play/table-view.ts';
import { closedPage } from './closed-page.ts';
import { gamePage } from './game-page.ts';
import { pageHeaders } from './security.ts';

const Address = v.object({ vendorId: v.string(), gameId: v.string() });
const Launch = v.object({ ticket: v.optional(v.string(), ''), language: v.optional(v.string()) });

/** `GET /play/<vendorId>/<gameId>?ticket=…&language=…`: what the portal frames. */
export function playRoutes(app: FastifyInstance, house: House): void {
  const failed = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    house.log.error({ error: error.message, path: request.routeOptions.url }, 'game not opened');
    const { language } = v.parse(Launch, request.query);
    const site = house.siteOf(v.parse(Address, request.params).vendorId);
    return reply
      .headers(pageHeaders(site))
      .type('text/html; charset=utf-8')
      .code(500)
      .send(closedPage(site, nearestTag(language), 'VENDOR_ERROR'));
  };

  app.get('/play/:vendorId/:gameId', { errorHandler: failed }, async (request, reply) => {
    const { vendorId, gameId } = v.parse(Address, request.params);
    const { ticket, language: asked } = v.parse(Launch, request.query);
    const { delayMs, errorRate } = house.faults.of(vendorId);
    if (delayMs > 0) await pause(delayMs);
    const site = house.siteOf(vendorId);
    reply.headers(pageHeaders(site)).type('text/html; charset=utf-8');
    if (errorRate > 0 && Math.random() < errorRate) {
      return reply.code(503).send(closedPage(site, nearestTag(asked), 'VENDOR_ERROR'));
    }
    const opened = await openSession(house, vendorId, gameId, ticket);
    if (opened.kind === 'closed') {
      const status = opened.reason === 'UNKNOWN_VENDOR' ? 404 : opened.reason === 'VENDOR_DOWN' ? 503 : 200;
      return reply.code(status).send(closedPage(site, nearestTag(asked), opened.reason));
    }
    const { session, balance } = opened;
    const view = await tableView(house, session, balance);
    return reply.send(gamePage(house, session, nearestTag(asked ?? session.launch.language), view));
  });
}
