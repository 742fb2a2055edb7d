import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Category } from './game-categories.ts';
import { Amount, Currency, Instant } from './money.ts';

/*
 * Jackpots that stakes feed. Each run begins with a seed, grows by a part of every settled valid bet of cash on its games, and
 * drops at a secret amount whose hash is public from the start. Source: 11-27, GM-13.
 */

const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The terms of a run, which nobody changes until it has dropped; amounts in minor units of `currency`. */
const terms = {
  id: v.string(),
  name: v.string(),
  /** Which run of the jackpot it is, from 1. */
  number: v.number(),
  currency: Currency,
  seed: Amount,
  /** It drops at this amount at the latest. */
  mustHitBy: Amount,
  /** Millionths of a valid bet. */
  contributionPpm: v.number(),
  /** The part of the contributions that is saved for later seeds. */
  nextPercent: v.number(),
  /** The games that feed it, as the commitment names them; null for runs that began before it did. */
  scope: v.optional(v.nullable(v.object({ vassalage: v.string(), gameIds: v.nullable(v.array(v.string())) })), null),
  /** SHA-256 over the terms and the secret (`proof/jackpot-threshold.ts` of lottery-rules). */
  commitment: Hex,
  startedAt: Instant,
};

export const RunningJackpot = v.object({
  ...terms,
  /** What the ledger holds for the next winner. */
  amount: Amount,
  vassalage: v.string(),
  /** The vendor's category, in whose lobby its games are. */
  gameType: Category,
  /** The games that feed it; null: all games of the vendor. */
  gameIds: v.nullable(v.array(v.string())),
});
export type RunningJackpot = v.InferOutput<typeof RunningJackpot>;

/** A run that was won. `secret` proves `amount`: HMAC over the terms. */
export const DroppedJackpot = v.object({
  ...terms,
  /** At which it dropped, and what was paid: more where it was the last run and what was saved went along. */
  amount: Amount,
  prize: Amount,
  secret: Hex,
  droppedAt: Instant,
  /** Masked. */
  account: v.string(),
  gameId: v.string(),
  gameName: v.string(),
});
export type DroppedJackpot = v.InferOutput<typeof DroppedJackpot>;

export const jackpots = endpoint({
  name: 'jackpots.running',
  method: 'GET',
  path: '/lgw/jackpots',
  access: 'none',
  summary: 'The running jackpots with what they hold now, and the latest ones that were won.',
  source: '11-27',
  query: v.object({ language: v.optional(v.string(), 'EN') }),
  reply: v.object({ running: v.array(RunningJackpot), dropped: v.array(DroppedJackpot) }),
  errors: [],
});
