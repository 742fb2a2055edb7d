import type { GameRules } from './game-rules.ts';
import { fourDOdds, OPERATORS } from './rules/four-d/operators.ts';
import { LOTTO45_POOL, LOTTO55_POOL, TOTO_POOL } from './rules/lotto/pools.ts';
import { DAILY_ODDS, THAI_ODDS, TICKET_ODDS } from './rules/thai/odds.ts';
import { NORTH_ODDS, SOUTH_ODDS } from './rules/vietnam/odds.ts';

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
  toto: { family: 'toto', sets: ['toto'], pricing: { pool: TOTO_POOL } },
  lotto45: { family: 'lotto45', sets: ['lotto45'], pricing: { pool: LOTTO45_POOL } },
  lotto55: { family: 'lotto55', sets: ['lotto55'], pricing: { pool: LOTTO55_POOL } },
  'vn-north': { family: 'vn-north', sets: ['vn-north'], pricing: { odds: NORTH_ODDS } },
  'vn-south': { family: 'vn-south', sets: ['vn-south'], pricing: { odds: SOUTH_ODDS } },
  thai: { family: 'thai', sets: ['thai'], pricing: { odds: THAI_ODDS } },
  hanoi: { family: 'hanoi', sets: ['hanoi'], pricing: { odds: DAILY_ODDS } },
  lao: { family: 'lao', sets: ['lao'], pricing: { odds: DAILY_ODDS } },
  'thai-state': { family: 'thai-state', sets: ['thai-state'], pricing: { odds: { ...THAI_ODDS, ...TICKET_ODDS } } },
  yeekee: { family: 'yeekee', sets: ['yeekee'], pricing: { odds: DAILY_ODDS } },
  stock: { family: 'stock', sets: ['stock'], pricing: { odds: DAILY_ODDS } },
  '4d-my': { family: '4d', sets: ['4d', '4d-three'], pricing: { odds: fourDOdds(OPERATORS.magnum) } },
  '4d-sg': { family: '4d', sets: ['4d'], pricing: { odds: fourDOdds(OPERATORS.singapore) } },
} as const satisfies Record<string, GameRules>;
export type GameKind = keyof typeof GAME_KINDS;
