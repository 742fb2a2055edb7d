import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '@atrium/database/create-database';
import { databaseUser } from '@atrium/database/database-user';
import { type Database, startDatabase } from '@atrium/database/start-database';
import { startStandby } from '@atrium/database/start-standby';
import { inDatabase } from '@atrium/database/in-database';

/** A PostgreSQL whose commits are answered once a standby has them, too, at an address that moves to the standby. */
export interface ReplicatedDatabase {
  /** The owner's connection string. */
  readonly url: string;
  /** Copies the running primary, and from then on waits for the copy at every commit. */
  addStandby(): Promise<void>;
  /** Kills the primary with everything it runs, then promotes the standby. Nothing follows the new primary. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

const NAME = 'atrium';
const STANDBY = 'standby';
/** As long as a watcher such as Patroni takes, at the least, to be sure that the primary is lost. */
const NOTICE_MS = 2_000;
const ADDRESS_PORT = 5432;

export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-pair-'));
  chmodSync(folder, 0o755);
  const address = join(folder, 'address');
  mkdirSync(address);
  const dataOf = (name: string) => join(folder, name);
  const settingsOf = (name: string) => {
    const sockets = join(folder, `${name}-sockets`);
    mkdirSync(sockets);
    const owner = databaseUser();
    if (owner) chownSync(sockets, owner.uid, owner.gid);
    return ['wal_keep_size=4GB', `unix_socket_directories=${sockets}`];
  };
  /** Like a virtual address: a link to the socket of the server that is the primary. */
  const moveAddress = (name: string, { port }: Database) => {
    const link = join(address, `.s.PGSQL.${ADDRESS_PORT}`);
    symlinkSync(join(folder, `${name}-sockets`, `.s.PGSQL.${port}`), `${link}.new`);
    renameSync(`${link}.new`, link);
  };
  const primary = await startDatabase({ dataFolder: dataOf('primary'), settings: settingsOf('primary') });
  let standby: Database | undefined;
  moveAddress('primary', primary);
  await createDatabase(primary.url('postgres'), NAME);
  const url = new URL(primary.url(NAME));
  url.searchParams.set('host', address);
  url.searchParams.set('port', String(ADDRESS_PORT));
  return {
    url: url.href,
    async addStandby() {
      const ownUrl = primary.url('postgres');
      standby = await startStandby({
        primary: { dataFolder: dataOf('primary'), url: ownUrl },
        dataFolder: dataOf(STANDBY),
        name: STANDBY,
        settings: settingsOf(STANDBY),
      });
      await ask(ownUrl, `ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`);
      await ask(ownUrl, 'SELECT pg_reload_conf()');
      const state = "SELECT sync_state AS state FROM pg_stat_replication WHERE sync_state = 'sync'";
      while ((await ask(ownUrl, state)).length === 0) await pause(50);
    },
    async failOver() {
      const pid = readFileSync(join(dataOf('primary'), 'postmaster.pid'), 'utf8').split('\n')[0]!;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      for (const each of [pid, ...children]) process.kill(Number(each), 'SIGKILL');
      await pause(NOTICE_MS);
      await ask(standby!.url('postgres'), 'SELECT pg_promote(true, 60)');
      moveAddress(STANDBY, standby!);
    },
    async stop() {
      // The standby first: the primary would wait for it with its last commit.
      await standby?.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ask = (url: string, sql: string): Promise<unknown[]> =>
  inDatabase(url, async (client) => (await client.query(sql)).rows);
