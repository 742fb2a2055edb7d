import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The system user that PostgreSQL runs as where it cannot run as ours. */
export interface DatabaseUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. For root this returns the user `postgres` or, where the machine has none, `nobody`; for
 * every other user it returns undefined: the database then runs as that user.
 */
export function databaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody". Start as another user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Whether `user` has access to `folder`. Of a folder that does not exist yet, the nearest existing parent is checked. */
export function canReach(user: DatabaseUser | undefined, folder: string): boolean {
  for (let at = resolve(folder); ; at = dirname(at)) {
    try {
      if (!canEnter(user, at)) return false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    if (at === dirname(at)) return true;
  }
}

function canEnter(user: DatabaseUser | undefined, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (user) {
    const permission = user.uid === uid ? 0o100 : user.gid === gid ? 0o010 : 0o001;
    return (mode & permission) !== 0;
  }
  try {
    accessSync(folder, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
