import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Draw, LotteryGame } from './lottery.ts';
import { Amount, Instant, PositiveAmount, QueryNumber } from './money.ts';
import { LotteryPool } from './lottery-pool.ts';
import { NumberRoom } from './number-room.ts';
import { cursorPaging, keysetPageOf, spanPaging } from './record-pages.ts';

/** A play of @atrium/lottery-rules by its code: `front3-direct`. */
const PlayCode = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
/** Notes as digits: a selection can stand for more than a JSON number holds exactly. */
const Notes = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/, 'a whole number as digits'));
/** A price as an exact fraction, stake included, per unit of stake of one note: `975`, `195/2`. */
const Price = v.pipe(v.string(), v.regex(/^\d{1,30}(\/\d{1,30})?$/));
const Prices = v.record(v.pipe(v.string(), v.maxLength(40)), Price);
const Multiple = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999));
const Issue = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const GameCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,16}$/));

/** A number that pays less on this draw, or is closed (share "0"). `share` of the price: "1/2". Source: domain.md 4.8, 10-09. */
export const Restriction = v.object({ issue: Issue, play: PlayCode, number: v.string(), share: v.string() });

/** A number that bets of a market look at: for each digit its group of the result, number and place, from 0. */
const Cut = v.array(v.tuple([v.string(), v.number(), v.number()]));
const Cuts = v.object({
  top3: Cut,
  top2: Cut,
  bottom2: Cut,
  front3: v.optional(v.array(Cut)),
  bottom3: v.optional(v.array(Cut)),
});

/**
 * Everything that a board needs to count, price and offer a bet. `rules` is a GameRules of @atrium/lottery-rules (rule sets by name, house
 * rules, pricing); `version` changes with every change of rules or prices. `unit` is the base stake of one note in minor units,
 * `units` what a player may choose of it (base × 1, 0.5, 0.1, 0.01). Limits in minor units; null: none.
 */
export const Board = v.object({
  serverTime: Instant,
  game: LotteryGame,
  /** IANA zone of the game's schedule: some plays depend on the day of the draw there. */
  timeZone: v.string(),
  version: v.number(),
  rules: v.object({
    family: v.string(),
    sets: v.array(v.string()),
    house: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
    /** Of a market with numbers of its own; the others cut as their rule set does. */
    cuts: v.optional(Cuts),
    /** Plays that take no bets at the moment. */
    closed: v.optional(v.array(v.string())),
    pricing: v.object({
      group: v.optional(
        v.object({ base: v.number(), group: v.number(), caps: v.optional(v.record(v.string(), v.number())) }),
      ),
      odds: v.optional(v.record(v.string(), v.string())),
      /** Of games with plays that pay a share of a pool; their lines have no prices. */
      pool: v.optional(LotteryPool),
    }),
  }),
  /** What the winners of the pool's highest prize share at least in the next draw, in minor units of the brand's currency. */
  jackpot: v.optional(Amount),
  /** Prize groups that this player may choose, lowest and own; null where the game has fixed odds only. */
  groups: v.nullable(v.object({ least: v.number(), own: v.number() })),
  unit: PositiveAmount,
  units: v.array(PositiveAmount),
  limits: v.object({
    leastStake: Amount,
    mostStake: Amount,
    /** Highest payout of one ticket. */
    mostPayout: v.nullable(Amount),
    mostLines: v.number(),
    /** Stake of this member on one number of one draw. */
    mostStakePerNumber: v.nullable(Amount),
  }),
  restrictions: v.array(Restriction),
  rooms: v.optional(v.array(NumberRoom)),
  /** Draws that take bets or will, soonest first: what a chase can buy. */
  upcoming: v.array(Draw),
  /** The first draw after the last result that has closed and has no numbers. `ticketCount` is null until it is published. */
  awaited: v.optional(v.object({ issue: v.string(), drawsAt: Instant, ticketCount: v.nullable(v.number()) })),
  /** Whether a ticket can be cancelled before its close. */
  cancellable: v.boolean(),
});
export type Board = v.InferOutput<typeof Board>;

export const board = endpoint({
  name: 'lottery.board',
  method: 'GET',
  path: '/lgw/games/board',
  access: 'none',
  summary: 'Rules, prices, limits and coming draws of one game.',
  source: '10-14, 10-32, 10-33',
  query: v.object({
    gameCode: GameCode,
    /** How many coming draws. */
    draws: v.optional(v.pipe(QueryNumber, v.minValue(1), v.maxValue(120)), 20),
    language: v.optional(v.string(), 'EN'),
  }),
  reply: Board,
  errors: ['GAME_UNKNOWN', 'GAME_MAINTENANCE'],
});

/**
 * One line of a bet. `notes`, `stake` and `prices` are what the player was shown; the gateway works them out again and refuses others
 * (ODDS_CHANGED). `unit` in minor units; stake = notes × units per note × unit × multiple.
 */
const Line = v.strictObject({
  play: PlayCode,
  selection: v.pipe(v.string(), v.minLength(1), v.maxLength(200_000)),
  unit: PositiveAmount,
  multiple: Multiple,
  notes: Notes,
  stake: PositiveAmount,
  prices: Prices,
});

