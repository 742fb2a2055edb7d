import type { Pool } from 'pg';

export interface Catalogue {
  /** The definition of each function, trigger and view of a schema, by its name as PostgreSQL prints it. */
  [object: string]: string;
}

/** What a schema holds besides tables and data, for a comparison of two databases or with the files of `sql/`. */
export async function catalogueOf(pool: Pool, schema = 'public'): Promise<Catalogue> {
  const { rows } = await pool.query<{ object: string; definition: string }>(
    `SELECT p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' AS object, pg_get_functiondef(p.oid) AS definition
       FROM pg_proc p WHERE p.pronamespace = $1::regnamespace
     UNION ALL
     SELECT c.relname || '.' || t.tgname, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
       FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal AND c.relnamespace = $1::regnamespace
     UNION ALL
     SELECT c.relname, pg_get_viewdef(c.oid) FROM pg_class c WHERE c.relkind = 'v' AND c.relnamespace = $1::regnamespace
     ORDER BY 1`,
    [schema],
  );
  return Object.fromEntries(rows.map(({ object, definition }) => [object, definition]));
}

/** The names of a catalogue as files of `sql/` are named: a function without its parameters. */
export function fileNamesOf(catalogue: Catalogue): string[] {
  return Object.keys(catalogue)
    .map((object) => object.replace(/\(.*$/, ''))
    .sort();
}
