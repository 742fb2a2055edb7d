import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_AGE_MS = 3_600_000;

/** Removes the folders of killed test runs: their server ended with them, their files are left. */
export function removeLeftovers(home) {
  for (const name of readdirSync(home)) {
    if (!name.startsWith('atrium-test-')) continue;
    const folder = join(home, name);
    const claim = join(folder, 'database.owner');
    const abandoned = existsSync(claim)
      ? !isAlive(Number(readFileSync(claim, 'utf8')))
      : Date.now() - statSync(folder).mtimeMs > MAX_AGE_MS;
    if (abandoned) rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
