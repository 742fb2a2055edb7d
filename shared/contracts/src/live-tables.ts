import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount } from './money.ts';

/**
 * The state of a vendor's live tables, from the vendor's feed: at most three seconds old; the event `vendor.feed`
 * announces a change. `answers` is false while the vendor's feed is unavailable; its tables are then omitted. Limits
 * are the table's within the game's. Source: 9-50, 9-51.
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
