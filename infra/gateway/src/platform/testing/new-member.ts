import type { TestClock } from '../clock.ts';
import type { Database } from '../database.ts';

export interface NewMember {
  account?: string;
  password?: string;
  type?: number;
  upline?: string;
  /** Cash, minor units. */
  balance?: bigint;
  currency?: string;
}

let count = 0;

/** Writes a member into the database, with money where `balance` is set. The password hash is not real. */
export async function createMember(
  database: Database,
  clock: TestClock,
  { account = `test${++count}`, type = 0, upline, balance = 0n, currency = 'PHP' }: NewMember = {},
): Promise<{ id: string; account: string }> {
  const row = await database.first<{ id: string }>(
    "INSERT INTO members (account, nickname, type, upline_id, currency, password_hash, registered_at) VALUES ($1, $1, $2, $3, $4, 'none', $5) RETURNING id",
    [account, type, upline ?? null, currency, clock.now()],
  );
  const id = row!.id;
  if (balance > 0n) {
    await database.rows(
      "SELECT ledger_post($1, 'deposit', $2, 'test', $3, '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', $4), ledger_account($5, $2, '', $4)], ARRAY[-$6::bigint, $6::bigint])",
      [clock.now(), id, `start-${id}`, currency, type === 4 ? 'player:play' : 'player:cash', balance.toString()],
    );
  }
  return { id, account };
}
