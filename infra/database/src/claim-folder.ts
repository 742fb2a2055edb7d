import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Makes this process the only user of a data folder. A server that a killed run left behind is stopped (fast shutdown,
 * nothing is lost); a folder of a living run is refused. The returned function gives the folder up again.
 */
export async function claimFolder(dataFolder: string): Promise<() => void> {
  const claim = `${dataFolder}.owner`;
  const owner = existsSync(claim) ? Number(readFileSync(claim, 'utf8')) : 0;
  if (owner && owner !== process.pid && isAlive(owner)) {
    throw new Error(
      `The database in ${dataFolder} is in use by process ${owner}. Stop that copy first, or give this one a data folder of its own in ATRIUM_VAR.`,
    );
  }
  await stopLeftover(dataFolder);
  writeFileSync(claim, String(process.pid));
  return () => rmSync(claim, { force: true });
}

async function stopLeftover(dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pid, folder] = readFileSync(pidFile, 'utf8').split('\n');
  const server = Number(pid);
  if (!(server > 0) || folder !== dataFolder || !isAlive(server) || !isPostgres(server)) {
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(server, 'SIGINT');
  for (let waited = 0; isAlive(server) && waited < 10_000; waited += 50) await pause(50);
  if (isAlive(server)) process.kill(server, 'SIGKILL');
  while (isAlive(server)) await pause(50);
}

/** Process numbers are used again: where the system tells, make sure that it is a PostgreSQL. */
function isPostgres(pid: number): boolean {
  const about = `/proc/${pid}/cmdline`;
  return !existsSync('/proc') || (existsSync(about) && readFileSync(about, 'utf8').includes('postgres'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
