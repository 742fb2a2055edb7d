import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '@atrium/database/create-database';
import { databaseFolder } from '@atrium/database/database-folder';
import { type Database, startDatabase } from '@atrium/database/start-database';
import type { Settings } from '../environment.ts';

const NAME = 'atrium';

/**
 * The operator's own PostgreSQL when DATABASE_URL names one, else the embedded one over the data folder, which is
 * started again on the same port when it ends unasked.
 */
export async function openDatabase(
  settings: Settings,
  varFolder: string,
  report: (line: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, close: async () => {} };
  const logFile = join(varFolder, 'logs', 'database.log');
  mkdirSync(join(varFolder, 'logs'), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  const options = { dataFolder: databaseFolder(varFolder), log: (line: string) => log.write(`${line}\n`) };

  let database = await startDatabase(options);
  const { port } = database;
  const watch = async (watched: Database): Promise<void> => {
    const { wanted } = await watched.ended;
    if (wanted) return;
    report(`The database stopped unexpectedly and is restarting. See ${logFile}.`);
    await pause(500);
    try {
      database = await startDatabase({ ...options, port });
      void watch(database);
    } catch (error) {
      report(`Could not restart the database: ${(error as Error).message}`);
    }
  };
  void watch(database);
  await createDatabase(database.url('postgres'), NAME);
  return {
    url: database.url(NAME),
    async close() {
      await database.stop();
      log.end();
    },
  };
}
