import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export interface Migration {
  /** `0001-ledger` */
  name: string;
  hash: string;
  sql: string;
}

/** The files `NNNN-name.sql` of a folder in their order. Two files with one number, or another kind of name, throw. */
export function readMigrations(folder: string, area?: string): { area: string; migrations: Migration[] } {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const seen = new Set<string>();
  const migrations = files.map((file) => {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1];
    if (!number) throw new Error(`${join(folder, file)} is not named like 0001-ledger.sql.`);
    if (seen.has(number)) throw new Error(`${folder} has two migrations numbered ${number}.`);
    seen.add(number);
    const sql = readFileSync(join(folder, file), 'utf8');
    return { name: file.slice(0, -4), hash: createHash('sha256').update(sql).digest('hex'), sql };
  });
  return { area: area ?? basename(dirname(resolve(folder))), migrations };
}
