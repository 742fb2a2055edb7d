import type { GameRules } from './game-rules.ts';

/** Prize group of a member who has none of their own. */
const GROUP = 1950;

/** The rules that a new game of each kind starts with. */
export const GAME_KINDS = {
  ssc: { family: 'ssc', sets: ['ssc'], pricing: { group: { base: 2000, group: GROUP } } },
} as const satisfies Record<string, GameRules>;
export type GameKind = keyof typeof GAME_KINDS;
