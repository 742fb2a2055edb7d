import { LIVE_GAME_TYPES } from '@atrium/contracts/game-categories';

export type LiveGameType = (typeof LIVE_GAME_TYPES)[number];

/** Those of the fifteen game types that are present, in their order (9-50). */
export const orderedTypes = (there: ReadonlySet<string>): LiveGameType[] =>
  LIVE_GAME_TYPES.filter((type) => there.has(type));
