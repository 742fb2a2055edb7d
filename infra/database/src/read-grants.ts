import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a process may do with the rows of a table. No class lets it alter, truncate or lock a table as a whole. */
export const GRANT_CLASSES = {
  /** Rows are read only. */
  read: ['SELECT'],
  /** Rows are added and never changed: the ledger, logs and chains. */
  history: ['SELECT', 'INSERT'],
  /** Rows are added and change, and are never deleted. */
  kept: ['SELECT', 'INSERT', 'UPDATE'],
  /** Rows come and go. */
  state: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
} as const;
export type GrantClass = keyof typeof GRANT_CLASSES;

/** The class of each table, as `schema.table`. */
export type Grants = ReadonlyMap<string, GrantClass>;

export const GRANTS_FILE = 'grants.json';

/** Reads `grants.json` of a `migrations` folder; undefined where the package has no role of its own. */
export function readGrants(migrationsFolder: string): Grants | undefined {
  const file = join(migrationsFolder, GRANTS_FILE);
  return existsSync(file) ? parseGrants(readFileSync(file, 'utf8')) : undefined;
}

/** Throws on a class that does not exist and on a table with two classes. */
export function parseGrants(text: string): Grants {
  const grants = new Map<string, GrantClass>();
  for (const [name, tables] of Object.entries(JSON.parse(text) as Record<string, string[]>)) {
    if (!(name in GRANT_CLASSES)) throw new Error(`${GRANTS_FILE} has the class "${name}", which does not exist.`);
    for (const table of tables) {
      const qualified = table.includes('.') ? table : `public.${table}`;
      if (grants.has(qualified)) throw new Error(`${GRANTS_FILE} gives ${table} two classes.`);
      grants.set(qualified, name as GrantClass);
    }
  }
  return grants;
}
