import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Instant, QueryNumber } from './money.ts';

/** Which remote plays a game: regional, elott, Vietnam, Southeast Asia. */
export const LotteryArea = v.picklist(['LOTT', 'ELOTT', 'VN', 'SEA']);
export const DrawState = v.picklist(['scheduled', 'open', 'closed', 'drawn', 'settling', 'settled', 'voided']);

/**
 * One draw. `result` is the drawn numbers, groups separated by '|' (prize tiers of Vietnam), numbers by ','. `proof` is the SHA-256
 * of `"draw|" + gameCode + "|" + issue + "|" + secret bytes`, public before the draw opens; once drawn, ':' and the secret in hex
 * follow. Everything else that a verification needs is in `lottery.drawProof`.
 */
export const Draw = v.object({
  gameCode: v.string(),
  issue: v.string(),
  opensAt: Instant,
  closesAt: Instant,
  drawsAt: Instant,
  state: DrawState,
  result: v.nullable(v.string()),
  drawnAt: v.nullable(Instant),
  proof: v.nullable(v.string()),
});
export type Draw = v.InferOutput<typeof Draw>;

export const LotteryGame = v.object({
  code: v.string(),
  /** The game among those of all categories: favourites name it. */
  gameId: v.string(),
  name: v.string(),
  area: LotteryArea,
  /** Outcome family of lottery-rules: ssc, 11x5, k3, pk10, marksix, pick3, 4d, vn-north, vn-south, thai … */
  family: v.string(),
  accountTypeName: v.string(),
  gameType: v.string(),
  defaultPlayType: v.string(),
  playTypes: v.array(v.string()),
  /** Seconds between draws; null for scheduled days. */
  every: v.nullable(v.number()),
  minStake: Amount,
  topPrize: Amount,
  prizeMode: v.string(),
  region: v.nullable(v.string()),
  next: v.nullable(Draw),
  last: v.array(Draw),
  cover: v.string(),
  isHot: v.boolean(),
});
export type LotteryGame = v.InferOutput<typeof LotteryGame>;

/** The lobby query of specification 3 (3-80, 3-81); its path is ours (7-053). */
export const lobby = endpoint({
  name: 'lottery.lobby',
  method: 'GET',
  path: '/lgw/games/lobby',
  access: 'none',
  summary: 'The games of a lottery area with next draw and last results.',
  source: '7-053, 3-80, 3-81',
  query: v.object({
    lottoArea: v.optional(LotteryArea, 'VN'),
    launchMode: v.optional(v.literal('LOTT'), 'LOTT'),
    lottoPrizeMode: v.optional(v.string()),
    lottoGameCode: v.optional(v.string()),
    lottoView: v.optional(v.picklist(['betting', 'lobby']), 'lobby'),
    device: v.optional(v.string(), 'WEB'),
    backUrl: v.optional(v.string()),
    language: v.optional(v.string(), 'EN'),
  }),
  reply: v.object({ serverTime: Instant, view: v.picklist(['betting', 'lobby']), games: v.array(LotteryGame) }),
  errors: [],
});
export const popular = endpoint({
  name: 'lottery.popular',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'none',
  summary: 'The lottery games that most members have played in the last seven days.',
  source: '7-035, 3-83, 10-44',
  query: v.object({
    lottoArea: v.optional(LotteryArea),
    count: v.optional(v.pipe(QueryNumber, v.minValue(1), v.maxValue(20)), 20),
    prizeMode: v.optional(v.string()),
    device: v.optional(v.string()),
    language: v.optional(v.string(), 'EN'),
  }),
  reply: v.object({ serverTime: Instant, games: v.array(LotteryGame) }),
  errors: [],
});
export const vnMenu = endpoint({
  name: 'lottery.vnMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'none',
  summary: 'The Vietnamese lottery menu, by region.',
  source: '7-036',
  query: v.object({ language: v.optional(v.string(), 'EN') }),
  reply: v.array(v.object({ region: v.string(), games: v.array(LotteryGame) })),
  errors: [],
});
export const vnRecent = endpoint({
  name: 'lottery.vnRecent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'token',
  summary: 'Recently played Vietnamese games.',
  source: '7-037',
  reply: v.array(LotteryGame),
  errors: [],
});
/** Codes only: the lobby of the area has the games. */
export const recentGames = endpoint({
  name: 'lottery.recent',
  method: 'GET',
  path: '/lgw/games/recent',
  access: 'token',
  summary: 'Codes of the lottery games of an area on which the member has bet, the latest first; twelve at most.',
  source: '10-44',
  query: v.object({ lottoArea: LotteryArea }),
  reply: v.array(v.string()),
  errors: [],
});
const numbersQuery = v.object({
  /** Default: the first game of the area. */
  gameCode: v.optional(v.string()),
  count: v.optional(v.pipe(QueryNumber, v.minValue(1), v.maxValue(100)), 100),
  before: v.optional(v.string()),
});
export const vnOpened = endpoint({
  name: 'lottery.vnOpened',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'token',
  summary: 'Opened numbers of a Vietnamese game.',
  source: '7-038, 3-84',
  query: numbersQuery,
  reply: v.array(Draw),
  errors: ['GAME_UNKNOWN'],
});
export const opened = endpoint({
  name: 'lottery.opened',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'token',
  summary: 'Opened numbers of a game.',
  source: '7-039',
  query: numbersQuery,
  reply: v.array(Draw),
  errors: ['GAME_UNKNOWN'],
});
/** The last results of one game for anybody. */
export const results = endpoint({
  name: 'lottery.results',
  method: 'GET',
  path: '/lgw/games/results',
  access: 'none',
  summary: 'The last results of a game.',
  source: '7-075',
  query: v.object({ ...numbersQuery.entries, gameCode: v.string() }),
  reply: v.object({ serverTime: Instant, next: v.nullable(Draw), draws: v.array(Draw) }),
  errors: ['GAME_UNKNOWN'],
});
