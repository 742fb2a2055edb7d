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
  process.on('SIGTERM', () => { note('terminated'); process.exit(5); });
  process.on('SIGINT', () => note('interrupted'));
  note(String(process.pid));
  setInterval(() => {}, 1000);
`;
const start = (program = PROGRAM) => startLeashed(process.execPath, ['-e', program, notes], { lastSignal: 'TERM' });
const notesTaken = () => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []);
async function until(condition: () => boolean) {
  for (let waited = 0; !condition() && waited < 5_000; waited += 20) await pause(20);
}
const processes = (text: string) =>
  execFileSync('ps', ['-eo', 'stat,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text) && !line.startsWith('Z'));

it('forwards signals and returns the exit code', async () => {
  const leashed = start();
  await until(() => notesTaken().length === 1);
  leashed.child.kill('SIGINT');
  await until(() => notesTaken().length === 2);
  await leashed.stop('SIGTERM', 5_000);
  expect(notesTaken().slice(1)).toEqual(['interrupted', 'terminated']);
  expect(await leashed.exited).toMatchObject({ code: 5 });
  expect(processes(notes)).toEqual([]);
});

it('returns the exit code of a program that exits on its own', async () => {
  expect(await start('process.exit(3)').exited).toEqual({ code: 3, signal: null });
});

it('reports that a program does not exist', async () => {
  expect((await startLeashed(join(home, 'nowhere'), [], { lastSignal: 'TERM' }).exited).code).toBe(127);
});

it('kills a program that ignores the signal', async () => {
  const leashed = start(PROGRAM.replace('process.exit(5)', ''));
  await until(() => notesTaken().length === 1);
  await leashed.stop('SIGTERM', 300);
  expect(processes(notes)).toEqual([]);
});

it('stops the program when this process is killed', async () => {
  const script = `require(${JSON.stringify(join(import.meta.dirname, 'leash.ts'))}).startLeashed(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}, ${JSON.stringify(notes)}], { lastSignal: 'TERM' })`;
  const owner = spawn(process.execPath, ['-e', script]);
  await until(() => notesTaken().length === 1);
  owner.kill('SIGKILL');
  await until(() => notesTaken().length === 2);
  expect(notesTaken()[1]).toBe('terminated');
  await until(() => processes(notes).length === 0);
  expect(processes(notes)).toEqual([]);
});
