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
      vassalage: v.string(),
    }),
  ),
  errors: [],
});
