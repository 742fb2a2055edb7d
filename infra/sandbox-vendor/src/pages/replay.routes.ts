import { nearestTag } from '@atrium/contracts/language-of';
import { RoundBody, VENDOR_ROUND_PATH } from '@atrium/contracts/seamless';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { openReplay, replayLink } from '../play/replay.ts';
import { signedCall } from '../wallet/signed-call.ts';
import { closedPage } from './closed-page.ts';
import { replayPage } from './replay-page.ts';
import { pageHeaders } from './security.ts';

const Link = v.object({ token: v.string() });
const Asked = v.object({ language: v.optional(v.string()) });

/** A look back at a round: the gateway asks for a link in the player's name, the player's page opens it once. */
export function replayRoutes(app: FastifyInstance, house: House): void {
  signedCall(app, house, VENDOR_ROUND_PATH, RoundBody, (vendorId, asked, reply) => {
    if (!house.faults.of(vendorId).down) return replayLink(house, vendorId, asked);
    void reply.code(503);
    return { code: 'VENDOR_DOWN', message: 'This vendor is closed.' };
  });

  app.get('/replay/:token', (request, reply) => {
    const language = nearestTag(v.parse(Asked, request.query).language);
    const replay = openReplay(house, v.parse(Link, request.params).token);
    const sites = replay ? [house.siteOf(replay.round.vendorId)] : house.sites();
    void reply.headers(pageHeaders(...sites)).type('text/html; charset=utf-8');
    if (!replay) return reply.code(410).send(closedPage(sites[0]!, language, 'REPLAY_SPENT'));
    return reply.send(replayPage(house, replay, language));
  });
}
