import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '@atrium/database/start-database';
import { canReach, databaseUser } from '@atrium/database/database-user';
import { removeLeftovers } from './remove-leftovers.mjs';

/** Templates and clones of a whole run take a few hundred megabytes. */
const ENOUGH = 4e9;

/**
 * jest's global setup: one throwaway PostgreSQL for the whole run, found by tests through ATRIUM_TEST_DATABASE_URL.
 * Set that variable yourself to test against a server of your own.
 */
export default async function startTestDatabase() {
  if (process.env.ATRIUM_TEST_DATABASE_URL) return;
  const home = quickFolder();
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

/** Memory where the system offers enough of it, which makes cloning a database several times quicker; else the disk. */
function quickFolder() {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    accessSync(memory, constants.W_OK);
    if (bavail * bsize > ENOUGH) return memory;
  } catch {
    // There is no such folder, or it is not for us.
  }
  return canReach(databaseUser(), tmpdir()) ? tmpdir() : '/tmp';
}
