import { isDisclosed } from '@atrium/contracts/cookies';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';

const asIs = (value: string): string => value;
const parseOptions = { decode: asIs, encode: asIs };

/**
 * Reads and sets cookies. Values are sent as they are: they are opaque texts and codes of ours. The first of a name
 * counts, so that a cookie planted on a longer path does not win.
 */
export const registerCookies = async (server: FastifyInstance): Promise<void> =>
  void (await server.register(cookie, { parseOptions }));

export interface CookieOptions {
  httpOnly: boolean;
  /** Only over https: set when the site's own address is. */
  secure: boolean;
  /** Without it the cookie ends with the browser; 0 removes it. */
  maxAgeSeconds?: number;
}

/**
 * A cookie's name in the browser. Over https one that no script reads has the prefix `__Host-`: neither another host of
 * the same domain nor a page without encryption can set it, so a planted session or support secret is never read.
 */
export const nameInBrowser = (
  name: string,
  { httpOnly, secure }: Pick<CookieOptions, 'httpOnly' | 'secure'>,
): string => (httpOnly && secure ? `__Host-${name}` : name);

/** Sets a cookie of this site only; one that the cookie page does not list is a fault. Source: SY-12. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { httpOnly, secure, maxAgeSeconds }: CookieOptions,
): void {
  if (!/^[\w.~-]*$/.test(value)) throw new Error(`The value of the cookie ${name} would need escaping.`);
  if (!isDisclosed(name, maxAgeSeconds))
    throw new Error(`The cookie ${name} is not among SITE_COOKIES, or lives longer.`);
  void reply.setCookie(nameInBrowser(name, { httpOnly, secure }), value, {
    path: '/',
    sameSite: 'strict',
    httpOnly,
    secure,
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  });
}
