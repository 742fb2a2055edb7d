import type { Queryable } from '../../platform/database.ts';
import type { Invariant } from './invariant.ts';

/** Seals checked in one query, few enough to report progress. */
const PIECE = 20_000;

export const hashChain: Invariant = {
  number: 11,
  name: 'the hash chain is valid from the first entry to its head',
  checks: [
    {
      failure: 'A sealed entry or the hash chain was changed',
      async walk(snapshot, progress) {
        const { seq: last } = (await headOf(snapshot)) ?? { seq: 0 };
        // What is archived went through the same check before it left: see verify-archive.ts.
        const archived = await snapshot.first<{ seq: string }>('SELECT last_seq AS seq FROM ledger_archived');
        for (let from = Number(archived!.seq) + 1; from <= last; from += PIECE) {
          const to = Math.min(from + PIECE - 1, last);
          const row = await snapshot.first<{ seq: string | null }>('SELECT ledger_chain_break($1, $2) AS seq', [
            from,
            to,
          ]);
          if (row!.seq !== null) return await namedSeal(snapshot, row!.seq);
          progress(to, last);
        }
        return undefined;
      },
    },
    {
      failure: 'The archives do not join, or the chain does not go on from the last one',
      text: `SELECT 'archive ' || a.number AS what
               FROM (SELECT *, lag(number, 1, 0) OVER w AS before, lag(last_seq, 1, 0) OVER w AS seq_before, lag(last_entry, 1, 0) OVER w AS entry_before,
                            lag(last_hash, 1, decode(repeat('00', 32), 'hex')) OVER w AS hash_before, lead(number) OVER w IS NULL AS newest
                       FROM ledger_archives WINDOW w AS (ORDER BY number)) a
              WHERE a.number <> a.before + 1 OR a.first_seq <> a.seq_before + 1 OR a.last_entry <= a.entry_before OR a.previous_hash <> a.hash_before
                 OR a.newest AND NOT EXISTS (SELECT 1 FROM ledger_seals s WHERE s.seq = a.last_seq AND s.hash = a.last_hash)`,
    },
    {
      failure: 'An entry was never sealed',
      text: `SELECT 'entry ' || e.id AS what FROM ledger_entries e
              WHERE e.id > (SELECT last_entry FROM ledger_archived) AND e.id <= (SELECT through FROM ledger_seal_state) AND NOT EXISTS (SELECT 1 FROM ledger_seals s WHERE s.entry_id = e.id)`,
    },
  ],
};

async function namedSeal(snapshot: Queryable, seq: string): Promise<string> {
  const row = await snapshot.first<{ id: string }>('SELECT entry_id AS id FROM ledger_seals WHERE seq = $1', [seq]);
  return `seal ${seq}, ${row ? `entry ${row.id}` : 'which is gone'}`;
}

/** The newest link of the chain: stored elsewhere, it proves later that nothing before it was changed. */
export async function headOf(queryable: Queryable): Promise<{ seq: number; hash: string } | undefined> {
  const row = await queryable.first<{ seq: string; hash: string }>(
    "SELECT seq, encode(hash, 'hex') AS hash FROM ledger_seals ORDER BY seq DESC LIMIT 1",
  );
  return row && { seq: Number(row.seq), hash: row.hash };
}
