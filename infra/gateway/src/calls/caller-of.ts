import { plainAddress } from '@atrium/contracts/household-address';
import { sessionCookie } from '@atrium/contracts/live';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countryOfPlace, placeOf } from '../location/place-of.ts';
import { findSession } from '../session/find-session.ts';
import type { Caller } from '../platform/caller.ts';
import { isEncrypted } from '../platform/config.ts';
import { nameInBrowser, setCookie } from '../platform/cookies.ts';
import type { Parts } from '../platform/parts.ts';

/** Reads the session from its cookie (one indexed query), and the origin from the connection. */
export async function callerOf(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const secure = isEncrypted(parts.config);
  const ip = plainAddress(request.ip);
  const { cookies } = request;
  const secretCookie = (name: string) => cookies[nameInBrowser(name, { httpOnly: true, secure })] || undefined;
  const secret = secretCookie(sessionCookie(parts.config.sitePort));
  const session = secret ? ((await findSession(parts, secret)) ?? null) : null;
  const language = header(request, 'language').slice(0, 8).toUpperCase();
  return {
    session,
    ip,
    country: countryOfPlace(await placeOf(parts, ip)),
    device: header(request, 'user-agent').slice(0, 200),
    language: /^[A-Z]{2}(-[A-Z]{2})?$/.test(language) ? language : 'EN',
    requestId: request.id,
    cookies,
    secretCookie,
    header: (name) => header(request, name.toLowerCase()) || undefined,
    answer: {
      header: (name, value) => void reply.header(name, value),
      cookie: (name, value, options) => setCookie(reply, name, value, { ...options, secure }),
      clearCookie: (name, httpOnly) => setCookie(reply, name, '', { httpOnly, secure, maxAgeSeconds: 0 }),
    },
  };
}

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};
