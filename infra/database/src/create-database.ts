import { escapeIdentifier } from 'pg';
import { inDatabase } from './in-database.ts';

/** Creates a database on the server of `adminUrl` unless it exists. Returns whether it was created. */
export const createDatabase = (adminUrl: string, name: string): Promise<boolean> =>
  inDatabase(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return false;
    await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
    return true;
  });

/** Copies a database of that server, which nothing may be connected to, under a new name. */
export const cloneDatabase = (adminUrl: string, template: string, name: string): Promise<void> =>
  inDatabase(adminUrl, async (client) => {
    await client.query(`CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)}`);
    await client.query(withoutTemporary(name));
  });

/** A clone has its template's tables and their rights, but not the rights of the database itself (`apply-grants.ts`). */
export function withoutTemporary(name: string): string {
  return `REVOKE TEMPORARY ON DATABASE ${escapeIdentifier(name)} FROM PUBLIC`;
}
