import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { setFavourite } from '@atrium/contracts/favourite-games';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { addFavourite, favouriteIds, gameById, removeFavourite } from './games.repository.ts';

/** Adds or removes a favourite; a repeat changes nothing. Returns all favourite IDs. */
export async function keepFavourite(
  { database, clock }: Parts,
  { body, caller }: ParsedOf<typeof setFavourite> & { caller: MemberCaller },
): Promise<string[]> {
  const { memberId } = caller.session;
  if (!(await gameById(database, body.gameId))) throw new Refusal('GAME_UNKNOWN');
  if (body.favourite) await addFavourite(database, memberId, body.gameId, clock.now());
  else await removeFavourite(database, memberId, body.gameId);
  return await favouriteIds(database, memberId);
}
