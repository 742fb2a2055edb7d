import { chownSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { canReach, databaseUser } from '../database-user.ts';
import { archiveOf, archiveTo } from './archive.ts';
import { BASE_FILE, type Base, type BaseFile, basesFolder, nameOfMoment, pruneBases, walFolder } from './bases.ts';
import { copyRunning } from './copy-running.ts';

interface BackupOptions {
  dataFolder: string;
  /** The connection string of the running server on that folder, as its owner. */
  url: string;
  backupFolder: string;
  /** How many bases stay. */
  keep: number;
  progress?(line: string): void;
}

const PROGRESS_BYTES = 256 * 1_048_576;

/**
 * Copies a running database into a folder and archives its log there from then on, so that it can be restored to any
 * moment after the copy. A copy that was interrupted leaves the ones before as they were.
 */
export async function takeBackup({ dataFolder, url, backupFolder, keep, progress }: BackupOptions): Promise<Base> {
  const home = resolve(backupFolder);
  const owner = databaseUser();
  for (const folder of [home, walFolder(home), basesFolder(home)]) mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!canReach(owner, walFolder(home)))
    throw new Error(`The database's user cannot reach ${home}. Choose a folder whose parents everybody may enter.`);
  if (owner) chownSync(walFolder(home), owner.uid, owner.gid);

  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ archive_mode: string }>('SHOW archive_mode');
    if (rows[0]!.archive_mode !== 'on')
      throw new Error(
        'The database was started without an archive. Stop Atrium, start it again and repeat the backup.',
      );
    const before = archiveOf(dataFolder);
    archiveTo(dataFolder, walFolder(home));
    if (before && before !== walFolder(home)) progress?.(`The log was archived in ${before} until now.`);

    const startedAt = new Date().toISOString();
    const name = nameOfMoment(startedAt);
    const draft = join(basesFolder(home), `${name}.incomplete`);
    mkdirSync(draft, { mode: 0o700 });
    let bytes = 0;
    let announced = 0;
    const { firstSegment } = await copyRunning({
      client,
      dataFolder,
      to: join(draft, 'database'),
      label: name,
      copied(size) {
        bytes += size;
        if (bytes - announced < PROGRESS_BYTES) return;
        announced = bytes;
        progress?.(`${Math.round(bytes / 1_048_576)} MB copied`);
      },
      completing: () => progress?.('Waiting for the last part of the log in the archive'),
    });
    const folder = join(basesFolder(home), name);
    const base: BaseFile = { startedAt, finishedAt: new Date().toISOString(), firstSegment, bytes };
    writeFileSync(join(draft, BASE_FILE), `${JSON.stringify(base, undefined, 2)}\n`);
    renameSync(draft, folder);
    pruneBases(home, keep);
    return { ...base, name, folder };
  } finally {
    await client.end();
  }
}
