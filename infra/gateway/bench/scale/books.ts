import { createDatabase } from '../../src/platform/database.ts';
import { verifyLedger } from '../../src/wallet/ledger-verify.ts';
import { sealLedger } from '../../src/wallet/seal.ts';
import type { Installation } from './installation.ts';
import type { OfferedBets } from './offered-bets.ts';
import type { Tabs } from './tabs.ts';

type Books = Pick<Installation, 'pool' | 'players' | 'vendor'>;

export interface MoneyReport {
  acknowledged: number;
  /** By the code of the refusal. */
  refused: Record<string, number>;
  /** Acknowledged bets that the ledger does not have. */
  lost: number;
  /** Bets of the ledger that were never acknowledged, or that it has twice. */
  unasked: number;
  /** Broken invariants, as sentences. */
  failures: string[];
}

async function cashOf({ pool, players }: Books): Promise<string[]> {
  const { rows } = await pool.query<{ member: string; cash: string }>(
    "SELECT member_id AS member, (posted - held)::text AS cash FROM ledger_accounts WHERE class = 'player:cash'",
  );
  const cash = new Map(rows.map((row) => [row.member, row.cash]));
  return players.map(({ memberId }) => cash.get(memberId) ?? '');
}

/** How many members' tabs show another balance than the ledger has. */
export async function wrongTabs(books: Books, tabs: Tabs): Promise<number> {
  const cash = await cashOf(books);
  return (await tabs.ask('balances')).cash.filter((shown, member) => shown !== cash[member]).length;
}

/** Compares every acknowledgement with the ledger, and checks the ledger's invariants. */
export async function compareMoney(books: Books, { acknowledged, refused }: OfferedBets): Promise<MoneyReport> {
  const { rows } = await books.pool.query<{ key: string; entries: number }>(
    'SELECT key, count(*)::int AS entries FROM ledger_entries WHERE scope = $1 GROUP BY key',
    [`vendor:${books.vendor.code}`],
  );
  const entered = new Set(rows.map(({ key }) => key));
  const database = createDatabase(books.pool);
  await sealLedger(database);
  return {
    acknowledged: acknowledged.size,
    refused: Object.fromEntries(refused),
    lost: [...acknowledged.keys()].filter((txId) => !entered.has(txId)).length,
    unasked: rows.filter(({ key, entries }) => entries !== 1 || !acknowledged.has(key)).length,
    failures: (await verifyLedger(database)).failures,
  };
}
