import type { Pool, PoolClient } from 'pg';
import { type Migration, readMigrations } from './read-migrations.ts';

/** Any number; the same in every process that migrates, so that only one does at a time. */
const LOCK = 726_193_001;

/**
 * Applies the migrations of `folder` that the database has not seen, each in a transaction of its own, and returns
 * their names. Safe to call from several processes at once. Forward only: an applied file that has changed or is gone
 * throws, and nothing is applied.
 *
 * `area` keeps apart the migrations of several packages in one database; by default the name of the folder's parent
 * (`infra/registry/migrations` → `registry`).
 */
export async function migrate(pool: Pool, folder: string, area?: string): Promise<string[]> {
  const { area: named, migrations } = readMigrations(folder, area);
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    try {
      return await applyMissing(client, named, migrations);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

async function applyMissing(client: PoolClient, area: string, migrations: Migration[]): Promise<string[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS public.applied_migration (
    area text NOT NULL, name text NOT NULL, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (area, name))`);
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM public.applied_migration WHERE area = $1 ORDER BY name',
    [area],
  );
  for (const applied of rows) {
    const known = migrations.find((migration) => migration.name === applied.name);
    if (!known) throw new Error(`The database has migration ${area}/${applied.name}, which this version does not know.`);
    if (known.hash !== applied.hash) {
      throw new Error(`Migration ${area}/${applied.name} was changed after it had been applied. Add a new file instead.`);
    }
  }
  const done = new Set(rows.map((row) => row.name));
  const missing = migrations.filter((migration) => !done.has(migration.name));
  for (const migration of missing) await apply(client, area, migration);
  return missing.map((migration) => migration.name);
}

async function apply(client: PoolClient, area: string, { name, hash, sql }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO public.applied_migration (area, name, hash) VALUES ($1, $2, $3)', [area, name, hash]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${area}/${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
