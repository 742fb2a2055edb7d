import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '@atrium/database/start-database';
import { canReach, databaseUser } from '@atrium/database/database-user';
import { removeLeftovers } from './remove-leftovers.mjs';

/**
 * jest's global setup: one throwaway PostgreSQL for the whole run, found by tests through ATRIUM_TEST_DATABASE_URL.
 * Set that variable yourself to test against a server of your own.
 */
export default async function startTestDatabase() {
  if (process.env.ATRIUM_TEST_DATABASE_URL) return;
  const home = canReach(databaseUser(), tmpdir()) ? tmpdir() : '/tmp';
  removeLeftovers(home);
  const folder = mkdtempSync(join(home, 'atrium-test-'));
  chmodSync(folder, 0o755);
  try {
    const database = await startDatabase({ dataFolder: join(folder, 'database'), throwaway: true });
    process.env.ATRIUM_TEST_DATABASE_URL = database.url('postgres');
    globalThis.atriumTestDatabase = { database, folder };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
