import type { GameRules } from './game-rules.ts';

/** Prize group of a member who has none of their own. */
const GROUP = 1950;

/** The rules that a new game of each kind starts with. A kind without sets only draws: its games take no bets. */
export const GAME_KINDS = {
  ssc: { family: 'ssc', sets: ['ssc'], pricing: { group: { base: 2000, group: GROUP } } },
  '11x5': { family: '11x5', sets: [], pricing: {} },
  k3: { family: 'k3', sets: [], pricing: {} },
  pk10: { family: 'pk10', sets: [], pricing: {} },
  pick3: { family: 'pick3', sets: [], pricing: {} },
  keno: { family: 'keno', sets: [], pricing: {} },
  marksix: { family: 'marksix', sets: [], pricing: {} },
  'vn-north': { family: 'vn-north', sets: [], pricing: {} },
  'vn-south': { family: 'vn-south', sets: [], pricing: {} },
  thai: { family: 'thai', sets: [], pricing: {} },
  hanoi: { family: 'hanoi', sets: [], pricing: {} },
  lao: { family: 'lao', sets: [], pricing: {} },
  '4d-my': { family: '4d', sets: [], pricing: {} },
} as const satisfies Record<string, GameRules>;
export type GameKind = keyof typeof GAME_KINDS;
