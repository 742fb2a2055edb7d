import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { type Migration, readMigrations } from './read-migrations.ts';

/** Any number; the same in every process that migrates, so that only one does at a time. */
const LOCK = 726_193_001;

/**
 * Applies the migrations of `folder` that the database has not seen, each in a transaction of its own, and returns
 * their names. A file that makes an index CONCURRENTLY holds nothing else and is no transaction; it is begun anew when it
 * was cut off. Safe to call from several processes at once. Forward only: an applied file that has changed throws, and
 * nothing is applied. A database that is ahead of this version is left as it is: migrations are made so that the version
 * before goes on working, and a process of it may start again while the next one is being rolled out.
 *
 * `area` keeps apart the migrations of several packages in one database; by default the name of the folder's parent
 * (`infra/registry/migrations` → `registry`).
 */
export async function migrate(pool: Pool, folder: string, area?: string): Promise<string[]> {
  const { area: named, migrations } = readMigrations(folder, area);
  const client = await pool.connect();
  try {
    await takeLock(client);
    try {
      return await applyMissing(client, named, migrations);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

/** Asks again and again: who waits inside a statement has a snapshot, and an index that is made meanwhile waits for all of those. */
async function takeLock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
    if (rows[0]!.taken) return;
    await pause(50);
  }
}

/** The names of what `migrate` would apply: none where the database is ready for this version. */
export async function missingMigrations(pool: Pool, folder: string, area?: string): Promise<string[]> {
  const { area: named, migrations } = readMigrations(folder, area);
  const { rows } = await pool.query<{ known: boolean }>(
    "SELECT to_regclass('public.applied_migration') IS NOT NULL AS known",
  );
  const applied = rows[0]!.known
    ? await pool.query<{ name: string }>('SELECT name FROM public.applied_migration WHERE area = $1', [named])
    : { rows: [] };
  const done = new Set(applied.rows.map((row) => row.name));
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

async function applyMissing(client: PoolClient, area: string, migrations: Migration[]): Promise<string[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS public.applied_migration (
    area text NOT NULL, name text NOT NULL, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (area, name))`);
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM public.applied_migration WHERE area = $1 ORDER BY name',
    [area],
  );
  const done = new Set(rows.map((row) => row.name));
  const missing = migrations.filter((migration) => !done.has(migration.name));
  for (const applied of rows) {
    const known = migrations.find((migration) => migration.name === applied.name);
    if (!known && missing.length > 0) {
      throw new Error(
        `The database has migration ${area}/${applied.name}, which this version does not know, and lacks ${missing[0]!.name}: they have gone different ways.`,
      );
    }
    if (known && known.hash !== applied.hash) {
      throw new Error(
        `Migration ${area}/${applied.name} was changed after it had been applied. Add a new file instead.`,
      );
    }
  }
  for (const migration of missing) await apply(client, area, migration);
  return missing.map((migration) => migration.name);
}

/** A statement that waits for a lock makes everybody behind it wait: it gives up soon, and is tried again. */
const LOCK_PATIENCE = '3s';
const LOCK_TRIES = 20;
const LOCK_NOT_AVAILABLE = '55P03';

async function apply(client: PoolClient, area: string, migration: Migration): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await applyOnce(client, area, migration);
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (code !== LOCK_NOT_AVAILABLE || tried === LOCK_TRIES) throw error;
      await pause(100 + Math.random() * 400);
    }
  }
}

/** The name of an index that is made while others write. */
const CONCURRENT_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(\w+)/im;
const NOTE = 'INSERT INTO public.applied_migration (area, name, hash) VALUES ($1, $2, $3)';

async function applyOnce(client: PoolClient, area: string, { name, hash, sql }: Migration): Promise<void> {
  const index = CONCURRENT_INDEX.exec(sql)?.[1];
  try {
    if (index) {
      // What an attempt has left that was cut off looks like an index and is none.
      await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
      await client.query(sql);
      await client.query(NOTE, [area, name, hash]);
      return;
    }
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = '${LOCK_PATIENCE}'`);
    await client.query(sql);
    await client.query(NOTE, [area, name, hash]);
    await client.query('COMMIT');
  } catch (error) {
    if (!index) await client.query('ROLLBACK');
    throw new Error(`Migration ${area}/${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
