import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createDatabase } from '../../src/platform/database.ts';
import { archiveLedger } from '../../src/wallet/archive/archive-ledger.ts';
import { sealLedger } from '../../src/wallet/seal.ts';
import { tableSizes } from './table-sizes.ts';

export interface ArchivedGrowth {
  /** Tables and indexes that an archive leaves free. */
  bytesPerBet: number;
  fileBytesPerBet: number;
  /** Writing, reading back and removing. */
  secondsPerMillionBets: number;
}

const TABLES = ['ledger_lines', 'ledger_seals', 'ledger_carried', 'ledger_carried_bonus_stakes', 'ledger_archives'];

/** Archives all play of a database on which nothing runs any more. */
export async function archiveAll(pool: Pool, bets: number): Promise<ArchivedGrowth> {
  const database = createDatabase(pool);
  // The mark below which nobody looks for unsealed entries follows two minutes behind.
  for (let pass = 0; pass < 3; pass += 1) {
    await pool.query("UPDATE ledger_seal_state SET seen_at = now() - interval '3 minutes'");
    await sealLedger(database);
  }
  const size = async () => {
    await pool.query(`VACUUM (FULL) ${TABLES.join(', ')}`);
    const sizes = await tableSizes(pool);
    return TABLES.reduce((sum, table) => sum + (sizes.get(table) ?? 0), 0);
  };
  const before = await size();
  const folder = mkdtempSync(join(tmpdir(), 'bench-archive-'));
  try {
    const startedAt = performance.now();
    const archived = await archiveLedger({ database, folder, before: new Date(Date.now() + 86_400_000) });
    const seconds = (performance.now() - startedAt) / 1_000;
    const fileBytes = archived.reduce((sum, { file }) => sum + statSync(file).size, 0);
    return {
      bytesPerBet: (before - (await size())) / bets,
      fileBytesPerBet: fileBytes / bets,
      secondsPerMillionBets: (seconds / bets) * 1_000_000,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
