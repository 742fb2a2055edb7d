import { readTexts } from '@atrium/contracts/bounded-bodies';
import { timingSafeEqual } from 'node:crypto';
import { SEAMLESS_CLOCK_SKEW_SECONDS, SEAMLESS_HEADERS } from '@atrium/contracts/seamless';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { sign } from './sign.ts';

/** A call of the gateway on this house: its signature and time are checked, the answer is signed in the same way. */
export function signedCall<Body>(
  app: FastifyInstance,
  { secrets, now }: Pick<House, 'secrets' | 'now'>,
  path: string,
  schema: v.GenericSchema<unknown, Body>,
  answer: (vendorId: string, body: Body, reply: FastifyReply) => unknown,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    readTexts(scope, '*');
    scope.post(path, async (request, reply) => {
      const raw = String(request.body ?? '');
      const header = (name: string) => String(request.headers[name] ?? '');
      const vendorId = header(SEAMLESS_HEADERS.vendorId);
      const [timestamp, nonce] = [header(SEAMLESS_HEADERS.timestamp), header(SEAMLESS_HEADERS.nonce)];
      const secret = secrets.find(vendorId)?.secret;
      const recent = Math.abs(now() / 1000 - Number(timestamp)) <= SEAMLESS_CLOCK_SKEW_SECONDS;
      if (!secret || !recent || !same(sign(secret, timestamp, nonce, raw), header(SEAMLESS_HEADERS.signature)))
        return reply.code(401).send({ code: 'INVALID_SIGNATURE', message: 'The signature or the time does not fit.' });
      const asked = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), raw);
      if (!asked.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: asked.issues[0].message });
      const body = JSON.stringify(await answer(vendorId, asked.output, reply));
      return reply
        .header(SEAMLESS_HEADERS.signature, sign(secret, timestamp, nonce, body))
        .type('application/json')
        .send(body);
    });
  });
}

function same(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
