import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { findSession, type Session } from '../store/sessions.ts';

export const ENDED = { status: 'refused', code: 'SESSION_ENDED', balance: null } as const;

/** The session that a page's call belongs to, by the key that only this page was given. */
export function sessionOf(house: House, request: FastifyRequest): Session | undefined {
  const key = request.headers['x-play-key'];
  return typeof key === 'string' ? findSession(house.store, key, house.now()) : undefined;
}
