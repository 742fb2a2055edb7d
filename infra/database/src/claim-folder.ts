import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const SHUTDOWN_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/**
 * Makes this process the only user of a data folder. Stops a server that a killed run left behind (a fast shutdown, which
 * loses nothing) and throws where another running process uses the folder. Returns a function that releases the folder.
 */
export async function claimFolder(dataFolder: string): Promise<() => void> {
  const ownerFile = `${dataFolder}.owner`;
  const owner = existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) : 0;
  if (owner && owner !== process.pid && isAlive(owner)) {
    throw new Error(
      `The database in ${dataFolder} is in use by process ${owner}. Stop that process, or set ATRIUM_VAR to another data folder.`,
    );
  }
  await stopLeftoverServer(dataFolder);
  writeFileSync(ownerFile, String(process.pid));
  return () => rmSync(ownerFile, { force: true });
}

async function stopLeftoverServer(dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pid, folder] = readFileSync(pidFile, 'utf8').split('\n');
  const server = Number(pid);
  if (!(server > 0) || folder !== dataFolder || !isAlive(server) || !isPostgres(server)) {
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(server, 'SIGINT');
  for (let waitedMs = 0; isAlive(server) && waitedMs < SHUTDOWN_TIMEOUT_MS; waitedMs += POLL_MS) await pause(POLL_MS);
  if (isAlive(server)) process.kill(server, 'SIGKILL');
  while (isAlive(server)) await pause(POLL_MS);
}

/** The system reuses process ids. Where it has /proc, this checks that the process is a PostgreSQL. */
function isPostgres(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync('/proc') || (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
