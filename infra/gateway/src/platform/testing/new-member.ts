import { hashPassword } from '../../session/passwords.ts';
import type { TestClock } from '../clock.ts';
import type { Parts } from '../parts.ts';

export interface NewMember {
  account?: string;
  /** Without one, no password fits. */
  password?: string;
  type?: number;
  upline?: string;
  /** Cash, minor units. */
  balance?: bigint;
  points?: number;
  currency?: string;
  /** `yyyy-MM-dd`; null for a member who has not given it yet. */
  bornOn?: string | null;
  /** The terms accepted at the registration; null for none. */
  termsVersion?: string | null;
}

let count = 0;

/** Writes a member into the database, with the money and points that are given. */
export async function createMember(
  { database, config, clock }: Parts & { clock: TestClock },
  {
    account = `test${++count}`,
    password,
    type = 0,
    upline,
    balance = 0n,
    points = 0,
    currency = 'PHP',
    bornOn = '1990-05-17',
    termsVersion = '2026-01',
  }: NewMember = {},
): Promise<{ id: string; account: string }> {
  const row = await database.first<{ id: string }>(
    'INSERT INTO members (account, nickname, type, upline_id, currency, password_hash, registered_at, born_on, terms_version) VALUES ($1, $1, $2, $3, $4, $5, $6, $7, $8) RETURNING id',
    [
      account,
      type,
      upline ?? null,
      currency,
      password === undefined ? 'none' : await hashPassword(config, password),
      clock.now(),
      bornOn,
      termsVersion,
    ],
  );
  const id = row!.id;
  if (balance > 0n) {
    await database.rows(
      "SELECT ledger_post($1, 'deposit', $2, 'test', $3, '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', $4), ledger_account($5, $2, '', $4)], ARRAY[-$6::bigint, $6::bigint])",
      [clock.now(), id, `start-${id}`, currency, type === 4 ? 'player:play' : 'player:cash', balance.toString()],
    );
  }
  if (points > 0) {
    await database.rows(
      "SELECT ledger_post($1, 'points', $2, 'test', $3, '', '', '', ARRAY[ledger_account('points:issued', NULL, '', 'PTS'), ledger_account('points', $2, '', 'PTS')], ARRAY[-$4::bigint, $4::bigint])",
      [clock.now(), id, `points-${id}`, points],
    );
  }
  return { id, account };
}
