import { outgoing } from '@atrium/tracing/tracing';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { addressAt } from '@atrium/contracts/brand-address';
import { GATEWAY_PREFIX } from '@atrium/contracts/console';
import { LARGEST_BODY_BYTES } from '@atrium/contracts/json-bounds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../registry-error.ts';
import { type ConsoleParts, sessionOf } from './console-caller.ts';
import { issuePassport, PASSPORT_TTL_MS, type Session } from './sessions.ts';

/** Until the answer begins: a long job streams its progress. */
const GATEWAY_TIMEOUT_MS = 30_000;
/** A passport is renewed this long before it expires, so that none expires in transit. */
const RENEWAL_MARGIN_MS = 60_000;
/** Stands for the gateway while an address is checked. */
const NOWHERE = 'http://gateway.invalid';
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key'];
// Includes the headers that prevent an uploaded file from being shown as a page.
const RESPONSE_HEADERS = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
  'cache-control',
  'x-request-id',
];

/**
 * The gateway's calls for operators, on the ops origin: `/gateway/ops/…` is forwarded to `/ops/…` of the site with a
 * passport of the session in place of its cookie. The browser never has a credential that the gateway would accept, and
 * the gateway needs no rule for calls from another origin.
 */
export function gatewayProxy(app: FastifyInstance, parts: ConsoleParts): void {
  const passports = new Map<string, { issued: ReturnType<typeof issuePassport>; until: number }>();

  /** A session has one passport at a time; simultaneous calls wait for the same one. */
  async function passportOf(session: Session, refused?: string): Promise<string> {
    const now = parts.now().getTime();
    for (
      let known = passports.get(session.idHash);
      known && known.until - now > RENEWAL_MARGIN_MS;
      known = passports.get(session.idHash)
    ) {
      const { passport } = await known.issued;
      if (passport !== refused) return passport;
      if (passports.get(session.idHash) === known) break;
    }
    for (const [id, { until }] of passports) if (until <= now) passports.delete(id);
    const issued = issuePassport(parts, session);
    passports.set(session.idHash, { issued, until: now + PASSPORT_TTL_MS });
    issued.catch(() => passports.delete(session.idHash));
    return (await issued).passport;
  }

  async function forward(request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) {
    const session = await sessionOf(parts, request);
    const path = request.url.slice(GATEWAY_PREFIX.length);
    // An address that cannot be parsed (`//`) is not one of the gateway's.
    const asked = URL.canParse(path, NOWHERE) ? new URL(path, NOWHERE) : undefined;
    if (asked?.origin !== NOWHERE || !asked.pathname.startsWith('/ops/')) {
      throw new RegistryError('NOT_FOUND', "Only the gateway's calls for operators are forwarded.");
    }
    const target = addressAt(parts.console.server ?? parts.console.site, asked.pathname + asked.search);
    const headers = new Headers();
    for (const name of REQUEST_HEADERS) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const body = request.body as Buffer | undefined;
    const ask = async (passport: string) => {
      headers.set('authorization', `Bearer ${passport}`);
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), GATEWAY_TIMEOUT_MS);
      return await outgoing('gateway', (traced) => {
        for (const [name, value] of Object.entries(traced)) headers.set(name, value);
        return fetch(target, {
          method: request.method,
          headers,
          redirect: 'error',
          signal: late.signal,
          ...(body?.length && { body: new Uint8Array(body) }),
        });
      })
        .catch(() => {
          throw new RegistryError(
            'SITE_UNREACHABLE',
            "The site's gateway is not responding, so the result is unknown. Check again when it is back.",
          );
        })
        .finally(() => clearTimeout(timer));
    };
    const passport = await passportOf(session);
    let answer = await ask(passport);
    // A newer passport replaced it in transit. Nothing was done, so the call can be repeated.
    if (answer.status === 401) {
      await answer.body?.cancel();
      answer = await ask(await passportOf(session, passport));
    }
    for (const name of RESPONSE_HEADERS) {
      const value = answer.headers.get(name);
      if (value) void reply.header(name, value);
    }
    return reply.code(answer.status).send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '');
  }

  void app.register(async (scope) => {
    // Bodies are passed through unchanged. The gateway cuts off a larger one, which would look as if it had failed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${GATEWAY_PREFIX}/*`,
      bodyLimit: LARGEST_BODY_BYTES,
      handler: forward,
    });
  });
}
