import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { findRound, type Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';

export const ROUND_NOT_FOUND = { code: 'ROUND_NOT_FOUND', message: 'This player has no such round.' };

/** The round that an address names, when it is the player's own in this game. */
export function ownRound(house: House, { vendorId, launch }: Session, request: FastifyRequest): Round | undefined {
  const round = findRound(house.store, v.parse(v.object({ id: v.string() }), request.params).id);
  const own =
    round?.vendorId === vendorId &&
    round.playerRef === launch.playerRef &&
    round.gameId === launch.gameId &&
    round.mode === launch.mode;
  return own ? round : undefined;
}
