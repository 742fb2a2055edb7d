import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Instant, QueryNumber } from './money.ts';

/** The categories of specification 2.3, in the order of the navigation. */
export const CATEGORIES = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const;
export const Category = v.picklist(CATEGORIES);
export type Category = v.InferOutput<typeof Category>;

/** The live-casino game types, in this order. Source: specification 9, 9-50. */
export const LIVE_GAME_TYPES = [
  'BAC',
  'SIC',
  'ROU',
  'DAT',
  'BJ',
  'HE',
  'MT',
  'TCP',
  'WZPJ',
  'SD',
  'FT',
  'NN',
  'YSX',
  'ZJH',
  'MJ',
] as const;

/** Source: 3-44, 3-45. `isHot` 1 marks a hot vendor. `vassalage` is the vendor's code. */
export const VendorCard = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  gameType: Category,
  isHot: v.number(),
  up: v.boolean(),
  gameCount: v.number(),
  /** Account type name used in launches; lottery ones choose the route (2.4). */
  accountTypeName: v.string(),
  /** 'VASSALAGE' opens a popup game list (2.4-05). */
  isGame: v.nullable(v.string()),
  /** Vendors that launch directly (sports) carry the game to launch. */
  directGameId: v.nullable(v.string()),
});
export type VendorCard = v.InferOutput<typeof VendorCard>;

export const Game = v.object({
  gameId: v.string(),
  code: v.string(),
  name: v.string(),
  vassalage: v.string(),
  vendorName: v.string(),
  gameType: Category,
  /** Finer kind inside the category: for LIVE one of the 15 types, for RNG 'slots' | 'table' | 'jackpot'. */
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
  /** Whether the game itself is open, whatever its vendor does: for callers that follow the vendors' health by events. */
  open: v.optional(v.boolean()),
});
export type Game = v.InferOutput<typeof Game>;

export const GamePage = v.object({
  games: v.array(Game),
  pageNum: v.number(),
  totalPages: v.number(),
  total: v.number(),
  /** How many games the vendor and kind asked for have, by `only`; sent with the first page. */
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
  /** How many games of each kind the vendor asked for has; sent with the first page. */
  kinds: v.optional(v.record(v.string(), v.number())),
});
export type GamePage = v.InferOutput<typeof GamePage>;

/** `minBet` (minor units) and `minLineNum` let games through whose least stake and lines are at least that. `gameName` is a part of the name in any language. */
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
  /** Exactly these games, by id with commas between: what a search over the short index found. At most 100. */
  ids: v.optional(v.string()),
  /** How many games earlier pages of another size have shown, so that sizes 21 then 18 page together (9-27). */
  offset: v.optional(QueryNumber),
});

