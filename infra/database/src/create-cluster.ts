import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';

interface ClusterOptions {
  bin: string;
  dataFolder: string;
  user: DatabaseUser | undefined;
  durable: boolean;
}

const PASSWORD_FILE = 'atrium-password';

/** The password of the role `atrium`. */
export function passwordOf(dataFolder: string): string {
  const file = join(dataFolder, PASSWORD_FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Error(
    `${file} is missing: it holds the password of the database in ${dataFolder}. Restore the file, or move the folder away to start with an empty database.`,
  );
}

/**
 * Initialises an empty cluster: UTF-8, byte-order collation (the same on every machine), a password for every connection.
 * The cluster is created beside its place and moved there when it is complete, so an interruption leaves no partial one.
 */
export function createCluster({ bin, dataFolder, user, durable }: ClusterOptions): void {
  const draft = `${dataFolder}.new`;
  const passwordForInit = `${dataFolder}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const password = randomBytes(18).toString('base64url');
  writeFileSync(passwordForInit, password, { mode: 0o600 });
  if (user) for (const path of [draft, passwordForInit]) chownSync(path, user.uid, user.gid);
  try {
    const flags = [
      `--pgdata=${draft}`,
      '--username=atrium',
      `--pwfile=${passwordForInit}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ];
    execFileSync(join(bin, 'initdb'), flags, {
      ...user,
      cwd: draft,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    const errors = String((error as { stderr?: Buffer }).stderr ?? '').trim();
    throw new Error(`The database could not be created in ${dataFolder}: ${errors || (error as Error).message}`);
  } finally {
    rmSync(passwordForInit, { force: true });
  }
  writeFileSync(join(draft, PASSWORD_FILE), password, { mode: 0o600 });
  renameSync(draft, dataFolder);
}
