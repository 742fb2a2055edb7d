import * as v from 'valibot';

/**
 * Where a vendor's own server, at the origin of its launch address, publishes the events of its sports book. Open to anybody;
 * `category` is `SPORTS` or `ESPORTS`. An unknown vendor is a 404, one that is closed a 503.
 */
export const vendorFeedPath = (vendorId: string, category: 'SPORTS' | 'ESPORTS'): string =>
  `/feed/${encodeURIComponent(vendorId)}/events?category=${category}`;

const Millis = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An event of a vendor's book in its present state. Source: 2.1-25, 2.1-26. */
export const FeedEvent = v.object({
  /** Unique within the vendor. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  league: v.string(),
  home: v.string(),
  away: v.string(),
  /** Milliseconds since 1970. */
  startsAt: Millis,
  endsAt: Millis,
  /** `void`: called off, its bets do not count. */
  status: v.picklist(['next', 'live', 'over', 'void']),
  /** Minutes (esports: rounds) played; null unless it runs. */
  minute: v.nullable(v.number()),
  /** Home and away; null before the start. */
  score: v.nullable(v.tuple([v.number(), v.number()])),
  /** No bets for the moment. */
  closed: v.boolean(),
  /** Price in hundredths by market and answer; null where none is offered now. `result` has `1`, `2` and mostly `X`. */
  prices: v.record(v.string(), v.record(v.string(), v.nullable(v.pipe(v.number(), v.integer())))),
});
export type FeedEvent = v.InferOutput<typeof FeedEvent>;

export const FeedReply = v.object({ status: v.literal('ok'), events: v.array(FeedEvent) });

/**
 * Where the same server returns the state of its live tables, asked and answered with signatures like everything under
 * `/sw/v1` (`seamless.ts`). A vendor that is closed answers 503. Source: 9-50, 9-51.
 */
export const VENDOR_TABLES_PATH = '/sw/v1/tables';
export const TablesBody = v.object({
  /** The tables that the portal shows, by its own ids, with its own type of game. */
  games: v.pipe(v.array(v.object({ gameId: v.string(), gameType: v.string() })), v.maxLength(200)),
  /** The `version` of the last answer: the same again comes without its tables. */
  known: v.nullable(v.string()),
});
export type TablesBody = v.InferOutput<typeof TablesBody>;
const Stake = v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'minor units as digits'));
export const TableState = v.object({
  gameId: v.string(),
  dealer: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Seats that somebody sits on; at a full table one may still bet. */
  taken: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What the table takes at least and at most, minor units. */
  minBet: Stake,
  maxBet: Stake,
  /** Results before the round that runs, the latest last, each in one word: the winner, or the number or sum that fell. Empty where the vendor sends none. */
  road: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,12}$/))), v.maxLength(40)),
});
export type TableState = v.InferOutput<typeof TableState>;
/** `tables` is null when nothing has changed since `known`. */
export const TablesReply = v.object({
  status: v.literal('ok'),
  version: v.pipe(v.string(), v.maxLength(64)),
  tables: v.nullable(v.array(TableState)),
});
export type TablesReply = v.InferOutput<typeof TablesReply>;
