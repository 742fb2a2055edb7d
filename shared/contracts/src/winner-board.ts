import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Instant } from './money.ts';

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
      /** The name of the jackpot that was won; absent for a round's own payout. */
      jackpot: v.optional(v.string()),
      currency: v.string(),
      at: Instant,
    }),
  ),
  errors: [],
});
