import type { Parts } from '../platform/parts.ts';
import type { Queryable } from '../platform/database.ts';
import { every, type Job } from '../platform/jobs.ts';

const BATCH_SIZE = 2_000;
const SEAL_INTERVAL_MS = 1_000;

/** Seals the committed entries that are not sealed yet, in batches. Returns their number. */
export async function sealLedger(database: Queryable): Promise<number> {
  for (let sealed = 0; ; ) {
    const row = await database.first<{ sealed: number }>(
      { name: 'ledger-seal', text: 'SELECT ledger_seal($1) AS sealed' },
      [BATCH_SIZE],
    );
    sealed += row!.sealed;
    if (row!.sealed < BATCH_SIZE) return sealed;
  }
}

/** Keeps the hash chain close behind the ledger. Any number of gateways may run it. */
export const ledgerSealing = ({ database }: Pick<Parts, 'database'>): Job =>
  every('ledger seal', SEAL_INTERVAL_MS, () => sealLedger(database));
