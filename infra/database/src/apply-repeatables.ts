import type { ClientBase, Pool } from 'pg';
import type { Repeatable } from './parse-repeatable.ts';
import type { RepeatableSet } from './read-repeatables.ts';
import { retryWhenLocked } from './retry-when-locked.ts';

/**
 * Shorter than PostgreSQL's deadlock_timeout of a second: in a deadlock with a transaction of the site, this side gives up
 * first.
 */
const LOCK_TIMEOUT_MS = 500;
const ATTEMPT_LIMIT = 60;

interface AppliedSet {
  hashes: Map<string, string>;
  /** The newest release that has applied its files; 0 before the first one. */
  release: number;
}

/**
 * Brings the functions, views and triggers of `sql/` to the text of this release and returns the names of the files it
 * applied: those whose hash differs from the one noted in the database, all in one transaction. A database with the files
 * of a newer release is left as it is. The caller holds the migration lock.
 */
export async function applyRepeatables(
  client: ClientBase,
  area: string,
  set: RepeatableSet,
  log: (message: string) => void,
): Promise<string[]> {
  if (set.repeatables.length === 0) return [];
  await client.query(`CREATE TABLE IF NOT EXISTS public.applied_repeatable (
    area text NOT NULL, name text NOT NULL, hash text NOT NULL, release integer NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (area, name))`);
  const applied = await readApplied(client, area);
  if (applied.release > set.release) {
    log(
      `The SQL functions of ${area} are from release ${applied.release}; this one is ${set.release} and leaves them as they are.`,
    );
    return [];
  }
  const changed = changedSince(applied, set);
  if (changed.length > 0 || applied.release < set.release || applied.hashes.size > set.repeatables.length)
    await applyTogether(client, area, set, changed);
  return changed.map(({ name }) => `sql/${name}`);
}

/** The names of the files that `applyRepeatables` would apply. */
export async function missingRepeatables(pool: Pool, area: string, set: RepeatableSet): Promise<string[]> {
  const { rows } = await pool.query<{ known: boolean }>(
    "SELECT to_regclass('public.applied_repeatable') IS NOT NULL AS known",
  );
  const applied = rows[0]!.known ? await readApplied(pool, area) : { hashes: new Map<string, string>(), release: 0 };
  if (applied.release > set.release) return [];
  return changedSince(applied, set).map(({ name }) => `sql/${name}`);
}

async function readApplied(client: Pick<ClientBase, 'query'>, area: string): Promise<AppliedSet> {
  const { rows } = await client.query<{ name: string; hash: string; release: number }>(
    'SELECT name, hash, release FROM public.applied_repeatable WHERE area = $1',
    [area],
  );
  return {
    hashes: new Map(rows.map(({ name, hash }) => [name, hash])),
    release: Math.max(0, ...rows.map(({ release }) => release)),
  };
}

/** The newest release that has applied its files; 0 before the first one. The table exists where a package has `sql/`. */
export async function appliedRelease(client: ClientBase, area: string): Promise<number> {
  return (await readApplied(client, area)).release;
}

function changedSince({ hashes }: AppliedSet, { repeatables }: RepeatableSet): Repeatable[] {
  return repeatables.filter(({ name, hash }) => hashes.get(name) !== hash);
}

async function applyTogether(
  client: ClientBase,
  area: string,
  { release, repeatables }: RepeatableSet,
  changed: readonly Repeatable[],
): Promise<void> {
  const triggers = changed.filter(({ kind }) => kind === 'trigger');
  await retryWhenLocked(ATTEMPT_LIMIT, async () => {
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await lockTables(client, area, triggers);
      for (const repeatable of changed) await applyOne(client, area, repeatable);
      await refuseOverloads(client, area, repeatables);
      await noteRelease(client, area, release, repeatables);
      await client.query('COMMIT');
    } catch (error) {
      // A cut connection has rolled back already.
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  });
}

/**
 * Locks the tables of the triggers before anything else. The site's transactions take the same tables in an order of their
 * own: a table that was busy is moved to the front of `triggers`, so that the next attempt comes closer to that order.
 */
async function lockTables(client: ClientBase, area: string, triggers: Repeatable[]): Promise<void> {
  for (const [index, trigger] of triggers.entries()) {
    try {
      await client.query(`LOCK TABLE ${trigger.lock!.table} IN ${trigger.lock!.mode} MODE`);
    } catch (error) {
      triggers.splice(index, 1);
      triggers.unshift(trigger);
      throw failureOf(area, trigger, error);
    }
  }
}

function failureOf(area: string, { name }: Repeatable, error: unknown, line = ''): Error {
  return new Error(
    `${area}/sql/${name}.sql${line} failed: ${(error as Error).message}. None of the files was applied.`,
    {
      cause: error,
    },
  );
}

async function applyOne(client: ClientBase, area: string, repeatable: Repeatable): Promise<void> {
  const { name, sql, hash } = repeatable;
  try {
    await client.query(sql);
  } catch (error) {
    const { position } = error as { position?: string };
    const line = position && ` line ${sql.slice(0, Number(position)).split('\n').length}`;
    throw failureOf(area, repeatable, error, line);
  }
  await client.query(
    `INSERT INTO public.applied_repeatable (area, name, hash, release) VALUES ($1, $2, $3, 0)
     ON CONFLICT (area, name) DO UPDATE SET hash = excluded.hash, applied_at = excluded.applied_at`,
    [area, name, hash],
  );
}

/**
 * CREATE OR REPLACE with other parameters makes a second function beside the first one, whose source would then be in no
 * file.
 */
async function refuseOverloads(client: ClientBase, area: string, repeatables: readonly Repeatable[]): Promise<void> {
  const routines = repeatables.filter(({ kind }) => kind === 'function' || kind === 'procedure');
  const { rows } = await client.query<{ name: string }>(
    `SELECT p.proname AS name
       FROM pg_proc p
       JOIN pg_namespace n ON n.oid = p.pronamespace
       JOIN unnest($1::text[], $2::text[]) AS file (schema, object)
         ON file.object = p.proname AND coalesce(file.schema, current_schema()) = n.nspname
      GROUP BY n.nspname, p.proname HAVING count(*) > 1`,
    [routines.map(({ schema }) => schema ?? null), routines.map(({ object }) => object)],
  );
  const twice = routines.find(({ object }) => rows.some((row) => row.name === object));
  if (twice)
    throw new Error(
      `${area}/sql/${twice.name}.sql has other parameters than the ${twice.kind} in the database, which would then exist twice. Give the new one another name. None of the files was applied.`,
    );
}

async function noteRelease(
  client: ClientBase,
  area: string,
  release: number,
  repeatables: readonly Repeatable[],
): Promise<void> {
  await client.query('DELETE FROM public.applied_repeatable WHERE area = $1 AND name <> ALL ($2)', [
    area,
    repeatables.map(({ name }) => name),
  ]);
  await client.query('UPDATE public.applied_repeatable SET release = $2 WHERE area = $1', [area, release]);
}
