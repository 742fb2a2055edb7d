import type { GameRules } from './game-rules.ts';
import { fourDOdds, OPERATORS } from './rules/four-d/operators.ts';
import { ELEVEN_FIVE_CREDIT_ODDS } from './rules/eleven-five/eleven-five-credit.ts';
import { SSC_CREDIT_ODDS } from './rules/ssc/ssc-credit.ts';
import { LOTTO45_POOL, LOTTO55_POOL, MARK_SIX_POOL, TOTO_POOL } from './rules/lotto/pools.ts';
import { MARK_SIX_ODDS } from './rules/marksix/odds.ts';
import { DAILY_ODDS, THAI_ODDS, TICKET_ODDS } from './rules/thai/odds.ts';
import { NORTH_ODDS, SOUTH_ODDS } from './rules/vietnam/odds.ts';

/** Prize group of a member who has none of their own. */
const GROUP = { base: 2000, group: 1950 };
const ELEVEN_FIVE_GROUP = { base: 1980, group: 1930 };

/** The rules that a new game of each kind starts with. A kind without sets only draws: its games take no bets. */
export const GAME_KINDS = {
  ssc: { family: 'ssc', sets: ['ssc', 'ssc-credit'], pricing: { group: GROUP, odds: SSC_CREDIT_ODDS } },
  '11x5': {
    family: '11x5',
    sets: ['11x5', '11x5-credit'],
    pricing: { group: ELEVEN_FIVE_GROUP, odds: ELEVEN_FIVE_CREDIT_ODDS },
  },
  k3: { family: 'k3', sets: ['k3'], pricing: { group: GROUP } },
  pk10: { family: 'pk10', sets: ['pk10'], pricing: { group: GROUP } },
  pick3: { family: 'pick3', sets: ['pick3'], pricing: { group: GROUP } },
  pc28: { family: 'pick3', sets: ['pc28'], pricing: { group: GROUP } },
  keno: { family: 'keno', sets: ['keno'], pricing: { group: GROUP } },
  marksix: {
    family: 'marksix',
    sets: ['marksix', 'marksix-official'],
    pricing: { odds: MARK_SIX_ODDS, pool: MARK_SIX_POOL },
  },
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
