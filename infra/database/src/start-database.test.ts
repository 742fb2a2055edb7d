import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inDatabase } from './in-database.ts';

let home: string;
let holders: ChildProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'atrium-database-'));
  chmodSync(home, 0o755);
});
afterEach(async () => {
  for (const holder of holders)
    if (holder.exitCode === null && holder.signalCode === null) await end(holder, 'SIGTERM');
  holders = [];
  rmSync(home, { recursive: true, force: true });
});

function hold(folder = 'database'): Promise<{ holder: ChildProcess; url: string; port: number }> {
  const holder = spawn(process.execPath, [join(import.meta.dirname, 'testing/hold-database.ts'), join(home, folder)]);
  holders.push(holder);
  return new Promise((resolve, reject) => {
    let errors = '';
    holder.stderr!.on('data', (chunk) => (errors += chunk));
    holder.stdout!.on('data', (line) => resolve({ holder, ...JSON.parse(String(line)) }));
    holder.once('exit', () => reject(new Error(errors)));
  });
}

function end(holder: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    holder.once('exit', () => resolve());
    holder.kill(signal);
  });
}

const query = (url: string, sql: string) => inDatabase(url, async (client) => (await client.query(sql)).rows);

const serverPid = () => Number(readFileSync(join(home, 'database/postmaster.pid'), 'utf8').split('\n')[0]);

it('keeps its data between starts and flushes it to disk', async () => {
  const first = await hold();
  await query(first.url, "CREATE TABLE note AS SELECT 'kept' AS text");
  expect(await query(first.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  await end(first.holder, 'SIGTERM');
  expect(existsSync(join(home, 'database/postmaster.pid'))).toBe(false);
  const second = await hold();
  expect(await query(second.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
});

it('writes no value of a row, a statement or a parameter into its log', async () => {
  const { url } = await hold();
  for (const [name, value] of [
    ['log_min_messages', 'log'],
    ['log_error_verbosity', 'terse'],
    ['log_parameter_max_length', '0'],
    ['log_parameter_max_length_on_error', '0'],
  ])
    expect(await query(url, `SHOW ${name}`)).toEqual([{ [name!]: value }]);
});

it('requires the password for every connection', async () => {
  const { url } = await hold();
  const open = new URL(url);
  open.password = 'guessed';
  await expect(query(open.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
});

it('exits with the process that started it, even a killed one, and starts again', async () => {
  const first = await hold();
  await query(first.url, "CREATE TABLE note AS SELECT 'kept' AS text");
  const server = serverPid();
  await end(first.holder, 'SIGKILL');
  for (let waited = 0; waited < 5_000 && isAlive(server); waited += 50) await pause(50);
  expect(isAlive(server)).toBe(false);
  const second = await hold();
  expect(await query(second.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
});

it('starts on the folder of a killed server', async () => {
  const first = await hold();
  process.kill(serverPid(), 'SIGKILL');
  await end(first.holder, 'SIGKILL');
  expect(existsSync(join(home, 'database/postmaster.pid'))).toBe(true);
  const second = await hold();
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('refuses a folder that a running process uses, and runs beside it in another', async () => {
  const first = await hold();
  await expect(hold()).rejects.toThrow(/in use by process \d+.*ATRIUM_VAR/);
  const other = await hold('other');
  expect(other.port).not.toBe(first.port);
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('creates the cluster again after an interrupted creation', async () => {
  mkdirSync(join(home, 'database.new/base'), { recursive: true });
  const { url } = await hold();
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('never replaces a database whose password file is missing', async () => {
  const first = await hold();
  await end(first.holder, 'SIGTERM');
  rmSync(join(home, 'database/atrium-password'));
  await expect(hold()).rejects.toThrow('Restore the file');
  expect(existsSync(join(home, 'database/PG_VERSION'))).toBe(true);
});

function isAlive(pid: number): boolean {
  // A zombie, which its parent has not reaped yet, counts as dead.
  return existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}
