import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@atrium/database/free-port';
import { type Service, startService } from './service.ts';

let home: string;
let port: number;
let reports: string[];
let service: Service;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'atrium-service-'));
  port = await freePort();
  reports = [];
});
afterEach(async () => {
  await service.stop();
  rmSync(home, { recursive: true });
});

function launch(env: NodeJS.ProcessEnv = {}): Service {
  service = startService({
    name: 'obedient',
    main: join(import.meta.dirname, 'fixtures/obedient.mjs'),
    env: { PATH: process.env.PATH, PORT: String(port), NOTES: join(home, 'notes'), ...env },
    readyUrl: `http://127.0.0.1:${port}/`,
    logFile: join(home, 'logs/obedient.log'),
    report: (line) => reports.push(line),
  });
  return service;
}
const notes = () =>
  existsSync(join(home, 'notes')) ? readFileSync(join(home, 'notes'), 'utf8').trim().split('\n') : [];

it('is ready when its address responds, and stops on a signal', async () => {
  await launch().ready(10_000);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok');
  await service.stop();
  expect(notes()).toEqual([expect.stringMatching(/^started/), 'stopped']);
  expect(reports).toEqual([]);
});

it('is started again, and reports it, when it ends unexpectedly', async () => {
  await launch().ready(10_000);
  await fetch(`http://127.0.0.1:${port}/die`).catch(() => {});
  for (let waited = 0; notes().length < 2 && waited < 8_000; waited += 50) await pause(50);
  await service.ready(10_000);
  expect(notes().map((note) => note.split(' ')[0])).toEqual(['started', 'started']);
  expect(reports).toEqual([
    expect.stringMatching(/^obedient ended unexpectedly \(exit code 7\); starting it again in 0\.5 s/),
  ]);
});

it('reports its last output when it does not start, and is not started again', async () => {
  await expect(launch({ FAILS: 'yes' }).ready(10_000)).rejects.toThrow(
    /^obedient did not start: the cellar is flooded/,
  );
  await pause(700);
  expect(reports).toEqual([]);
});

it('finds the error in the output of a crash', async () => {
  await expect(launch({ FAILS: 'loudly' }).ready(10_000)).rejects.toThrow(
    /^obedient did not start: TypeError: the roof leaks \(/,
  );
});

it('is killed when it ignores the signal', async () => {
  await launch({ STUBBORN: 'yes' }).ready(10_000);
  await service.stop();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

it('writes the output of the process to its log', async () => {
  await launch({ FAILS: 'yes' })
    .ready(10_000)
    .catch(() => {});
  await service.stop();
  expect(readFileSync(join(home, 'logs/obedient.log'), 'utf8')).toContain('the cellar is flooded');
});
