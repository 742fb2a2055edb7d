import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFolder } from '@atrium/database/database-folder';
import { freePort } from '@atrium/database/free-port';

it('stops within ten seconds even during the first build, and leaves no database running', async () => {
  const root = resolve(import.meta.dirname, '../../../..');
  const home = mkdtempSync(join(tmpdir(), 'atrium-stop-'));
  // The database's user walks through it; else the data would lie elsewhere.
  chmodSync(home, 0o755);
  const varFolder = join(home, 'var');
  const env: NodeJS.ProcessEnv = { ...process.env, ATRIUM_VAR: varFolder };
  for (const part of ['SITE', 'OPS', 'VENDOR', 'PAYMENTS']) env[`ATRIUM_${part}_PORT`] = String(await freePort());
  const main = join(root, 'infra/cli/src/main.ts');
  const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, 'start'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  const ended = once(run, 'exit');
  try {
    const server = join(databaseFolder(varFolder), 'postmaster.pid');
    for (let waited = 0; !existsSync(server) && waited < 90_000; waited += 100) await pause(100);
    expect(existsSync(server)).toBe(true);
    await pause(1_500);
    run.kill('SIGTERM');
    const outcome = await Promise.race([ended.then(() => 'ended'), pause(10_000, 'still there', { ref: false })]);
    expect([outcome, existsSync(server)]).toEqual(['ended', false]);
  } finally {
    if (run.exitCode === null) run.kill('SIGKILL');
    await ended;
    await pause(500);
    rmSync(home, { recursive: true, force: true });
  }
}, 150_000);
