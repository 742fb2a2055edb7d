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
  errors: [],
});
