import type { Pool } from 'pg';

/** Where the copy is until it is restored. */
const KEPT = 'kept_registry';

/** Copies every table of the registry, as a backup does. */
export async function keepRegistry(pool: Pool): Promise<void> {
  await pool.query(`CREATE SCHEMA ${KEPT}`);
  for (const table of await tables(pool)) await pool.query(`CREATE TABLE ${KEPT}.${table} AS TABLE registry.${table}`);
}

/** Puts the copy in the place of the tables: the registry forgets what it did since. No registry may run. */
export async function restoreRegistry(pool: Pool): Promise<void> {
  const names = await tables(pool);
  // One text is one transaction. The tables' own triggers would refuse to forget.
  await pool.query(
    [
      'SET LOCAL session_replication_role = replica',
      `TRUNCATE ${names.map((name) => `registry.${name}`).join(', ')}`,
      ...names.map((name) => `INSERT INTO registry.${name} OVERRIDING SYSTEM VALUE SELECT * FROM ${KEPT}.${name}`),
      `DROP SCHEMA ${KEPT} CASCADE`,
    ].join('; '),
  );
}

async function tables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'registry' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}
