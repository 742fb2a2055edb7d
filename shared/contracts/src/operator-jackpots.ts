import * as v from 'valibot';
import { Amount, Currency, Instant, PositiveAmount } from './money.ts';
import { WaitingChange } from './operator-changes.ts';
import { CONTENT_STATES, inLanguages, neededWords } from './operator-content.ts';
import { operation, Reason } from './operator-operation.ts';

/*
 * Jackpots, written by operators. Every change of money rules waits for a second operator and concerns the next run only: a
 * running jackpot keeps the terms with which it began (GM-13). Source: 11-27, 11-29.
 */

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const fields = {
  texts: inLanguages(v.strictObject({ title: neededWords(60) })),
  /** The vendor whose games feed it. */
  vassalage: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  /** IDs of the games that feed it; null: all games of the vendor. */
  gameIds: v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.minLength(1), v.maxLength(500))),
  currency: Currency,
  /** Millionths of a valid bet of cash: 10,000 is one per cent. */
  contributionPpm: whole(1, 200_000),
  /** The part of the contributions that is saved for later seeds. */
  nextPercent: whole(0, 90),
  /** What the house pays at the start, as far as nothing is saved. */
  seed: PositiveAmount,
  /** It drops at a secret amount above the seed and at most here. */
  mustHitBy: PositiveAmount,
  /** Lower numbers come first. */
  position: v.optional(whole(0, 100_000), 1000),
  startsAt: Instant,
};
export const JackpotFields = v.strictObject(fields);
export type JackpotFields = v.InferOutput<typeof JackpotFields>;

/** `withdrawn` is a stopped one: what is running goes on until it drops, and no other begins. */
export const OperatedJackpot = v.object({
  ...fields,
  id: v.string(),
  texts: v.record(v.string(), v.object({ title: v.string() })),
  state: v.picklist(CONTENT_STATES),
  /** With the terms of its beginning; null before the first and after the last. */
  running: v.nullable(
    v.object({
      number: v.number(),
      amount: Amount,
      seed: Amount,
      mustHitBy: Amount,
      commitment: v.string(),
      startedAt: Instant,
    }),
  ),
  /** Saved for later seeds. */
  saved: Amount,
  /** Runs that were won, and what they have paid. */
  drops: v.number(),
  paid: Amount,
});
export type OperatedJackpot = v.InferOutput<typeof OperatedJackpot>;

/** `item` is the state now, null before its creation; with `approval` the change waits for a second operator. */
const Answer = v.object({ item: v.nullable(OperatedJackpot), approval: v.optional(WaitingChange) });

export const jackpotList = operation({
  name: 'jackpotList',
  method: 'GET',
  path: '/ops/jackpots',
  role: 'viewer',
  summary: 'Jackpots of every state with what they hold, have saved and have paid.',
  reply: v.array(OperatedJackpot),
});
export const jackpotPut = operation({
  name: 'jackpotPut',
  method: 'POST',
  path: '/ops/jackpots/:id',
  role: 'operator',
  irreversible: false,
  summary: 'Creates a jackpot, or changes its next run. Money rules wait for a second operator.',
  body: v.strictObject({ ...fields, reason: Reason }),
  reply: Answer,
});
export const jackpotStop = operation({
  name: 'jackpotStop',
  method: 'POST',
  path: '/ops/jackpots/:id/stop',
  role: 'operator',
  irreversible: true,
  summary: 'Lets no other run begin. The running one goes on until it drops, and pays what is saved, too.',
  body: v.strictObject({ reason: Reason }),
  reply: Answer,
});

export const JACKPOT_OPERATIONS = [jackpotList, jackpotPut, jackpotStop] as const;
