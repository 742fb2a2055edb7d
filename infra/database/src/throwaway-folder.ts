import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, databaseUser } from './database-user.ts';

const MEMORY = '/dev/shm';
/** Templates and clones of a whole run take a few hundred megabytes. */
const MEMORY_BYTES_NEEDED = 4e9;

/** The folder for data that lasts one run: in memory where there is enough, which makes cloning a database several times faster. */
export function throwawayHome(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    accessSync(MEMORY, constants.W_OK);
    if (bavail * bsize > MEMORY_BYTES_NEEDED) return MEMORY;
  } catch {
    // There is no such folder, or we may not write to it.
  }
  return canReach(databaseUser(), tmpdir()) ? tmpdir() : '/tmp';
}

/** Makes an empty folder there, which PostgreSQL's user can enter. */
export function makeThrowawayFolder(prefix: string): string {
  const folder = mkdtempSync(join(throwawayHome(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}
