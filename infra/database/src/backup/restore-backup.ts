import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { claimFolder } from '../claim-folder.ts';
import { databaseUser } from '../database-user.ts';
import { startDatabase } from '../start-database.ts';
import { restoreCommand } from './archive.ts';
import { type Base, basesOf, nameOfMoment, walFolder } from './bases.ts';
import { copyFiles } from './copy-files.ts';

interface RestoreOptions {
  dataFolder: string;
  backupFolder: string;
  /** ISO 8601: changes committed after this moment are left out. Without it, everything is restored. */
  at?: string | undefined;
  progress?(line: string): void;
}

export interface Restored {
  base: Base;
  /** When the last restored transaction was committed, if the server named one: UTC, as PostgreSQL writes it. */
  lastCommit: string | undefined;
  /** Where the database that was there before is now. */
  before: string | undefined;
}

/**
 * Puts a database back to a moment: the newest base before it, and the archived log up to it. The database that is in
 * place is moved aside, never removed, and put back when the restore fails. Throws where a process uses it.
 */
export async function restoreBackup({ dataFolder, backupFolder, at, progress }: RestoreOptions): Promise<Restored> {
  const home = resolve(backupFolder);
  const base = baseFor(basesOf(home), home, at);
  const release = await claimFolder(dataFolder);
  release();
  const before = existsSync(dataFolder) ? `${dataFolder}.before-${nameOfMoment(new Date().toISOString())}` : undefined;
  if (before) renameSync(dataFolder, before);
  try {
    progress?.(`Copying the base of ${base.finishedAt}`);
    const owner = databaseUser();
    await copyFiles(join(base.folder, 'database'), dataFolder, { owner });
    if (before && isSameCluster(before, dataFolder)) addUnarchived(before, dataFolder, walFolder(home));
    writeFileSync(join(dataFolder, 'recovery.signal'), '', { mode: 0o600 });
    progress?.(at ? `Replaying the log up to ${at}` : 'Replaying the whole log');
    return { base, before, lastCommit: await recover(dataFolder, home, at) };
  } catch (error) {
    rmSync(dataFolder, { recursive: true, force: true });
    if (before) renameSync(before, dataFolder);
    throw error;
  }
}

function baseFor(bases: readonly Base[], home: string, at: string | undefined): Base {
  const [oldest] = bases;
  if (!oldest) throw new Error(`There is no complete backup in ${home}.`);
  const base = bases.findLast(({ finishedAt }) => !at || finishedAt <= at);
  if (base) return base;
  throw new Error(`The oldest backup in ${home} can be restored to ${oldest.finishedAt} or later, not to ${at}.`);
}

/** Starts the server, which replays the log and then takes writes, and stops it again. Returns its last commit's time. */
async function recover(dataFolder: string, home: string, at: string | undefined): Promise<string | undefined> {
  let lastCommit: string | undefined;
  let endsBefore = false;
  try {
    const database = await startDatabase({
      dataFolder,
      settings: [
        `restore_command=${restoreCommand(walFolder(home))}`,
        'recovery_target_action=promote',
        // PostgreSQL reads this setting before it knows names of time zones.
        ...(at ? [`recovery_target_time=${at.replace('T', ' ').replace('Z', '+00')}`] : []),
      ],
      log(line) {
        lastCommit = /last completed transaction was at log time (.+)/.exec(line)?.[1]?.trim() ?? lastCommit;
        endsBefore ||= line.includes('recovery ended before configured recovery target was reached');
      },
    });
    await database.stop();
  } catch (error) {
    if (!endsBefore) throw error;
    throw new Error(
      `The archive ends before ${at}${lastCommit ? `: its last change is of ${lastCommit}` : ''}. Leave out --at to restore everything.`,
    );
  }
  return lastCommit;
}

/** The end of the log that was not complete, and so not archived, when the database stopped. */
function addUnarchived(before: string, dataFolder: string, archive: string): void {
  const owner = databaseUser();
  for (const name of readdirSync(join(before, 'pg_wal'))) {
    if (!/^[0-9A-F]{24}$/.test(name) || existsSync(join(archive, name))) continue;
    const copy = join(dataFolder, 'pg_wal', name);
    copyFileSync(join(before, 'pg_wal', name), copy);
    if (owner) chownSync(copy, owner.uid, owner.gid);
  }
}

/** A cluster's identity is the first eight bytes of its control file. */
function isSameCluster(one: string, other: string): boolean {
  const identity = (folder: string) => {
    const file = openSync(join(folder, 'global/pg_control'), 'r');
    const bytes = Buffer.alloc(8);
    readSync(file, bytes, 0, 8, 0);
    closeSync(file);
    return bytes.readBigUInt64LE();
  };
  return identity(one) === identity(other);
}
