import type { Database, Queryable } from '../platform/database.ts';
import { failureSentence, firstBroken } from '../platform/broken-rows.ts';
import { cachedBalances, holds, neverBelowZero } from './invariants/balances.ts';
import { bonusApart, conservation, escrows, jackpots, trialBalance } from './invariants/boundaries.ts';
import { appendOnly, balancedEntries, onceOnly } from './invariants/entries.ts';
import { hashChain, headOf } from './invariants/hash-chain.ts';
import type { Check, Walk, Invariant } from './invariants/invariant.ts';

/** The twelve, in the order of domain.md 3.2. */
export const INVARIANTS: readonly Invariant[] = [
  balancedEntries,
  appendOnly,
  cachedBalances,
  neverBelowZero,
  holds,
  onceOnly,
  conservation,
  escrows,
  jackpots,
  bonusApart,
  hashChain,
  trialBalance,
];

export interface LedgerReport {
  ok: boolean;
  entries: number;
  accounts: number;
  /** One sentence per broken check; if `named`, it has the first entry or account that breaks it. */
  failures: string[];
  invariants: { number: number; name: string; ok: boolean }[];
  /** The sum of all accounts of a class, in minor units. */
  trialBalance: { class: string; currency: string; amount: string }[];
  /** The hash chain's newest link; null while nothing is sealed. */
  head: { seq: number; hash: string } | null;
}

export type Progress = (invariant: string, done: number, all: number) => void;

/**
 * Checks every invariant of the ledger over a live database: one read-only snapshot without locks. Inside a given
 * transaction it sees what that transaction sees.
 */
export async function verifyLedger(
  database: Database | Queryable,
  progress: Progress = () => {},
  named = true,
): Promise<LedgerReport> {
  if (!('transaction' in database)) return await verifySnapshot(database, progress, named);
  return await database.transaction(async (snapshot) => {
    await snapshot.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    // Each check is executed once: compiling it costs more than it saves.
    await snapshot.run('SET LOCAL jit = off');
    return await verifySnapshot(snapshot, progress, named);
  });
}

async function verifySnapshot(snapshot: Queryable, progress: Progress, named: boolean): Promise<LedgerReport> {
  const failures: string[] = [];
  const invariants: LedgerReport['invariants'] = [];
  for (const { number, name, checks } of INVARIANTS) {
    const before = failures.length;
    for (const check of checks) {
      const found = await foundBy(check, snapshot, (done, all) => progress(name, done, all));
      if (found) failures.push(failureSentence(check.failure, found, named));
    }
    invariants.push({ number, name, ok: failures.length === before });
    progress(name, 1, 1);
  }
  const counted = await snapshot.first<{ entries: number; accounts: number }>(
    'SELECT (SELECT count(*) FROM ledger_entries)::int AS entries, (SELECT count(*) FROM ledger_accounts)::int AS accounts',
  );
  const trial = await snapshot.rows<LedgerReport['trialBalance'][number]>(
    `SELECT a.class, a.currency, coalesce(sum(moved.amount), 0)::text AS amount
       FROM ledger_accounts a
       LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM ledger_movements GROUP BY 1) moved ON moved.account_id = a.id
      GROUP BY a.class, a.currency
      ORDER BY a.class, a.currency`,
  );
  return {
    ok: failures.length === 0,
    entries: counted!.entries,
    accounts: counted!.accounts,
    failures,
    invariants,
    trialBalance: trial,
    head: (await headOf(snapshot)) ?? null,
  };
}

async function foundBy(
  check: Check | Walk,
  snapshot: Queryable,
  progress: (done: number, all: number) => void,
): Promise<string | undefined> {
  if ('walk' in check) return await check.walk(snapshot, progress);
  return await firstBroken(snapshot, check.text);
}
