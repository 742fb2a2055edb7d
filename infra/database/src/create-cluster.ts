import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';

interface ClusterOptions {
  bin: string;
  dataFolder: string;
  user: DatabaseUser | undefined;
  durable: boolean;
}

/** Written last, so a folder without it is an interrupted creation. */
const passwordFile = (dataFolder: string) => join(dataFolder, 'atrium-password');

/** The password of the role `atrium`, or undefined when the folder holds no finished cluster. */
export function passwordOf(dataFolder: string): string | undefined {
  const file = passwordFile(dataFolder);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Initialises an empty cluster: UTF-8, byte order collation (the same on every machine), password for everyone. */
export function createCluster({ bin, dataFolder, user, durable }: ClusterOptions): void {
  const password = randomBytes(18).toString('base64url');
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  if (user) chownSync(dataFolder, user.uid, user.gid);
  const handedOver = `${dataFolder}.new`;
  writeFileSync(handedOver, password, { mode: 0o600 });
  if (user) chownSync(handedOver, user.uid, user.gid);
  try {
    const flags = [
      `--pgdata=${dataFolder}`,
      '--username=atrium',
      `--pwfile=${handedOver}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ];
    execFileSync(join(bin, 'initdb'), flags, {
      ...user,
      cwd: dataFolder,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr ?? '').trim();
    throw new Error(`The database could not be created in ${dataFolder}: ${said || (error as Error).message}`);
  } finally {
    rmSync(handedOver, { force: true });
  }
  writeFileSync(passwordFile(dataFolder), password, { mode: 0o600 });
}
