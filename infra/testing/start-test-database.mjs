import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '@atrium/database/start-database';
import { makeThrowawayFolder, throwawayHome } from '@atrium/database/throwaway-folder';
import { removeLeftovers } from './remove-leftovers.mjs';

/**
 * The global set-up of jest's projects with a database: one throwaway PostgreSQL for the whole run, which tests find
 * through ATRIUM_TEST_DATABASE_URL, and its log, the file of ATRIUM_TEST_DATABASE_LOG. Set that variable yourself to test against a server of your own.
 */
export default async function startTestDatabase() {
  if (process.env.ATRIUM_TEST_DATABASE_URL) return;
  removeLeftovers(throwawayHome());
  const folder = makeThrowawayFolder('atrium-test-');
  try {
    const logFile = join(folder, 'server.log');
    const database = await startDatabase({
      dataFolder: join(folder, 'database'),
      throwaway: true,
      log: (lines) => appendFileSync(logFile, `${lines}\n`),
    });
    process.env.ATRIUM_TEST_DATABASE_LOG = logFile;
    process.env.ATRIUM_TEST_DATABASE_URL = database.url('postgres');
    globalThis.atriumTestDatabase = { database, folder };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
