import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';

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
      /** The vendor's own ID of the event, which a launch's selection names. */
      event: v.string(),
      /** The end, for callers that show how long an event lasts. */
      endsAt: Instant,
      /** No bets at this moment. */
      closed: v.boolean(),
      /**
       * The markets that lobbies show, `result` first, each answer with its price in hundredths; null where none is offered
       * now.
       */
      markets: v.array(
        v.object({
          name: v.string(),
          picks: v.array(v.object({ pick: v.string(), price: v.nullable(v.number()) })),
        }),
      ),
      /** The number of the vendor's other markets. */
      more: v.number(),
      vassalage: v.string(),
    }),
  ),
  errors: [],
});
