import { createDatabase } from '@atrium/database/create-database';
import { databaseFolder } from '@atrium/database/database-folder';
import { startDatabase } from '@atrium/database/start-database';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../environment.ts';

const NAME = 'atrium';

/** The operator's own PostgreSQL when DATABASE_URL names one, else the embedded one over the data folder. */
export async function openDatabase(
  settings: Settings,
  varFolder: string,
  report: (line: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, close: async () => {} };
  mkdirSync(join(varFolder, 'logs'), { recursive: true });
  const log = createWriteStream(join(varFolder, 'logs', 'database.log'), { flags: 'a' });
  const database = await startDatabase({
    dataFolder: databaseFolder(varFolder),
    log: (line) => log.write(`${line}\n`),
  });
  void database.ended.then(({ wanted }) => {
    if (!wanted) report('The database ended unexpectedly; stop and start again. See logs/database.log in ATRIUM_VAR.');
  });
  await createDatabase(database.url('postgres'), NAME);
  return {
    url: database.url(NAME),
    async close() {
      await database.stop();
      log.end();
    },
  };
}
