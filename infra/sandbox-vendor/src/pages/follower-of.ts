import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { Mechanic } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import type { Session } from '../store/sessions.ts';
import { ENDED, sessionOf } from './session-of.ts';

const MISSING = {
  table: { code: 'NOT_A_TABLE', message: 'This game has no table.' },
  book: { code: 'NOT_A_BOOK', message: 'This game has no book.' },
} as const;
type Followed = keyof typeof MISSING;

/** The session of a page that follows a part of its game, and that part; where either is missing, the refusal is sent here. */
export function followerOf<Part extends Followed>(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  part: Part,
): { readonly session: Session; readonly part: NonNullable<Mechanic[Part]> } | undefined {
  const session = sessionOf(house, request);
  const found = session && mechanicOf(session.launch)[part];
  if (session && found) return { session, part: found };
  void reply.code(session ? 404 : 200).send(session ? MISSING[part] : ENDED);
  return undefined;
}
