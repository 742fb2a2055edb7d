import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export interface Migration {
  /** `0001-ledger` */
  name: string;
  hash: string;
  sql: string;
}

/** Separates the packages that share a database: the name of the folder's parent (`infra/registry/migrations` → `registry`). */
export function areaOf(migrationsFolder: string): string {
  return basename(dirname(resolve(migrationsFolder)));
}

/** The files `NNNN-name.sql` of a folder in order. Two files with the same number, or another kind of name, throw. */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const numbers = new Set<string>();
  return files.map((file) => {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1];
    if (!number) throw new Error(`${join(folder, file)} is not named like 0001-ledger.sql.`);
    if (numbers.has(number)) throw new Error(`${folder} has two migrations numbered ${number}.`);
    numbers.add(number);
    const sql = readFileSync(join(folder, file), 'utf8');
    return { name: file.slice(0, -4), hash: createHash('sha256').update(sql).digest('hex'), sql };
  });
}
