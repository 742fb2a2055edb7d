import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { passwordOf } from '@atrium/database/create-cluster';
import { databaseFolder } from '@atrium/database/database-folder';
import pg from 'pg';

/** A connection to the portal's database: `DATABASE_URL`, or the embedded one of its data folder. The portal has to run on this machine. */
export async function portalDatabase(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL ?? embedded(resolve(process.env.ATRIUM_E2E_VAR ?? 'var')) });
  await client.connect();
  return client;
}

function embedded(varFolder: string): string {
  const folder = databaseFolder(varFolder);
  const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://atrium:${encodeURIComponent(passwordOf(folder))}@127.0.0.1:${port}/atrium`;
}
