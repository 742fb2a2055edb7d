import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { passwordOf } from './create-cluster.ts';
import { databaseFolder } from './database-folder.ts';

export interface PortalDatabase {
  query(text: string, values?: readonly unknown[]): Promise<unknown>;
  end(): Promise<void>;
}

/**
 * Connects to the database of a portal that runs on this machine: the one of `url` or, without a `url`, the embedded one of
 * its data folder. Throws where no server runs on that folder.
 */
export async function openPortalDatabase(varFolder: string, url?: string): Promise<PortalDatabase> {
  const client = new Client({ connectionString: portalDatabaseUrl(varFolder, url) });
  await client.connect();
  return {
    query: (text, values) => client.query(text, values && [...values]),
    end: () => client.end(),
  };
}

/** The connection string of that database, for another process. */
export function portalDatabaseUrl(varFolder: string, url?: string): string {
  if (url) return url;
  const folder = databaseFolder(varFolder);
  const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://atrium:${encodeURIComponent(passwordOf(folder))}@127.0.0.1:${port}/atrium`;
}