/** Every category with its vendors; for visitors too. Source: 7-034, 7-045. */
export const gameMenus = endpoint({
  name: 'games.menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'none',
  summary: 'Categories and their vendors.',
  source: '7-034',
  query: v.object({ language: v.optional(v.string(), 'EN') }),
  reply: v.array(v.object({ category: Category, vendors: v.array(VendorCard) })),
  errors: [],
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
/** The same for visitors: what anybody may browse (7-045 leaves the full list to members; here a vendor's popular games). */
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
export const vassalageGameTypes = endpoint({
  name: 'games.vassalageTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'token',
  summary: 'Game types by vendor.',
  source: '7-042',
  reply: v.array(v.object({ vassalage: v.string(), gameTypes: v.array(v.string()) })),
  errors: [],
});
export const gameVendors = endpoint({
  name: 'games.vendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  access: 'token',
  summary: 'Vendors by lane.',
  source: '7-043',
  reply: v.object({ data: v.object({ lanes: v.array(v.object({ category: Category, cards: v.array(VendorCard) })) }) }),
  errors: [],
});
export const favouriteGames = endpoint({
  name: 'games.favouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'token',
  summary: 'Ids of the favourite games.',
  source: '7-046',
  reply: v.array(v.string()),
  errors: [],
});
export const favouriteGamesList = endpoint({
  name: 'games.favourites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'token',
  summary: 'The favourite games.',
  source: '7-047',
  reply: v.array(Game),
  errors: [],
});
export const setFavourite = endpoint({
  name: 'games.setFavourite',
  method: 'PUT',
  path: '/wps/game/favourite',
  access: 'token',
  summary: 'Adds or removes a favourite.',
  source: '7-046',
  body: v.object({ gameId: v.string(), favourite: v.boolean() }),
  reply: v.array(v.string()),
  errors: ['GAME_UNKNOWN'],
});
export const recentGames = endpoint({
  name: 'games.recent',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'token',
  summary: 'Recently played games.',
  source: '7-048',
  reply: v.array(Game),
  errors: [],
});

/** A round that the member began and has not finished: what was staked in it, and since when. The vendor goes on with it when its game is opened. */
export const UnfinishedRound = v.object({ game: Game, stake: Amount, currency: v.string(), openedAt: Instant });
export type UnfinishedRound = v.InferOutput<typeof UnfinishedRound>;
/** The newest first, one for each game; bets that wait for an event or a draw are none (records show them). */
export const unfinishedGames = endpoint({
  name: 'games.unfinished',
  method: 'GET',
  path: '/lgw/games/unfinished',
  access: 'token',
  summary: 'Games with a round that waits for the member.',
  source: '3-49',
  reply: v.array(UnfinishedRound),
  errors: [],
});

export const Room = v.object({
  roomId: v.string(),
  gameId: v.string(),
  name: v.string(),
  vassalage: v.string(),
  stake: Amount,
  seats: v.number(),
  taken: v.number(),
  cover: v.string(),
  playable: v.boolean(),
  open: v.optional(v.boolean()),
});
export type Room = v.InferOutput<typeof Room>;
export const roomList = endpoint({
  name: 'games.rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  access: 'token',
  background: true,
  summary: 'PVP rooms.',
  source: '7-049',
  query: v.object({ vassalage: v.optional(v.string()) }),
  reply: v.array(Room),
  errors: [],
});

/** Source: specification 3, game launch payload; constants 9-20. The player is the session's, whatever `username` says. */
export const LaunchPayload = v.object({
  gameId: v.optional(v.string()),
  roomId: v.optional(v.string()),
  nodeId: v.optional(v.string()),
  accountType: v.optional(v.literal(1), 1),
  confirmTrans: v.optional(v.literal(0), 0),
  vassalage: v.optional(v.string()),
  launchMode: v.optional(v.literal('GLS'), 'GLS'),
  platform: v.optional(v.string(), 'html5-desktop'),
  clientType: v.optional(v.literal(3), 3),
  username: v.optional(v.string()),
  token: v.optional(v.string()),
  merchantCode: v.optional(v.string()),
  language: v.optional(v.string()),
  mode: v.optional(v.picklist(['real', 'demo'])),
});
const launchErrors = [
  'GAME_UNKNOWN',
  'GAME_MAINTENANCE',
  'VENDOR_MAINTENANCE',
  'VENDOR_UNREACHABLE',
  'DEMO_UNAVAILABLE',
  'PLAYER_EXCLUDED',
  'LIMIT_EXCEEDED',
  'REALITY_CHECK_DUE',
] as const;
/** A round of this game that the member left open: the vendor goes on with it before a new one (GM-05). Stake in minor units. */
const Resumes = v.object({ stake: Amount, openedAt: Instant });
/** Good for one opening within two minutes; a reload launches anew. Source: 7-050, 3-55, domain.md 2.2. */
export const launchGame = endpoint({
  name: 'games.launch',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'token',
  moneyIn: 'partly',
  summary: 'A launch address with a single-use ticket.',
  source: '7-050',
  body: LaunchPayload,
  reply: v.object({
    game_url: v.optional(v.string()),
    game_url2: v.optional(v.string()),
    gameId: v.string(),
    name: v.string(),
    mode: v.picklist(['real', 'demo']),
    resumes: v.optional(Resumes),
  }),
  errors: launchErrors,
});
export const launchRoom = endpoint({
  name: 'games.launchRoom',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'token',
  moneyIn: 'partly',
  summary: 'The launch address of a PVP room.',
  source: '7-051, 3-56',
  query: v.object({ roomId: v.string(), language: v.optional(v.string()) }),
  reply: v.object({ content: v.string(), gameId: v.string(), name: v.string(), resumes: v.optional(Resumes) }),
  errors: launchErrors,
});

/** The winner board; accounts are masked by the server. Source: 7-052, 2.11-07. */
export const rankList = endpoint({
  name: 'games.rankList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'none',
  summary: 'The winner board.',
  source: '7-052',
  reply: v.array(
    v.object({
      gameId: v.string(),
      gameName: v.string(),
      cover: v.string(),
      account: v.string(),
      stake: Amount,
      won: Amount,
      currency: v.string(),
      at: Instant,
    }),
  ),
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

/** Today's events of a sports or esports vendor, from the vendor's feed. */
export const sportsEvents = endpoint({
  name: 'games.sportsEvents',
  method: 'GET',
  path: '/lgw/sports/events',
  access: 'none',
  summary: "Today's events with odds.",
  source: '2.1-25',
  query: v.object({ gameType: v.picklist(['SPORTS', 'ESPORTS']) }),
  reply: v.array(
    v.object({
      id: v.string(),
      league: v.string(),
      home: v.string(),
      away: v.string(),
      startsAt: Instant,
      score: v.nullable(v.string()),
      minute: v.nullable(v.number()),
      odds: v.array(v.object({ name: v.string(), price: v.string() })),
      vassalage: v.string(),
    }),
  ),
  errors: [],
});

/**
 * The state of a vendor's live tables, from the vendor's feed: at most three seconds old; the event `vendor.feed` announces
 * a change. `answers` is false while the vendor gives no feed; its tables are left out then. Limits are the
 * table's within the game's. Source: 9-50, 9-51.
 */
export const liveTables = endpoint({
  name: 'games.liveTables',
  method: 'GET',
  path: '/lgw/games/tables',
  access: 'none',
  summary: "A vendor's live tables: dealer, seats, limits, last results.",
  source: '9-50, 9-51',
  query: v.object({ vassalage: v.string() }),
  reply: v.object({
    answers: v.boolean(),
    tables: v.array(
      v.object({
        gameId: v.string(),
        dealer: v.string(),
        seats: v.number(),
        taken: v.number(),
        minBet: Amount,
        maxBet: Amount,
        road: v.array(v.string()),
      }),
    ),
  }),
  errors: [],
});
