import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const asIs = (value: string): string => value;
const parseOptions = { decode: asIs, encode: asIs };

/**
 * Reads and sets cookies without encoding. The first of a name counts, so that one planted on a longer path does not
 * win.
 */
export const registerCookies = (app: FastifyInstance): void => void app.register(cookie, { parseOptions });

/** Over https the prefix `__Host-`: neither another host of the same domain nor a page without encryption can set it. */
const nameInBrowser = ({ protocol }: FastifyRequest, name: string): string =>
  protocol === 'https' ? `__Host-${name}` : name;

/** The value of one of the cookies that `setCookie` sets. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameInBrowser(request, name)];

/**
 * Sets a cookie that no script can read and no other site sends, until the browser closes or for
 * `lifeSeconds`; without a value, removes it.
 * Secure where the console is reached over https; on this machine there is only http.
 */
export const setCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value?: string,
  lifeSeconds?: number,
): FastifyReply =>
  reply.setCookie(nameInBrowser(request, name), value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    ...(value === undefined ? { maxAge: 0 } : lifeSeconds !== undefined && { maxAge: lifeSeconds }),
  });
