import * as v from 'valibot';

/**
 * Where a vendor's own server, at the origin of its launch address, tells the events of its sports book. Open to anybody;
 * `category` is `SPORTS` or `ESPORTS`. An unknown vendor is a 404, one that is closed a 503.
 */
export const vendorFeedPath = (vendorId: string, category: 'SPORTS' | 'ESPORTS'): string =>
  `/feed/${encodeURIComponent(vendorId)}/events?category=${category}`;

const Millis = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An event of a vendor's book as it stands now. Source: 2.1-25, 2.1-26. */
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
