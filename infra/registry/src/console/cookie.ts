import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const asIs = (value: string): string => value;
const parseOptions = { decode: asIs, encode: asIs };

/**
 * Reads and sets cookies without encoding. The first of a name counts, so that one planted on a longer path does not
 * win.
 */
export const registerCookies = (app: FastifyInstance): void => void app.register(cookie, { parseOptions });

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
  reply.setCookie(name, value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    ...(value === undefined ? { maxAge: 0 } : lifeSeconds !== undefined && { maxAge: lifeSeconds }),
  });
