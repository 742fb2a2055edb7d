import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLeashed } from './leash.ts';

let home: string;
let notes: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'atrium-leash-'));
  notes = join(home, 'notes');
});
afterEach(() => rmSync(home, { recursive: true }));

const PROGRAM = `
  const { appendFileSync } = require('node:fs');
  const note = (text) => appendFileSync(process.argv[1], text + '\\n');
  process.on('SIGTERM', () => { note('told to end'); process.exit(5); });
  process.on('SIGINT', () => note('told to go on'));
  note(String(process.pid));
  setInterval(() => {}, 1000);
`;
const start = (program = PROGRAM) => startLeashed(process.execPath, ['-e', program, notes], { lastSignal: 'TERM' });
const said = () => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []);
async function until(condition: () => boolean) {
  for (let waited = 0; !condition() && waited < 5_000; waited += 20) await pause(20);
}
const processes = (text: string) =>
  execFileSync('ps', ['-eo', 'stat,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text) && !line.startsWith('Z'));

it('passes signals on and answers the exit code', async () => {
  const leashed = start();
  await until(() => said().length === 1);
  leashed.child.kill('SIGINT');
  await until(() => said().length === 2);
  await leashed.stop('SIGTERM', 5_000);
  expect(said().slice(1)).toEqual(['told to go on', 'told to end']);
  expect(await leashed.exited).toMatchObject({ code: 5 });
  expect(processes(notes)).toEqual([]);
});

it('answers the exit code of a program that ends by itself', async () => {
  expect(await start('process.exit(3)').exited).toEqual({ code: 3, signal: null });
});

it('says that a program is not there', async () => {
  expect((await startLeashed(join(home, 'nowhere'), [], { lastSignal: 'TERM' }).exited).code).toBe(127);
});

it('ends a program by force that will not go', async () => {
  const leashed = start(PROGRAM.replace('process.exit(5)', ''));
  await until(() => said().length === 1);
  await leashed.stop('SIGTERM', 300);
  expect(processes(notes)).toEqual([]);
});

it('tells the program to end when we are killed', async () => {
  const us = `require(${JSON.stringify(join(__dirname, 'leash.ts'))}).startLeashed(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}, ${JSON.stringify(notes)}], { lastSignal: 'TERM' })`;
  const owner = spawn(process.execPath, ['-e', us]);
  await until(() => said().length === 1);
  owner.kill('SIGKILL');
  await until(() => said().length === 2);
  expect(said()[1]).toBe('told to end');
  await until(() => processes(notes).length === 0);
  expect(processes(notes)).toEqual([]);
});
