import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Category } from './game-categories.ts';
import { Amount, QueryNumber } from './money.ts';

export const Game = v.object({
  gameId: v.string(),
  code: v.string(),
  name: v.string(),
  vassalage: v.string(),
  vendorName: v.string(),
  gameType: Category,
  /** Subtype inside the category: for LIVE one of the 15 types, for RNG 'slots' | 'table' | 'jackpot'. */
  kind: v.string(),
  accountTypeName: v.string(),
  defaultPlayType: v.nullable(v.string()),
  isGame: v.nullable(v.string()),
  /** Address of the cover picture, relative to the first of imageCDNs or to the site. */
  cover: v.string(),
  minBet: Amount,
  maxBet: Amount,
  lines: v.number(),
  returnPercent: v.nullable(v.number()),
  demo: v.boolean(),
  isNew: v.boolean(),
  isHot: v.boolean(),
  jackpot: v.nullable(Amount),
  /** False while the game or its vendor is under maintenance. */
  playable: v.boolean(),
  /** Whether the game itself is open, independent of its vendor: for callers that follow the vendors' health by events. */
  open: v.optional(v.boolean()),
});
export type Game = v.InferOutput<typeof Game>;

export const GamePage = v.object({
  games: v.array(Game),
  pageNum: v.number(),
  totalPages: v.number(),
  total: v.number(),
  /** The number of games of the requested vendor and kind, by `only`; sent with the first page. */
  counts: v.optional(
    v.object({
      all: v.number(),
      new: v.number(),
      favourite: v.number(),
      jackpot: v.number(),
      demo: v.number(),
      hot: v.optional(v.number()),
      recent: v.optional(v.number()),
    }),
  ),
  /** The number of games of each kind of the requested vendor; sent with the first page. */
  kinds: v.optional(v.record(v.string(), v.number())),
});
export type GamePage = v.InferOutput<typeof GamePage>;

/**
 * `minBet` (minor units) and `minLineNum` select games whose minimum stake and line count are at least that. `gameName`
 * is a part of the name in any language.
 */
const GameQuery = v.object({
  clientType: v.optional(QueryNumber, 3),
  platform: v.optional(v.string(), 'flash,html5-desktop'),
  channel: v.optional(v.string()),
  merchant: v.optional(v.string()),
  gameName: v.optional(v.string()),
  minBet: v.optional(v.string()),
  minLineNum: v.optional(QueryNumber),
  pageNo: v.optional(QueryNumber, 1),
  pageSize: v.optional(v.pipe(QueryNumber, v.minValue(1), v.maxValue(500)), 24),
  vassalage: v.optional(v.string()),
  language: v.optional(v.string(), 'EN'),
  gameType: v.optional(v.string()),
  kind: v.optional(v.string()),
  only: v.optional(v.picklist(['new', 'hot', 'demo', 'jackpot', 'favourite', 'recent'])),
  sort: v.optional(v.picklist(['popular', 'name', 'new', 'return']), 'popular'),
  /** Exactly these games, by comma-separated ids: the result of a search over the short index. At most 100. */
  ids: v.optional(v.string()),
  /**
   * The number of games that earlier pages of another size have shown, so that page sizes of 21 and then 18 work
   * together (9-27).
   */
  offset: v.optional(QueryNumber),
});
export const hotGames = endpoint({
  name: 'games.hot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'none',
  summary: 'Hot games.',
  source: '7-040, 3-82',
  query: v.object({
    merchantCode: v.optional(v.string()),
    isPlatform: v.optional(QueryNumber, 2),
    vassalage: v.optional(v.string()),
    platform: v.optional(v.string()),
    language: v.optional(v.string(), 'EN'),
    gameType: v.optional(v.string()),
  }),
  reply: v.array(Game),
  errors: [],
});
/** The members' game list. Source: 7-041, 3-47, 3-49. */
export const gameList = endpoint({
  name: 'games.list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'token',
  summary: 'Games, page by page.',
  source: '7-041',
  query: GameQuery,
  reply: GamePage,
  errors: [],
});
/**
 * The same for visitors: the games that are public (7-045 leaves the full list to members; here a vendor's popular
 * games).
 */
export const browseGames = endpoint({
  name: 'games.browse',
  method: 'GET',
  path: '/lgw/games/browse',
  access: 'none',
  summary: 'The games a visitor may browse: the first page of a vendor.',
  source: '7-045',
  query: GameQuery,
  reply: GamePage,
  errors: [],
});

/** Every game of a category as `[gameId, name, vassalage]` and its names in other languages, for a typo-tolerant search on the client. */
export const searchIndex = endpoint({
  name: 'games.searchIndex',
  method: 'GET',
  path: '/lgw/games/index',
  access: 'none',
  summary: 'Every game of a category in short form, for instant search.',
  source: '3-48',
  query: v.object({ gameType: Category, language: v.optional(v.string(), 'EN') }),
  reply: v.array(v.tupleWithRest([v.string(), v.string(), v.string()], v.string())),
  errors: [],
});
