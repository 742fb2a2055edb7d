import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { canReach, databaseUser } from './database-user.ts';

/**
 * The folder of the embedded database: `<var>/database` where the database's user has access to it, otherwise a folder of
 * the system's temporary directory that is named after the checkout. The same `var` always gives the same folder.
 */
export function databaseFolder(varFolder: string): string {
  const home = resolve(varFolder);
  if (canReach(databaseUser(), home)) return join(home, 'database');
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 10);
  return join(tmpdir(), `${basename(dirname(home)) || 'atrium'}-${hash}`, 'database');
}
