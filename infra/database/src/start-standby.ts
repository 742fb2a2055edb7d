import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyRunning } from './backup/copy-running.ts';
import { databaseUser } from './database-user.ts';
import { type Database, startDatabase } from './start-database.ts';

interface StandbyOptions {
  /** The running primary: its folder, and its connection string as the owner. It keeps enough of its log (`wal_keep_size`). */
  primary: { dataFolder: string; url: string };
  /** Of the standby; it must not exist. */
  dataFolder: string;
  /** What the primary calls it, for instance in `synchronous_standby_names`. */
  name: string;
  settings?: readonly string[];
}

/**
 * Starts a second server that follows a primary by streaming replication, on a copy that is made while the primary runs.
 * It answers reads; `SELECT pg_promote()` makes it the primary.
 */
export async function startStandby({ primary, dataFolder, name, settings = [] }: StandbyOptions): Promise<Database> {
  const owner = databaseUser();
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  try {
    await copyRunning({ client, dataFolder: primary.dataFolder, to: dataFolder, label: name, owner });
  } finally {
    await client.end();
  }
  const { hostname, port, username, password } = new URL(primary.url);
  const conninfo = `host=${hostname} port=${port} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)} application_name=${name}`;
  // In a file, so that the password is in no list of processes.
  const files = { 'postgresql.auto.conf': `primary_conninfo = '${conninfo}'\n`, 'standby.signal': '' };
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(dataFolder, file), text, { mode: 0o600 });
    if (owner) chownSync(join(dataFolder, file), owner.uid, owner.gid);
  }
  return await startDatabase({ dataFolder, standby: true, settings });
}
