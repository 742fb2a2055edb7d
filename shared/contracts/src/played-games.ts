import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Game } from './games.ts';
import { Amount, Instant } from './money.ts';

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

/**
 * A round that the member has not finished: its stake, and when it began. The vendor continues it when its game is
 * opened.
 */
export const UnfinishedRound = v.object({ game: Game, stake: Amount, currency: v.string(), openedAt: Instant });
export type UnfinishedRound = v.InferOutput<typeof UnfinishedRound>;
/** The newest first, one for each game; bets that wait for an event or a draw are not included (records show them). */
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
