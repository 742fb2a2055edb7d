import type { Pool } from 'pg';
import type { Player, Vendor } from '../world/people.ts';

interface People {
  players: readonly Player[];
  vendors: readonly Vendor[];
}

/** The movements that the clients know of, compared with the ledger at the end. */
export interface Book {
  /** A command was answered with OK: the player's money, in the main and all vendors' wallets, moved by `amount`, under this transaction of a vendor. */
  moved(player: Player, vendor: Vendor | undefined, txId: string, amount: number): void;
  /** A bet and its rollback ran side by side: both moved the money, or neither did. */
  undone(player: Player, vendor: Vendor, betTx: string, rollbackTx: string): void;
  /** The differences from the ledger as sentences; empty if there are none. */
  compare(pool: Pool, people: People, startCash: number): Promise<string[]>;
}

export function openBook(): Book {
  const cash = new Map<string, number>();
  const transactions = new Map<string, number>();
  const either = new Set<string>();
  const nameOf = (vendor: Vendor, txId: string) => `vendor:${vendor.code} ${txId}`;

  async function balances(pool: Pool, players: readonly Player[], startCash: number): Promise<string[]> {
    const { rows } = await pool.query<{ member: string; posted: string }>(
      "SELECT member_id AS member, sum(posted)::text AS posted FROM ledger_accounts WHERE class IN ('player:cash', 'vendor:wallet') GROUP BY 1",
    );
    const posted = new Map(rows.map((row) => [row.member, Number(row.posted)]));
    return players
      .map(({ memberId }) => ({
        memberId,
        ours: startCash + (cash.get(memberId) ?? 0),
        theirs: posted.get(memberId) ?? 0,
      }))
      .filter(({ ours, theirs }) => ours !== theirs)
      .map(
        ({ memberId, ours, theirs }) =>
          `Member ${memberId} has ${theirs}; by the answers to the clients it should be ${ours}.`,
      );
  }

  async function appliedOnce(pool: Pool, vendors: readonly Vendor[]): Promise<string[]> {
    const { rows } = await pool.query<{ name: string; amount: string; entries: number }>(
      `SELECT e.scope || ' ' || e.key AS name, sum(l.amount)::text AS amount, count(DISTINCT e.id)::int AS entries
         FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id JOIN ledger_accounts a ON a.id = l.account_id AND a.class IN ('player:cash', 'vendor:wallet')
        WHERE e.scope = ANY ($1) GROUP BY 1`,
      [vendors.map(({ code }) => `vendor:${code}`)],
    );
    const entered = new Map(rows.map((row) => [row.name, row]));
    const wrong = rows.filter(
      ({ name, entries, amount }) => entries !== 1 || (!either.has(name) && transactions.get(name) !== Number(amount)),
    );
    const missing = [...transactions].filter(([name, amount]) => amount !== 0 && !entered.has(name));
    return [
      ...wrong.map(
        ({ name, entries, amount }) =>
          `${name} moved ${amount} in ${entries} entries; the answer to the clients was ${transactions.get(name) ?? 'nothing'}.`,
      ),
      ...missing.map(([name, amount]) => `${name} moved nothing; the answer to the clients was ${amount}.`),
    ];
  }

  return {
    moved(player, vendor, txId, amount) {
      cash.set(player.memberId, (cash.get(player.memberId) ?? 0) + amount);
      if (vendor) transactions.set(nameOf(vendor, txId), amount);
    },
    undone(_player, vendor, betTx, rollbackTx) {
      either.add(nameOf(vendor, betTx)).add(nameOf(vendor, rollbackTx));
    },
    compare: async (pool, { players, vendors }, startCash) => [
      ...(await balances(pool, players, startCash)),
      ...(await appliedOnce(pool, vendors)),
    ],
  };
}
