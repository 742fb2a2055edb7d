import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Database, startDatabase } from '../start-database.ts';
import { archiveCommand, archiveTo, endArchive } from './archive.ts';
import { basesOf, walFolder } from './bases.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const home = mkdtempSync(join(tmpdir(), "atrium-backup-it's 100%-"));
const dataFolder = join(home, 'database');
const backupFolder = join(home, 'backup');
let server: Database | undefined;

beforeAll(() => chmodSync(home, 0o755));
afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

const start = async () => {
  server = await startDatabase({ dataFolder });
};
const stop = async () => {
  await server?.stop();
  server = undefined;
};
async function query<Row>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: server!.url('postgres') });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}
const add = (text: string) => query(`INSERT INTO note VALUES ('${text}')`);
const notes = async () =>
  (await query<{ text: string }>('SELECT text FROM note ORDER BY written')).map(({ text }) => text);
const now = async () => (await query<{ at: Date }>('SELECT clock_timestamp() AS at'))[0]!.at.toISOString();
const backUp = (keep = 2) => takeBackup({ dataFolder, url: server!.url('postgres'), backupFolder, keep });
const restore = (at?: string) => restoreBackup({ dataFolder, backupFolder, at });
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}
const aside = () => readdirSync(home).filter((name) => name.startsWith('database.before-'));

let mistake: string;

it('copies a running database, and archives everything that is written from then on', async () => {
  await start();
  await query('CREATE TABLE note (text text, written timestamptz DEFAULT clock_timestamp())');
  await add('before the backup');
  const base = await backUp();
  expect(basesOf(backupFolder)).toEqual([base]);
  expect(base.bytes).toBeGreaterThan(1_000_000);

  await add('after the backup');
  // The clock of a commit and of the recovery's target have a resolution of a millisecond here.
  await pause(5);
  mistake = await now();
  await pause(5);
  await query('DELETE FROM note');
  await add('the mistake');
  const [{ segment }] = (await query<{ segment: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS segment')) as [
    { segment: string },
  ];
  await until(() => existsSync(join(walFolder(backupFolder), segment)));
  await add('not archived yet');
});

it('refuses to restore under a running database', async () => {
  await stop();
  const holder = spawn(process.execPath, [join(import.meta.dirname, '../testing/hold-database.ts'), dataFolder]);
  await once(holder.stdout, 'data');
  await expect(restore()).rejects.toThrow(`in use by process ${holder.pid}`);
  holder.kill('SIGTERM');
  await once(holder, 'exit');
  expect(aside()).toEqual([]);
});

it('restores everything, also the end of the log that is only in the place of the lost database', async () => {
  const { before } = await restore();
  await start();
  expect(await notes()).toEqual(['the mistake', 'not archived yet']);
  await stop();
  expect(aside()).toEqual([before!.slice(home.length + 1)]);
});

it('restores to the moment before a mistake, and the database takes writes', async () => {
  const { lastCommit, base } = await restore(mistake);
  expect(lastCommit! <= mistake.replace('T', ' ')).toBe(true);
  expect(base.finishedAt <= mistake).toBe(true);
  await start();
  expect(await notes()).toEqual(['before the backup', 'after the backup']);
  await add('after the restore');
  expect(await notes()).toHaveLength(3);
});

it('keeps the given number of copies, without the log that only older ones need', async () => {
  await backUp();
  const [oldest] = basesOf(backupFolder);
  await query('SELECT pg_switch_wal()');
  const newest = await backUp(1);
  expect(basesOf(backupFolder)).toEqual([newest]);
  const segments = readdirSync(walFolder(backupFolder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  expect(segments.filter((name) => name.slice(8) < newest.firstSegment.slice(8))).toEqual([]);
  expect(existsSync(join(walFolder(backupFolder), oldest!.firstSegment))).toBe(false);
  await expect(backUp(1)).resolves.toBeDefined();
});

it('puts the database back that was there when a moment cannot be reached', async () => {
  await add('the newest');
  await stop();
  const untouched = aside();
  await expect(restore('2020-01-01T00:00:00.000Z')).rejects.toThrow(/can be restored to \S+ or later, not to 2020/);
  await expect(restore('2099-01-01T00:00:00.000Z')).rejects.toThrow('The archive ends before 2099-01-01T00:00:00.000Z');
  expect(aside()).toEqual(untouched);
  await start();
  expect(await notes()).toContain('the newest');
});

it('names a folder without a backup', async () => {
  await expect(restoreBackup({ dataFolder, backupFolder: home })).rejects.toThrow(/no complete backup in/);
});

it('never overwrites a file of the archive, and keeps no log once it has ended', async () => {
  const [{ segment }] = (await query<{ segment: string }>(
    'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS segment',
  )) as [{ segment: string }];
  const foreign = join(home, 'foreign');
  mkdirSync(foreign, { mode: 0o777 });
  chmodSync(foreign, 0o777);
  writeFileSync(join(foreign, segment), 'of another database');
  archiveTo(dataFolder, foreign);
  await query('SELECT pg_switch_wal()');
  const failures = async () =>
    (await query<{ failed_count: string }>('SELECT failed_count FROM pg_stat_archiver'))[0]!.failed_count;
  await until(async () => Number(await failures()) > 0);
  expect(readFileSync(join(foreign, segment), 'utf8')).toBe('of another database');
  endArchive(dataFolder);
  expect(archiveCommand(dataFolder)).toContain('%%');
});
