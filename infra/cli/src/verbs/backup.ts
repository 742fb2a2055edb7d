import { join, resolve } from 'node:path';
import { archiveOf, endArchive } from '@atrium/database/backup/archive';
import { basesOf, walFolder } from '@atrium/database/backup/bases';
import { restoreBackup } from '@atrium/database/backup/restore-backup';
import { takeBackup } from '@atrium/database/backup/take-backup';
import { databaseFolder } from '@atrium/database/database-folder';
import { portalDatabaseUrl } from '@atrium/database/open-portal-database';
import { type Command, InvalidArgumentError } from 'commander';
import type { VerbContext } from './context.ts';
import { isoTime } from './iso-time.ts';
import { copyPortalFiles } from './portal-files.ts';

const FILES = 'portal';
const MEGABYTE_BYTES = 1_048_576;

/** `backup take`, `backup restore`: the embedded database at any moment, with the keys and versions beside it. */
export function addBackup(program: Command, { settings, varFolder, answer, progress }: VerbContext): void {
  const dataFolder = () => {
    if (!settings.DATABASE_URL) return databaseFolder(varFolder);
    throw new Error(
      'DATABASE_URL names a PostgreSQL of your own. Back it up with its own tools, such as pgBackRest: infra/deploy/README.md.',
    );
  };
  const verbs = program.command('backup').description('copies of the portal, to restore it to any moment after one');
  verbs
    .command('take <folder>')
    .description('copy the running portal into a folder, and keep every later change there')
    .option('--keep <count>', 'how many copies stay', readCount, 2)
    .action(async (folder: string, { keep }: { keep: number }) => {
      const home = resolve(folder);
      const base = await takeBackup({
        dataFolder: dataFolder(),
        url: runningUrl(varFolder),
        backupFolder: home,
        keep,
        progress,
      });
      copyPortalFiles(varFolder, join(home, FILES));
      const [oldest] = basesOf(home);
      answer({ ...base, restorableFrom: oldest!.finishedAt }, [
        `Copied ${Math.ceil(base.bytes / MEGABYTE_BYTES)} MB into ${base.folder}.`,
        `Every later change is kept in ${home}: restore any moment from ${oldest!.finishedAt} on.`,
        'It contains the keys of this portal: store it where only you can read it, and a copy on another machine.',
      ]);
    });
  verbs
    .command('end <folder>')
    .description('keep no later changes in a folder any more')
    .action((folder: string) => {
      const home = resolve(folder);
      const cluster = dataFolder();
      if (archiveOf(cluster) !== walFolder(home)) throw new Error(`No changes are kept in ${home}.`);
      endArchive(cluster);
      answer({ ended: home }, `Later changes are not kept in ${home} any more.`);
    });
  verbs
    .command('restore <folder>')
    .description('put the stopped portal back to a moment of a backup; what was there is moved aside')
    .option('--at <time>', 'leave out every change after this moment', isoTime)
    .action(async (folder: string, { at }: { at?: string }) => {
      const home = resolve(folder);
      const restored = await restoreBackup({ dataFolder: dataFolder(), backupFolder: home, at, progress });
      copyPortalFiles(join(home, FILES), varFolder);
      answer(restored, [
        `Restored. Last change: ${restored.lastCommit ?? 'none after the copy'}.`,
        ...(restored.before ? [`The database that was there is in ${restored.before}.`] : []),
        'Next: npm start, then npm run -s atrium -- ledger verify, then a new backup.',
        'Tabs refuse what is older than they have, until: npm run -s atrium -- --as approver reset-registry --site-restored --reason R',
      ]);
    });
}

function runningUrl(varFolder: string): string {
  try {
    return portalDatabaseUrl(varFolder);
  } catch {
    throw new Error(
      `Atrium is not running with this ATRIUM_VAR (${varFolder}). Start it: a backup copies a running portal.`,
    );
  }
}

function readCount(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a number from 1 to 999.');
}
