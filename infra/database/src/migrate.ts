import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { applyGrants } from './apply-grants.ts';
import { appliedRelease, applyRepeatables, missingRepeatables } from './apply-repeatables.ts';
import { processRole } from './process-role.ts';
import { readGrants } from './read-grants.ts';
import { areaOf, type Migration, readMigrations } from './read-migrations.ts';
import { readRepeatables } from './read-repeatables.ts';
import { retryWhenLocked } from './retry-when-locked.ts';

/** An arbitrary number, the same in every process, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 726_193_001;
const LOCK_POLL_MS = 50;

export interface MigrateOptions {
  /** Receives a sentence where the database is ahead of this release. */
  log?(message: string): void;
  /** The password of the package's role; by default one that is derived from the owner's. */
  rolePassword?: string;
}

/**
 * Brings a database to this release and returns the names of what it applied: first the files of `folder`
 * (`<package>/migrations`) that the database has not seen, each in a transaction of its own; then the functions, views
 * and triggers of `<package>/sql` that have changed, together in one transaction.
 *
 * Migrations only go forward: an applied file that has changed since throws, and nothing is applied. A file that creates
 * an index CONCURRENTLY contains nothing else and runs outside a transaction; it starts over if it was interrupted. A
 * database that is ahead of this release is left as it is: migrations keep the previous release working, and a process
 * of it may restart while the next release is rolled out.
 *
 * Last, a package with `migrations/grants.json` gets a role of its own (`process-role.ts`) with the rights of that file.
 *
 * Several processes may call this at once: one migrates while the others wait.
 */
export async function migrate(
  pool: Pool,
  folder: string,
  { log = () => {}, rolePassword }: MigrateOptions = {},
): Promise<string[]> {
  const area = areaOf(folder);
  const migrations = readMigrations(folder);
  const repeatables = readRepeatables(folder);
  const client = await pool.connect();
  let broken: Error | undefined;
  // Without a listener, the error event of a connection that is cut would end the process; the statement fails anyhow.
  const cut = (fault: Error) => {
    broken = fault;
  };
  client.on('error', cut);
  try {
    await takeLock(client);
    try {
      const applied = await applyMissing(client, area, migrations);
      const replaced = await applyRepeatables(client, area, repeatables, log);
      const grants = readGrants(folder);
      const ownerUrl = pool.options.connectionString;
      // A newer release has granted what its processes need.
      if (grants && ownerUrl && (await appliedRelease(client, area)) <= repeatables.release) {
        const role = processRole(ownerUrl, area, rolePassword);
        await applyGrants(client, { ownerUrl, area, role, grants });
      }
      return [...applied, ...replaced];
    } finally {
      // Where this fails, the connection is closed, which unlocks as well.
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(cut);
    }
  } finally {
    client.off('error', cut);
    client.release(broken);
  }
}

/**
 * Polls instead of waiting inside a statement: a waiting statement holds a snapshot, and CREATE INDEX CONCURRENTLY in
 * another process waits for all snapshots.
 */
async function takeLock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]!.taken) return;
    await pause(LOCK_POLL_MS);
  }
}

/** The names of what `migrate` would apply: none where the database is ready for this release. */
export async function missingMigrations(pool: Pool, folder: string): Promise<string[]> {
  const area = areaOf(folder);
  const { rows } = await pool.query<{ known: boolean }>(
    "SELECT to_regclass('public.applied_migration') IS NOT NULL AS known",
  );
  const applied = rows[0]!.known
    ? await pool.query<{ name: string }>('SELECT name FROM public.applied_migration WHERE area = $1', [area])
    : { rows: [] };
  const done = new Set(applied.rows.map((row) => row.name));
  const missing = readMigrations(folder)
    .map(({ name }) => name)
    .filter((name) => !done.has(name));
  return [...missing, ...(await missingRepeatables(pool, area, readRepeatables(folder)))];
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
        `The database has migration ${area}/${applied.name}, which this release does not have, and lacks ${missing[0]!.name}: another branch has migrated it.`,
      );
    }
    if (known && known.hash !== applied.hash) {
      throw new Error(
        `Migration ${area}/${applied.name} was changed after it had been applied. Add a new file instead.`,
      );
    }
  }
  for (const migration of missing) await retryWhenLocked(ATTEMPT_LIMIT, () => apply(client, area, migration));
  return missing.map((migration) => migration.name);
}

/** A statement that waits for a table lock blocks everybody behind it, so it gives up soon and is tried again. */
const LOCK_TIMEOUT_MS = 3_000;
const ATTEMPT_LIMIT = 20;

/** Finds the name of an index that is created while others write. */
const CONCURRENT_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(\w+)/im;
const NOTE = 'INSERT INTO public.applied_migration (area, name, hash) VALUES ($1, $2, $3)';

async function apply(client: PoolClient, area: string, { name, hash, sql }: Migration): Promise<void> {
  const index = CONCURRENT_INDEX.exec(sql)?.[1];
  try {
    if (index) {
      // An interrupted attempt leaves an invalid index of this name.
      await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
      await client.query(sql);
      await client.query(NOTE, [area, name, hash]);
      return;
    }
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(sql);
    await client.query(NOTE, [area, name, hash]);
    await client.query('COMMIT');
  } catch (error) {
    // A cut connection has rolled back already.
    if (!index) await client.query('ROLLBACK').catch(() => {});
    throw new Error(`Migration ${area}/${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
