import { Client, escapeIdentifier } from 'pg';

/** Creates a database on the server of `adminUrl` unless it exists. Returns whether it was created. */
export async function createDatabase(adminUrl: string, name: string): Promise<boolean> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return false;
    await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
    return true;
  } finally {
    await client.end();
  }
}

/** Copies a database of that server, which nothing may be connected to, under a new name. */
export async function cloneDatabase(adminUrl: string, template: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)}`);
    await client.query(withoutTemporary(name));
  } finally {
    await client.end();
  }
}

/** A clone has its template's tables and their rights, but not the rights of the database itself (`apply-grants.ts`). */
export function withoutTemporary(name: string): string {
  return `REVOKE TEMPORARY ON DATABASE ${escapeIdentifier(name)} FROM PUBLIC`;
}