export const TicketState = v.picklist(['open', 'closed', 'won', 'lost', 'cancelled', 'voided']);
export const TicketLine = v.object({
  ...Line.entries,
  /** Null before the settlement. */
  wins: v.nullable(v.array(v.object({ tier: v.string(), notes: v.string() }))),
  payout: v.nullable(Amount),
});
export const Ticket = v.object({
  number: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  issue: v.string(),
  state: TicketState,
  placedAt: Instant,
  closesAt: Instant,
  drawsAt: Instant,
  lines: v.array(TicketLine),
  stake: Amount,
  /** Given back at once for a prize group below the own one. */
  selfRebate: Amount,
  /** Prize group chosen; null for fixed odds. */
  group: v.nullable(v.number()),
  payout: v.nullable(Amount),
  /** Of the draw, as in Draw; null before it. */
  result: v.nullable(v.string()),
  /** The chase that bought it. */
  chase: v.nullable(v.string()),
  cancellable: v.boolean(),
});
export type Ticket = v.InferOutput<typeof Ticket>;

const betErrors = [
  'GAME_UNKNOWN',
  'GAME_MAINTENANCE',
  'BET_CLOSED',
  'ODDS_CHANGED',
  'SELECTION_INVALID',
  'NUMBER_CLOSED',
  'BET_LIMIT',
  'AMOUNT_OUT_OF_RANGE',
  'INSUFFICIENT_FUNDS',
  'LIMIT_EXCEEDED',
  'REALITY_CHECK_DUE',
  'PLAYER_EXCLUDED',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_CONFLICT',
] as const;

/**
 * Places a bet: one ticket on `issue`, or one per issue of a chase (each line's multiple times the issue's). The whole stake is
 * taken at once. ODDS_CHANGED answers `value: { lines }` with the lines as they are now; BET_LIMIT names the limit and what is left
 * of it (`params.limit`, `params.left` in minor units).
 */
export const placeBet = endpoint({
  name: 'lottery.placeBet',
  method: 'POST',
  path: '/lgw/bets',
  access: 'token',
  movesMoney: true,
  moneyIn: true,
  summary: 'Bets on one draw, or on several as a chase.',
  source: '10-14 … 10-21',
  body: v.strictObject({
    gameCode: GameCode,
    issue: Issue,
    lines: v.pipe(v.array(Line), v.minLength(1), v.maxLength(1_000)),
    /** The whole stake, of all issues. */
    stake: PositiveAmount,
    group: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000))),
    chase: v.optional(
      v.strictObject({
        issues: v.pipe(v.array(v.strictObject({ issue: Issue, multiple: Multiple })), v.minLength(1), v.maxLength(120)),
        /** The first win cancels the rest. */
        stopOnWin: v.boolean(),
      }),
    ),
  }),
  reply: v.object({ tickets: v.array(Ticket), chase: v.nullable(v.string()) }),
  errors: betErrors,
});
export const tickets = endpoint({
  name: 'lottery.tickets',
  method: 'GET',
  path: '/lgw/bets',
  access: 'token',
  summary: 'The own tickets, newest first.',
  source: '10-40',
  query: v.object({
    ...spanPaging(),
    gameCode: v.optional(GameCode),
    state: v.optional(v.picklist(['all', 'open', 'settled']), 'all'),
    chase: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
    language: v.optional(v.string(), 'EN'),
  }),
  reply: keysetPageOf(Ticket),
  errors: [],
});
const byNumber = v.object({ number: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
export const ticket = endpoint({
  name: 'lottery.ticket',
  method: 'GET',
  path: '/lgw/bets/:number',
  access: 'token',
  summary: 'One of the own tickets.',
  source: '10-37, 10-40',
  params: byNumber,
  reply: Ticket,
  errors: ['NOT_FOUND'],
});
export const cancelTicket = endpoint({
  name: 'lottery.cancelTicket',
  method: 'POST',
  path: '/lgw/bets/:number/cancel',
  access: 'token',
  movesMoney: true,
  moneyIn: false,
  summary: 'Cancels an own ticket before its draw closes; the stake comes back.',
  source: '10-22',
  params: byNumber,
  body: v.strictObject({}),
  reply: Ticket,
  errors: [
    'NOT_FOUND',
    'BET_CLOSED',
    'TICKET_STATE',
    'FUNCTION_DISABLED',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});

export const Chase = v.object({
  id: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  stopOnWin: v.boolean(),
  state: v.picklist(['running', 'done', 'stopped', 'cancelled']),
  placedAt: Instant,
  issues: v.number(),
  issuesLeft: v.number(),
  stake: Amount,
  /** Still held for issues to come. */
  held: Amount,
  payout: Amount,
});
export type Chase = v.InferOutput<typeof Chase>;
export const chases = endpoint({
  name: 'lottery.chases',
  method: 'GET',
  path: '/lgw/chases',
  access: 'token',
  summary: 'The own chases, newest first.',
  source: '10-21, 10-40',
  query: v.object({ ...cursorPaging(), gameCode: v.optional(GameCode), language: v.optional(v.string(), 'EN') }),
  reply: keysetPageOf(Chase),
  errors: [],
});
export const cancelChase = endpoint({
  name: 'lottery.cancelChase',
  method: 'POST',
  path: '/lgw/chases/:id/cancel',
  access: 'token',
  movesMoney: true,
  moneyIn: false,
  summary: 'Cancels the issues of a chase that are still open; their stake comes back.',
  source: '10-21',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  body: v.strictObject({}),
  reply: Chase,
  errors: ['NOT_FOUND', 'TICKET_STATE', 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_CONFLICT'],
});
