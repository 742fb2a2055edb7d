import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { canReach, databaseUser } from './database-user.ts';

/**
 * Where the database of a data folder lives: `<var>/database` when the database's user can walk there, else a folder
 * under the system's temporary directory named after the checkout. The same `var` always gives the same answer.
 */
export function databaseFolder(varFolder: string): string {
  const home = resolve(varFolder);
  if (canReach(databaseUser(), home)) return join(home, 'database');
  const mark = createHash('sha256').update(home).digest('hex').slice(0, 10);
  return join(tmpdir(), `${basename(dirname(home)) || 'atrium'}-${mark}`, 'database');
}
