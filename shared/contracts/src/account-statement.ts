import * as v from 'valibot';
import { TransactionKind } from './account-records.ts';
import { endpoint } from './endpoint.ts';
import { Amount, Currency, Day, Instant } from './money.ts';

/** What one kind of entry moved in and out of the member's wallets, in `entries` entries. */
export const StatementLine = v.object({ kind: TransactionKind, in: Amount, out: Amount, entries: v.number() });

/**
 * The member's money over a period, all wallets together: `opening` + what came in − what went out = `closing`. Moves between
 * the own wallets are not listed. `lifetime` begins with the account and ends now. Source: 11-25.
 */
export const statement = endpoint({
  name: 'wallet.statement',
  method: 'GET',
  path: '/wps/member/statement',
  access: 'member',
  summary: 'The account over a period: opening and closing balance, each kind of movement, net deposits.',
  source: '11-25',
  query: v.object({ from: Day, to: Day }),
  reply: v.object({
    from: Day,
    to: Day,
    currency: Currency,
    opening: Amount,
    closing: Amount,
    lines: v.array(StatementLine),
    /** Deposits less paid withdrawals. */
    netDeposits: Amount,
    lifetime: v.object({ since: Instant, deposits: Amount, withdrawals: Amount, netDeposits: Amount }),
  }),
  errors: ['RECORDS_ARCHIVED'],
});

/** Movements that a year's statement lists: all but the play, which it groups by game. */
export const YearMovement = v.object({
  id: v.string(),
  at: Instant,
  kind: TransactionKind,
  reference: v.string(),
  /** Positive: money in. */
  amount: Amount,
});

/** A game's settled rounds of a year. */
export const YearGame = v.object({
  gameId: v.string(),
  name: v.string(),
  vendor: v.string(),
  rounds: v.number(),
  stake: Amount,
  payout: Amount,
});

/** A calendar year in the brand's time zone. `complete`: false if the oldest movements of the year are not listed. */
export const yearStatement = endpoint({
  name: 'wallet.yearStatement',
  method: 'GET',
  path: '/wps/member/statement/year',
  access: 'member',
  summary: 'A year of the account: each movement with ID and time, newest first, and the play of each game.',
  source: 'MN-06',
  query: v.object({ year: v.pipe(v.string(), v.regex(/^[1-9]\d{3}$/)) }),
  reply: v.object({
    year: v.string(),
    currency: Currency,
    movements: v.array(YearMovement),
    complete: v.boolean(),
    games: v.array(YearGame),
  }),
  errors: [],
});
