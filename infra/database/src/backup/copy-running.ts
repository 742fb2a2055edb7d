import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { DatabaseUser } from '../database-user.ts';
import { copyFiles } from './copy-files.ts';

interface RunningCopy {
  /** A connection to the running server, as its owner. */
  client: Client;
  dataFolder: string;
  to: string;
  label: string;
  owner?: DatabaseUser | undefined;
  copied?(bytes: number): void;
  /** The files are copied, and the server completes its log. */
  completing?(): void;
}

/** What PostgreSQL writes anew at every start. The log of the time of the copy comes from elsewhere. */
const LEFT_OUT = {
  files: ['postmaster.pid', 'postmaster.opts'],
  contentsOf: [
    'pg_wal',
    'pg_dynshmem',
    'pg_notify',
    'pg_replslot',
    'pg_serial',
    'pg_snapshots',
    'pg_stat_tmp',
    'pg_subtrans',
  ],
};

/**
 * Copies the folder of a running database. The copy is whole with the log from `firstSegment` on, from an archive or from
 * the running server.
 */
export async function copyRunning(options: RunningCopy): Promise<{ firstSegment: string }> {
  const { client, dataFolder, to, label, owner, copied, completing } = options;
  const one = async <Row>(sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows[0] as Row;
  const { segment } = await one<{ segment: string }>('SELECT pg_walfile_name(pg_backup_start($1, true)) AS segment', [
    label,
  ]);
  await copyFiles(dataFolder, to, { leaveOut: LEFT_OUT, ...(owner && { owner }), ...(copied && { copied }) });
  completing?.();
  const { labelfile, spcmapfile } = await one<{ labelfile: string; spcmapfile: string }>(
    'SELECT labelfile, spcmapfile FROM pg_backup_stop(true)',
  );
  for (const [name, text] of Object.entries({ backup_label: labelfile, tablespace_map: spcmapfile })) {
    if (!text.trim()) continue;
    writeFileSync(join(to, name), text, { mode: 0o600 });
    if (owner) chownSync(join(to, name), owner.uid, owner.gid);
  }
  return { firstSegment: segment };
}
