import { nearestTag } from '@atrium/contracts/language-of';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { VERIFIABLE } from '../pick-mechanic.ts';
import { changeClientSeed, fairView } from '../play/fairness.ts';
import { pageDocument } from './document.ts';
import { word, wordsOf } from '../languages.ts';
import { pageHeaders } from './security.ts';
import { ENDED, sessionOf } from './session-of.ts';

const SeedBody = v.strictObject({ clientSeed: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });
const Asked = v.object({ language: v.optional(v.string()) });

/** The seeds of a player's game, and the page that counts any round of any provable game again. */
export function fairRoutes(app: FastifyInstance, house: House): void {
  app.get('/table/fair', async (request) => {
    const session = sessionOf(house, request);
    return session ? { status: 'ok', fair: fairView(house, session) } : ENDED;
  });

  app.post('/table/fair', async (request, reply) => {
    const session = sessionOf(house, request);
    if (!session) return ENDED;
    const body = v.safeParse(SeedBody, request.body);
    if (!body.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: body.issues[0].message });
    const fair = changeClientSeed(house, session, body.output.clientSeed);
    return fair ? { status: 'ok', fair } : { status: 'refused', code: 'ROUND_OPEN', balance: null };
  });

  app.get('/verify', async (request, reply) => {
    const language = nearestTag(v.parse(Asked, request.query).language);
    const games = Object.fromEntries(
      Object.entries(VERIFIABLE).map(([name, { kind, facts }]) => [name, { kind, facts }]),
    );
    reply.headers(pageHeaders(...house.sites())).type('text/html; charset=utf-8');
    return pageDocument({
      language,
      title: word(language, 'fair.verifier'),
      data: { games, language, words: wordsOf(language) },
      script: 'fair/verify.js',
      marks: { kind: 'verify' },
      main: '<main id="verify" class="verify"></main>',
    });
  });
}
