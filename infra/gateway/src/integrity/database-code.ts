import { readRepeatables } from '@atrium/database/read-repeatables';
import type { Queryable } from '../platform/database.ts';
import { type CheckedPart, sha256 } from './checked-part.ts';

/** The text between the first and the last dollar quote, which PostgreSQL stores as it is. */
const bodyOf = (sql: string): string => /\$(\w*)\$([\s\S]*)\$\1\$/.exec(sql)?.[2] ?? '';
const ENABLED = 'enabled';

/** Each function and trigger of `sql/`: the body that the database runs, and whether the trigger fires. Source: SY-02. */
export async function databaseCode(queryable: Queryable, migrationsFolder: string): Promise<CheckedPart[]> {
  const { repeatables } = readRepeatables(migrationsFolder);
  const [functions, triggers] = await Promise.all([
    queryable.rows<{ name: string; body: string }>(
      "SELECT p.proname AS name, p.prosrc AS body FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'public'",
    ),
    queryable.rows<{ name: string; state: string }>(
      `SELECT c.relname || '.' || t.tgname AS name, CASE WHEN t.tgenabled IN ('O', 'A') THEN '${ENABLED}' ELSE 'disabled' END AS state
         FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal`,
    ),
  ]);
  const bodies = new Map(functions.map(({ name, body }) => [name, sha256(body)]));
  const states = new Map(triggers.map(({ name, state }) => [name, state]));
  return repeatables
    .filter(({ kind }) => kind !== 'view')
    .map(({ name, kind, object, sql }) =>
      kind === 'trigger'
        ? { name: `sql/${name}`, expected: ENABLED, actual: states.get(object) ?? null }
        : { name: `sql/${name}`, expected: sha256(bodyOf(sql)), actual: bodies.get(object) ?? null },
    );
}
