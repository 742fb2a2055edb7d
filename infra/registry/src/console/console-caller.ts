import { CONSOLE_HEADER, consoleCookie } from '@atrium/contracts/console';
import type { FastifyRequest } from 'fastify';
import type { RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { cookieOf } from './cookie.ts';
import { isSpared } from './factor/is-spared.ts';
import { findSession, type Session } from './sessions.ts';

export interface ConsoleParts extends RegistryParts {
  console: {
    /** Part of the cookie's name. */
    port: number;
    /** The address of the gateway, to which the console also links. */
    site: string;
    /** The address at which the gateway answers for this brand, where it is another one. */
    server?: string;
    /** The folder of the built console. Without it there is no console; the calls still work. */
    artifactsFolder?: string;
  };
}

export const secretOf = (request: FastifyRequest, port: number): string | undefined =>
  cookieOf(request, consoleCookie(port));

/** The session of a request's cookie. Throws when there is none, or when the request comes from another site's page. */
export async function sessionOf(parts: ConsoleParts, request: FastifyRequest): Promise<Session> {
  const secret = secretOf(request, parts.console.port);
  if (!secret) throw new RegistryError('UNAUTHENTICATED', 'Sign in first.');
  refuseOtherSites(request);
  const session = await findSession(parts, secret, request.headers[CONSOLE_HEADER] === 'active');
  // A session without a second factor ends where one is asked for.
  if (!session || (session.spared && !isSpared(parts, session.operator.name, request)))
    throw new RegistryError('UNAUTHENTICATED', 'The session has ended. Sign in again.');
  return session;
}

/**
 * The cookie is SameSite=Strict, but sites ignore ports: a page on another port of this machine counts as the same
 * site. So the browser's `Sec-Fetch-Site` is checked where it is sent, and a change has to come from a page of exactly
 * this origin.
 */
export function refuseOtherSites(request: FastifyRequest): void {
  const { host, origin, 'sec-fetch-site': site, [CONSOLE_HEADER]: marked } = request.headers;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const foreign = site !== undefined && site !== 'same-origin' && !(reads && site === 'none');
  const ours =
    reads || (marked !== undefined && origin !== undefined && URL.canParse(origin) && new URL(origin).host === host);
  if (foreign || !ours) throw new RegistryError('CROSS_SITE', 'This request came from another site and was blocked.');
}
