import { Readable } from 'node:stream';
import { GATEWAY_PREFIX } from '@atrium/contracts/console';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../registry-error.ts';
import { type ConsoleParts, sessionOf } from './console-caller.ts';
import { issuePassport, type Session } from './sessions.ts';

const PATIENCE = 30_000;
/** Made anew this long before its end, so that none ends on its way. */
const MARGIN = 60_000;
const BODY_LIMIT = 12_000_000;
const SENT = ['accept', 'accept-language', 'content-type', 'idempotency-key'];
// With what keeps an uploaded file from being shown as a page.
const TOLD = ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options', 'cache-control', 'x-request-id'];

/**
 * The gateway's calls for operators, on the ops origin: `/gateway/ops/…` is `/ops/…` of the site, asked with a passport
 * of the session in place of its cookie. The browser never holds anything that the gateway would accept, and the gateway
 * needs no rule for calls from another origin.
 */
export function gatewayProxy(app: FastifyInstance, parts: ConsoleParts): void {
  const passports = new Map<string, { passport: string; until: number }>();

  async function passportOf(session: Session): Promise<string> {
    const now = parts.now().getTime();
    const known = passports.get(session.idHash);
    if (known && known.until - now > MARGIN) return known.passport;
    for (const [id, { until }] of passports) if (until <= now) passports.delete(id);
    const made = await issuePassport(parts, session);
    passports.set(session.idHash, made);
    return made.passport;
  }

  async function forward(request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) {
    const session = await sessionOf(parts, request);
    const path = request.url.slice(GATEWAY_PREFIX.length);
    // An address that cannot be read (`//`) is none of the gateway's.
    const target = URL.canParse(path, parts.console.site) ? new URL(path, parts.console.site) : undefined;
    if (target?.origin !== new URL(parts.console.site).origin || !target.pathname.startsWith('/ops/')) {
      throw new RegistryError('NOT_FOUND', 'Only the gateway\'s calls for operators are forwarded.');
    }
    const headers = new Headers({ authorization: `Bearer ${await passportOf(session)}` });
    for (const name of SENT) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const body = request.body as Buffer | undefined;
    const answer = await fetch(target, {
      method: request.method, headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE), ...(body?.length && { body: new Uint8Array(body) }),
    }).catch(() => {
      throw new RegistryError('SITE_UNREACHABLE', 'The gateway of the site does not answer; whether this was done is not known. Look again when it is back.');
    });
    for (const name of TOLD) {
      const value = answer.headers.get(name);
      if (value) void reply.header(name, value);
    }
    return reply.code(answer.status).send(answer.body ? Readable.fromWeb(answer.body as never) : '');
  }

  void app.register(async (scope) => {
    // Bodies go through as they come: pictures, forms, JSON.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    scope.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: `${GATEWAY_PREFIX}/*`, bodyLimit: BODY_LIMIT, handler: forward as never });
  });
}
